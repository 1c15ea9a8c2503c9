### Die Leiter: Törns von leicht bis schwer, und wie schwer eine Fahrt ist.

ladder = Törns
ladder-blurb = Rund dreißig Törns je Spiel, von leicht bis schwer. Wie schwer, ist gemessen: So oft gewinnt ein Matrose an deiner Stelle.
ladder-players = { $seats ->
    [1] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] Zu fünft
  }
ladder-crew = mit { $crew }
ladder-won = gewonnen
ladder-tried = { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
  }
ladder-sail = Auslaufen
ladder-standing = { $won } von { $count } gewonnen
ladder-best-place = { $tied ->
    [yes] bestes Ergebnis: geteilter Platz { $place } mit { $points } Punkten
   *[no] bestes Ergebnis: Platz { $place } mit { $points } Punkten
  }
ladder-tries-to = { $tries ->
    [one] beim ersten Versuch
   *[other] in { $tries } Versuchen
  }
ladder-next = Nächster Törn: { $voyage }
ladder-again = Diesen Törn noch einmal
ladder-top = Alle Törns der Leiter
ladder-rung = Törn { $number } von { $count }

## Wie schwer eine Fahrt ist

how-hard = Wie schwer ist das?
how-hard-often = { $kind ->
    [never] so gut wie nie
    [seldom] { $in ->
        [3] etwa jede dritte { $game }
        [4] etwa jede vierte { $game }
        [5] etwa jede fünfte { $game }
        [6] etwa jede sechste { $game }
        [7] etwa jede siebte { $game }
        [8] etwa jede achte { $game }
        [9] etwa jede neunte { $game }
        [10] etwa jede zehnte { $game }
       *[other] etwa jede { $in }. { $game }
      }
    [half] etwa jede zweite { $game }
    [mostly] { $of ->
        [2] etwa zwei von drei { $games }
        [3] etwa drei von vier { $games }
       *[other] etwa { $of } von { $in } { $games }
      }
   *[always] fast immer
  }
how-hard-voyage = Fahrt
how-hard-voyages = Fahrten
how-hard-game = Partie
how-hard-games = Partien
how-hard-team = Matrosen gewinnen { $often } ({ $rate } %, { $low } bis { $high }).
how-hard-rival = Ein Matrose gewinnt { $often } ({ $rate } %, { $low } bis { $high }); gerecht verteilt wären es { $fair } %.
how-hard-nearest = So nicht gemessen. Am nächsten kommt: { $voyage }.
how-hard-unknown = Wie schwer das ist, hat noch niemand gemessen.
how-hard-people = Menschen zählen dabei als Matrosen.
how-hard-against = Ein Matrose gegen …
how-hard-wins = gewinnt
how-hard-crew-named = Mannschaft: { $crew }
how-hard-persons = { $people ->
    [one] 1 Mensch
   *[other] { $people } Menschen
  }
