### Santa Timea: what the lobby says.

title = Santa Timea
blurb = Ein Stichspiel im Sturm: Der Wind bestimmt, was deine Karten zählen – und wer am niedrigsten liegt, nimmt den Schaden.
option-professional = Spielart
option-professional-explain = Im Profispiel bringen Paare Sonderpunkte, und viele Windkarten kosten Punkte.
option-professional-on = Profispiel
option-professional-on-explain = Mit Prognose, Sonderpunkten für Paare und Minuspunkten; Windkarten, die niemand nimmt, bleiben liegen.
option-professional-off = Grundspiel
option-professional-off-explain = Nur der Schaden entscheidet: zum Kennenlernen und für zwischendurch.
option-openTricks = Frühere Stiche
option-openTricks-explain = Welche Stiche des Durchgangs ihr ansehen dürft.
option-openTricks-on = Alle Stiche offen
option-openTricks-on-explain = Jeden Stich des Durchgangs könnt ihr noch einmal ansehen.
option-openTricks-off = Nur der letzte Stich
option-openTricks-off-explain = Ältere Stiche liegen beiseite: Wer will, zählt mit.
option-rounds = Durchgänge
option-rounds-explain = Ein Durchgang hat zwölf Stiche. Nach den Regeln werden fünf gespielt.
option-rounds-value = { $value ->
    [one] Ein Durchgang
   *[other] { $value } Durchgänge
  }
option-rounds-value-explain = { $value ->
    [5] Die ganze Fahrt, wie die Regeln sie vorsehen.
    [one] Zum Ausprobieren: zwölf Stiche und eine Wertung.
   *[other] Eine kürzere Fahrt mit { $value } Wertungen.
  }
