### What the terminal itself says.

refusal-malformed-json = This line is not JSON: { $value }
refusal-unknown-op = “{ $field }” cannot be { $value }. Possible: { $allowed }.
refusal-no-game-yet = There is no game yet: begin with “new” or “load” (“{ $field }”).
refusal-no-record = A game that was loaded as a position has no record (“{ $field }”).
refusal-unknown-viewer = “{ $field }” must be a seat from 0 to { $last } or "watcher", not { $value }.
refusal-seed-value = “{ $field }” must be a text or a number, not { $value }.
refusal-internal-error = That is a bug of ours, not yours: { $value }

play-hint = “help” lists what you can type.
play-help =
    legal         all moves; with the beginning of a move, only those
    hand          your cards
    board         what lies open
    last          what has happened since your last move
    hint          the three best moves, and why; the record notes that you asked
    undo          take a move back, as long as nobody has learned anything new
    rules 4.2     a clause of the rulebook, “rules 4” a chapter
    save FILE     write the record; as JSON if the name ends in .json
    quit          stop playing
hand-over-clear = Enter clears the screen, then it is { $name }’s turn. { "" }
hand-over-ready = { $name }, press Enter when only you can see the screen. { "" }
legal-none = There is no such move now.
legal-more = { $more ->
    [one] … and one more. “legal” with the beginning of a move shows fewer.
   *[other] … and { $more } more. “legal” with the beginning of a move shows fewer.
  }
hint-thinking = One moment, I am playing it through …
hint-level = practically equal
hint-noted = Played through many times from what you can see. The record notes that you asked.
hint-over = The game is over: there is no hint for that.
undo-done = Taken back.
undo-nothing = There is nothing to take back.
undo-told = That cannot be taken back: since then somebody has learned something new.
undo-told-this = That cannot be taken back, since it told somebody something new: { $news }
rules-unknown = The rulebook has no clause “{ $clause }”.
end-save = “save FILE” keeps the game, Enter leaves it.
save-how = Say where: save FILE
save-done = Saved: { $file }
save-failed = Not saved. { $problem }

learn-first-voyage = First voyage
learn-hint = “help” lists what you can type, “hint” tells the move.
learn-help =
    hint          how the step is meant
    legal         all moves; with the beginning of a move, only those
    hand          your cards
    board         what lies open
    rules 4.2     a clause of the rulebook, “rules 4” a chapter
    skip          go on to the next step
    back          one step back
    quit          stop
learn-next = Next:

report-title = Arena: { $game }
report-team = Games won
report-shares = Share of the wins
report-points = Points per game
report-fair = Dashed: what each seat is due if all are equally good ({ $share }). Shared wins count in part.
report-each = { $name } (each of { $seats } seats)
report-range = { $low } to { $high }
report-seats = Seats
report-deals = Deals
report-seatings = Seatings of each deal
report-thought = Thought per move
report-seed = Seed
report-foot = Every deal is played with every seating, so that luck is the same for all. The lines across the bars are 95 % intervals; one deal is one sample.

verify-record = The record can be read.
verify-moves = Every move follows the rules.
verify-chance = Dealt again, the same cards come out.
verify-commitment = The seal fits the server’s seed.
verify-seed = The deal follows from the seed of the server and those of everybody at the table.
verify-transcript = What was played, and what was taken back, leads to this record.
verify-chain = The chain of checksums has no gap.
verify-outcome = The game is over, and it ended as the file says.
verify-signature = The server has signed this seal.
verify-heard-commitment = It is the seal that you were shown before the game.
verify-heard-nonce = Your own random number is in the deal.
verify-heard-chain = The checksums that you were shown during the game are in the chain.
verify-heard-seal = The seal of the whole game is the one that you were shown at the end.
verify-no-keys = { $place } does not say by which keys its games are signed.
verdict-heard = Proven by what you heard: it was played just like this.
verdict-signed = Proven by the server’s signature: the server says that it was played just like this.
verdict-consistent = Only consistent: nothing in the file contradicts itself, but anybody could have made it.
verdict-no-proof = No proof: moves and deal fit together, and nothing shows that this game was ever played.
verdict-broken = Broken: the file contradicts itself, or what you know of the game.
verify-not-provable = nothing to check it against
verify-failed = { $failed ->
    [one] { $file }: one check failed.
   *[other] { $file }: { $failed } checks failed.
  }

