### The ladder: voyages from easy to hard, and how hard a voyage is.

ladder = Voyages
ladder-blurb = About thirty voyages for each game, from easy to hard. How hard is measured: this is how often a sailor in your place wins.
ladder-players = { $seats ->
    [1] Alone
   *[other] { $seats } players
  }
ladder-crew = with { $crew }
ladder-won = won
ladder-tried = { $tries ->
    [one] one try
   *[other] { $tries } tries
  }
ladder-sail = Set sail
ladder-standing = { $won } of { $count } won
ladder-best-place = { $tied ->
    [yes] best result: place { $place }, shared, with { $points } points
   *[no] best result: place { $place } with { $points } points
  }
ladder-tries-to = { $tries ->
    [one] at the first try
   *[other] in { $tries } tries
  }
ladder-next = Next voyage: { $voyage }
ladder-again = Try this voyage again
ladder-top = All voyages of the ladder
ladder-rung = Voyage { $number } of { $count }

## How hard a voyage is

how-hard = How hard is this?
how-hard-often = { $kind ->
    [never] hardly ever
    [seldom] { $in ->
        [3] about every third { $game }
        [4] about every fourth { $game }
        [5] about every fifth { $game }
        [6] about every sixth { $game }
        [7] about every seventh { $game }
        [8] about every eighth { $game }
        [9] about every ninth { $game }
        [10] about every tenth { $game }
       *[other] about one { $game } in { $in }
      }
    [half] about every other { $game }
    [mostly] { $of ->
        [2] about two { $games } in three
        [3] about three { $games } in four
       *[other] about { $of } { $games } in { $in }
      }
   *[always] nearly always
  }
how-hard-voyage = voyage
how-hard-voyages = voyages
how-hard-game = game
how-hard-games = games
how-hard-team = Sailors win { $often } ({ $rate }%, { $low } to { $high }).
how-hard-rival = A sailor wins { $often } ({ $rate }%, { $low } to { $high }); the fair share would be { $fair }%.
how-hard-nearest = Not measured like this. The nearest that was: { $voyage }.
how-hard-unknown = How hard this is has not been measured yet.
how-hard-people = People count as sailors here.
how-hard-against = A sailor against …
how-hard-wins = wins
how-hard-crew-named = Crew: { $crew }
how-hard-persons = { $people ->
    [one] 1 person
   *[other] { $people } people
  }
