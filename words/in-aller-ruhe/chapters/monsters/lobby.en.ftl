### In aller Ruhe, monsters: what the lobby says.

option-monsters = Sea monsters
option-monsters-explain = The only way to get rid of one is to let it destroy an island.
option-monsters-value = { $value } monsters
option-monsters-value-explain = { $value } sea monsters are shuffled into the piles.
option-monsters-0 = None
option-monsters-0-explain = The sea is peaceful.
