### What an analysis says of a game.

insight = Analysis
curve = How the game went
legend-fair = by what players knew
legend-open = with open cards
legend-band = 95 % interval
head-turn = Turn
head-who = Who
head-move = Move
head-chance = Chance
head-open = Open cards
head-decision = Decision
head-luck = Luck
head-mark = Note
waits = waits
chance-act = The cards
percent = { $mean }%
span = { $mean }% ({ $low } to { $high }%)
difficulty-team = { $kind ->
    [hard] A hard deal: sailors win { $often } with it ({ $par }%, otherwise { $usual }%).
    [easy] A kind deal: sailors win { $often } with it ({ $par }%, otherwise { $usual }%).
   *[usual] A deal like others: sailors win { $often } with it ({ $par }%).
  }
difficulty-rival = { $kind ->
    [hard] Poor cards: a sailor wins { $often } with them ({ $par }%, otherwise { $usual }%).
    [easy] Good cards: a sailor wins { $often } with them ({ $par }%, otherwise { $usual }%).
   *[usual] Cards like others: a sailor wins { $often } with them ({ $par }%).
  }
often = { $kind ->
    [never] hardly ever
    [seldom] about one game in { $in }
    [half] about every other game
    [mostly] about { $of } games in { $in }
   *[always] nearly always
  }
balance = Decisions { $decisions }, luck { $luck } points (the deal { $deal } of it), compared with sailors.
seat-found = { $name }: { $decisions } decisions, nothing to improve that would be more than luck.
seat-lost-team = { $name }: { $decisions } decisions; { $lost } points more were in it.
seat-lost-rival = { $name }: { $decisions } decisions, { $lost } points lost by them.
seat-luck = Luck: { $luck } points.
turning-decision = The turning point was turn { $turn }: the decision of { $name } took the chance from { $from }% to { $to }%.
turning-luck = The turning point was turn { $turn }, after the move of { $name }: the cards took the chance from { $from }% to { $to }%.
turning-deal = The turning point was the deal: it took the chance from { $from }% to { $to }%.
mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
mark-find = Well found
mark-team-inaccuracy = A little more was in it
mark-team-mistake = More was in it
mark-team-blunder = Much more was in it
mark-team-find = Well found
better = “{ $move }” would have been better by { $loss } points ({ $low } to { $high }).
no-marks = No decision stands out: what is left between the moves is luck.
about = Every decision is judged by what its player could know: worlds that fit are played out by sailors, { $budget } decisions for each spot. Luck is what cards, and what others knew, added afterwards.
refusal-bad-budget = The budget must be a whole number from { $from } to { $to }, or quick, full or deep, not { $value }.
refusal-not-over = A game that is not over yet is not analysed: with open cards, its curve would tell what is hidden.
head-reason = What spoke for it
captains-team = { $kind ->
    [hard] A hard deal: captains win { $often } with it ({ $par }%, { $low } to { $high }%, in { $tries } tries).
    [easy] A kind deal: captains win { $often } with it ({ $par }%, { $low } to { $high }%, in { $tries } tries).
   *[usual] A deal like others: captains win { $often } with it ({ $par }%, { $low } to { $high }%, in { $tries } tries).
  }
captains-rival = { $kind ->
    [hard] Poor cards: among captains this seat wins { $often } ({ $par }%, { $low } to { $high }%, in { $tries } tries).
    [easy] Good cards: among captains this seat wins { $often } ({ $par }%, { $low } to { $high }%, in { $tries } tries).
   *[usual] Cards like others: among captains this seat wins { $often } ({ $par }%, { $low } to { $high }%, in { $tries } tries).
  }
captains-running = Captains are playing the same cards
captains-stop = Do not wait for the captains
captains-ask = Let captains try the same cards
result-team = { $kind ->
    [won] Won.
   *[lost] This time it was not enough.
  }
result-rival = { $kind ->
    [won] { $name } won.
    [shared] { $name } shared the victory.
   *[lost] { $name } did not win.
  }
reason = Seen from { $name }’s seat: { $reason }
this-move = This move
forced = There was nothing to decide.
report-move = Report this move
report-explain = A file with the game, the seat and the thoughts about this move. It stays on your device until you hand it on.
trust-unknown = For this way to play it has not been measured yet how well the chances hold.
trust-not = { $kind ->
    [low] Take the chances with care: in { $games } test games of this kind, it came { $miss } points better than was said, on average.
    [high] Take the chances with care: in { $games } test games of this kind, it came { $miss } points worse than was said, on average.
   *[blurred] Take the chances with care: in { $games } test games of this kind, they were often too sure or too careful.
  }
example = A line of play that shows it, with cards as they could lie
example-better = Better like this
example-worse = Whereas like this
turning-point = Turning point
before = Before
after = After
