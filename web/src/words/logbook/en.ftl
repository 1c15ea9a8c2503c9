### The logbook: its list, its files and its statistics. Fetched only there.

logbook-empty = Nothing is written here yet. Every game that you play on this device will find its page.
logbook-game = Game
logbook-all-games = All games
logbook-ending = Result
logbook-all-endings = All results
logbook-starred = With a star
logbook-text = Search: names, days, words
logbook-count = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
logbook-more = Show more
logbook-do = More
logbook-name = Name
logbook-star = Star
logbook-remove = Delete
logbook-removed = The game is deleted.
logbook-undo = Take it back
ending-running = running
ending-won = won
ending-lost = lost
logbook-mode = Way to play
logbook-all-modes = All ways to play
logbook-usual = Standard
logbook-crew = Crew
logbook-all-crews = All crews
logbook-online = online
logbook-study = study: known deal, not counted
ending-over = over
logbook-transfer = Take along and bring in
logbook-transfer-explain = One file holds one game or all of them, with notes and variations. The app reads it on any device, and the terminal does, too.
logbook-save-all = { $games ->
    [one] Save this game as a file
   *[other] Save these { $games } games as a file
  }
logbook-take-in = Bring in a file …
logbook-busy = One moment …
logbook-taken-in = { $games ->
    [0] Nothing new was in it.
    [one] One game was brought in.
   *[other] { $games } games were brought in.
  } { $known ->
    [0] { "" }
    [one] One was here already.
   *[other] { $known } were here already.
  }
logbook-refused = { $games ->
    [one] This could not be brought in:
   *[other] { $games } games could not be brought in:
  }
refusal-file-too-large = This file is larger than any logbook.
logbook-aboard = What is kept here
logbook-here = Your logbook lies in this browser and nowhere else.
logbook-used = The app and all games take up { $size }.
logbook-lasts = The browser has promised to throw nothing away by itself.
logbook-may-go = When space runs short, the browser may clear it away.
logbook-ask-lasting = Ask the browser to keep it
logbook-not-lasting = The browser does not promise it yet. It often does once the app is installed. Until then a file keeps your games safe.
logbook-unkept = This browser keeps nothing: your games are gone when you leave. Save them as a file.

## Statistics

statistics = Statistics
statistics-none = As soon as a game has been sailed to its end, it is counted here.
statistics-games = { $games ->
    [one] One game to its end.
   *[other] { $games } games to their end.
  }
statistics-wins = { $wins } of { $games } won: { $words }.
statistics-sure = { $share }, and with many more games most likely between { $low } and { $high }.
statistics-streak = { $now ->
    [0] No win in a row at the moment; { $longest ->
        [one] the longest row is one.
       *[other] the longest row is { $longest }.
      }
    [one] The last game was won; { $longest ->
        [one] the longest row is one.
       *[other] the longest row is { $longest }.
      }
   *[other] { $now } wins in a row; the longest row is { $longest }.
  }
statistics-undecided = Games in which only people compete have no share of wins: one of you always wins.
statistics-by-game = By game
statistics-by-mode = By way to play
statistics-by-players = By number of players
statistics-by-crew = By crew
statistics-time = Over time
statistics-what = What
statistics-when = When
statistics-count = Games
statistics-won = Won
statistics-share = Share of wins
statistics-range = { $share } ({ $low } to { $high })
statistics-players = { $players ->
    [one] One player
   *[other] { $players } players
  }
statistics-picture = Games over time; the dark part was won. The table says the same.
statistics-table = As a table
statistics-more = All { $groups }
