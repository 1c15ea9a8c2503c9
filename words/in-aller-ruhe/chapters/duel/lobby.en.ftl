### In aller Ruhe, duel: what the lobby says.

option-variant-duel = One against one
option-variant-duel-explain = Two compete for points, with an open row of cards.
refusal-strict-excludes-duel = One against one there is no strict rule.
refusal-duel-is-for-two = One against one is for exactly two.
