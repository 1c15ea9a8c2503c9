### In aller Ruhe, storms: what the lobby says.

option-storms = Storms & compasses
option-storms-explain = Storms hamper you until a compass drives them away.
option-storms-on = With storms
option-storms-on-explain = Six storms are shuffled into the piles, six compasses can be earned.
option-storms-off = No storms
option-storms-off-explain = The weather stays fine.