check-file = The file itself is damaged: SQLite cannot read all of it.
check-journal = New moves could not be sorted in; the table is stopped.
check-row = The line of the table cannot be read.
check-entry = An entry cannot be read.
check-gap = An entry is missing here, or there twice.
check-fold = The entries do not make a game.
check-foreign = This server does not have that game, or those rules.
check-seal = The game is over, but its signature does not fit what is stored: something was changed since.
check-line = The line of the table does not fit its entries.
check-wake = The table would sleep for too long.
check-seats = The seats do not fit the entries.
check-orphan = This belongs to nothing any more.
check-name = Somebody has no name that can be read.
check-nothing = There is no store at { $place }.
check-failed = { $place } could not be checked
check-verdict-sound = { $place }: nothing is wrong.
check-verdict-flawed = { $flaws ->
    [one] { $place }: one thing is wrong. “--mend” mends what can be mended.
   *[other] { $place }: { $flaws } things are wrong. “--mend” mends what can be mended.
  }
check-verdict-mended = { $flaws ->
    [one] { $place }: one thing was wrong and is mended.
   *[other] { $place }: { $flaws } things were wrong and are mended.
  }
check-verdict-still-flawed = { $place }: not everything could be mended; ✗ marks what is left.

walk-hint = Enter goes one turn on, “back” one back; “help” lists the rest.
walk-help =
    Enter, next    one turn on
    back           one turn back
    first, last    to the beginning, to the end
    17             to turn 17
    table          what lies on the table
    seat 0         with the eyes of a seat; “seat watcher”, “seat open” for all hands
    branches       the variations of this line
    line 0.1       into a variation; “line” back to the game
    quit           stop
walk-turn = Turn { $turn } of { $last }
walk-turn-line = Variation { $line }, turn { $turn } of { $last }
walk-seats = Say whose eyes: a seat from 0 to { $last }, “watcher” or “open”.
walk-no-line = There is no variation { $line } that can be played.
walk-no-branches = Nobody has tried anything else here.
walk-branch = { $moves ->
    [one] line { $line }: after move { $move }, one move { $crew }
   *[other] line { $line }: after move { $move }, { $moves } moves { $crew }
  }
mark-good = Well sailed
mark-missed = There was more in it
mark-question = Questionable
mark-moment = A moment

logbook-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
logbook-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
logbook-share = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $wins } of { $decided } won: { $words } ({ $share }, interval { $low } to { $high })
logbook-streak = { $now ->
    [one] 1 win in a row
   *[other] { $now } wins in a row
  } at the moment, { $longest } at most.
logbook-usual = Standard
logbook-players = { $players ->
    [one] One player
   *[other] { $players } players
  }
logbook-by-game = By game
logbook-by-mode = By way to play
logbook-by-players = By number of players
logbook-by-crew = By crew
logbook-time = Over time
ending-running = running
ending-won = won
ending-lost = lost
ending-over = over

# Puzzles

puzzle-none = There are no puzzles for this game yet.
puzzle-unknown = There is no puzzle { $number }; there are { $count }.
puzzle-title = Puzzle { $number } of { $count }, level { $level }. What would you play? (help: what you can type)
puzzle-help =
    a move        your answer
    legal [text]  the moves on offer, or those that begin so
    answer        shows the answer
    quit          ends
puzzle-right = Right: { $move }.
puzzle-as-good = Good: nothing clearly better was found.
puzzle-wrong = Not the best.
puzzle-answer = The answer: { $move }.
puzzle-chance = It wins { $chance } of all games, the next best move { $next }.
puzzle-exact = Reckoned exactly.
puzzle-after = Enter: next puzzle, play: play on from here, quit: enough.
