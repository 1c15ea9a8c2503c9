### In aller Ruhe, Felsen: was der Tisch sagt.

ar-row-rock = Der Felsen sperrt Reihe { $row }
ar-hold = Felsen halten (2 Karten)
ar-hold-which = { $chosen ->
    [0] Lege zwei Karten ab, dann bleibt der Felsen, wo er ist.
    [one] Noch eine Karte, dann bleibt der Felsen, wo er ist.
   *[other] Diese zwei Karten ablegen und den Felsen halten?
  }
ar-hold-confirm = Ablegen und halten
