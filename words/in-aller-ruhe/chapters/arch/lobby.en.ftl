### In aller Ruhe, arch: what the lobby says.

option-variant-arch = The great arch
option-variant-arch-explain = First two pillars, then the roof, and no departure.
