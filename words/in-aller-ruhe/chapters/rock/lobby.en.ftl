### In aller Ruhe, rock: what the lobby says.

option-rock = Jagged rock
option-rock-explain = A rock always blocks one row and moves after every action.
option-rock-on = With the rock
option-rock-on-explain = One row is always blocked, until four rows are full.
option-rock-off = No rock
option-rock-off-explain = Every row can be sailed.
