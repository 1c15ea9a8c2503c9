### The ladder: voyages from easy to hard.

ladder = Voyages
ladder-blurb = About thirty voyages for each game, from easy to hard. How hard is measured: this is how often a sailor in your place wins.
ladder-players = { $seats ->
    [1] Alone
   *[other] { $seats } players
  }
ladder-crew = with { $crew }
ladder-rate-full = Sailors win { $rate } of 100 ({ $low } to { $high })
ladder-won = won
ladder-tried = { $tries ->
    [one] one try
   *[other] { $tries } tries
  }
ladder-sail = Set sail
ladder-standing = { $won } of { $count } won
