### Puzzles: one move is clearly best.

puzzles = Puzzles
puzzles-what = What would you play?
puzzles-blurb = Positions from games of bots in which one move is clearly best. You see what that seat saw, and no more.
puzzles-start = Next puzzle
puzzles-streak = Streak
puzzles-streak-blurb = One after the other, harder and harder, until the first that you miss.
puzzles-rating = Your level: { $rating }
puzzles-rating-new = Your level shows after the first puzzle.
puzzles-solved = { $tried ->
    [0] { $all } puzzles are waiting, and each begins with a look at your hand.
   *[other] { $solved } of { $tried } solved at the first try; there are { $all }.
  }
puzzles-best = Longest streak: { $best }
puzzles-curve = Your level, puzzle by puzzle
puzzles-curve-table = The same as a table
puzzles-head-count = Puzzle
puzzles-head-rating = Level
puzzles-none = There are no puzzles for this game yet.
puzzles-unkept = This browser keeps nothing: your level is gone when you leave.
puzzle-title = Puzzle { $number }
puzzle-ask = Puzzle { $number }, level { $level }. What would you play?
puzzle-again = You have tried this one before: it does not count.
puzzle-thinking = One moment, I am playing it through …
puzzle-failed = That move could not be judged. Try another one.
puzzle-right = Right.
puzzle-as-good = Good: nothing clearly better was found.
puzzle-wrong = Not the best.
puzzle-answer = The answer: “{ $move }”.
puzzle-chance = { $exact ->
    [yes] It wins { $chance } of all games, reckoned exactly
   *[no] It wins { $chance } of all games
  }{ $next ->
    [none] .
   *[other] , the next best { $next }.
  }
puzzle-level = Level { $rating } ({ $change })
puzzle-streak-now = { $count } in a row
puzzle-streak-over = { $count } in a row. Your longest: { $best }.
puzzle-next = Next
puzzle-retry = Once more
puzzle-show = Show the answer
puzzle-play-on = Play on from here
puzzle-back = Back to the puzzle
puzzle-all = All puzzles
puzzle-streak-again = Another streak
puzzle-playing = You play on after “{ $move }”, with sailors. Nothing of this is counted.
