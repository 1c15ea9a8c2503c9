### In aller Ruhe, arch: what the lobby says.

option-variant-arch = Der große Bogen
option-variant-arch-explain = Erst zwei Säulen, dann das Dach, und kein Aufbruch.
