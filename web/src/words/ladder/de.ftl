### Die Leiter: Törns von leicht bis schwer.

ladder = Törns
ladder-blurb = Rund dreißig Törns je Spiel, von leicht bis schwer. Wie schwer, ist gemessen: So oft gewinnt ein Matrose an deiner Stelle.
ladder-players = { $seats ->
    [1] Allein
   *[other] Zu { $seats }
  }
ladder-crew = mit { $crew }
ladder-rate-full = Matrosen gewinnen { $rate } von 100 ({ $low } bis { $high })
ladder-won = gewonnen
ladder-tried = { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
  }
ladder-sail = Auslaufen
ladder-standing = { $won } von { $count } gewonnen
