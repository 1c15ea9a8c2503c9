### In aller Ruhe, rock: what the table says.

ar-row-rock = The rock blocks row { $row }
ar-hold = Hold the rock (2 cards)
ar-hold-which = { $chosen ->
    [0] Discard two cards and the rock stays where it is.
    [one] One more card and the rock stays where it is.
   *[other] Discard these two cards and hold the rock?
  }
ar-hold-confirm = Discard and hold
