### Santa Timea: what is said at the table.

## Cards, seats and other things

direction-name = { $direction ->
    [north] North
    [east] East
    [south] South
   *[west] West
  }
wind-blowing = { $direction ->
    [north] a north wind
    [east] an east wind
    [south] a south wind
   *[west] a west wind
  }
card-named = { direction-name } { $number }
winds-named = { direction-name } { $damages }
card-bride = Pirate bride
cards-bride = { $count ->
    [one] a pirate bride
   *[other] { $count } pirate brides
  }
points-counted = { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
  }
seat-named = { $who ->
    [you] { $form ->
        [awaited] you
        [first] You
       *[plain] you
      }
   *[other] { $name }
  }
standing-seat = { seat-named } ({ SIGNED($points) })

## Moves

move-deal = Deal the cards
move-play = Play { $card }
move-sets = { $count ->
    [0] Keep everything for the pairs
    [one] Lay the set { LIST($sets) } aside
   *[other] Lay the sets { LIST($sets) } aside
  }
notation =
    N14           play North 14; directions are N, E, S and W
    B             play a pirate bride
    sets N S      lay the sets North and South aside
    sets -        keep everything for the pairs

## What happens

event-dealt = Round { $round }: the cards are dealt, { $who ->
    [you] you lead
   *[other] { $name } leads
  }. The wind card is { $now }, followed by { LIST($next) }.
event-dealt-forecast = Missing this round are { LIST($winds) }.
event-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
  }
event-sets-own = { $count ->
    [0] You keep everything for the pairs.
    [one] You lay the set { LIST($sets) } aside.
   *[other] You lay the sets { LIST($sets) } aside.
  }
event-sets-secret = { $name } has chosen.
trick-tied = { LIST($names, form: "first") } knock each other out ({ $value } each).
trick-takes = { $who ->
    [you] You
   *[other] { $name }
  } must take the wind { $count ->
    [one] card
   *[other] cards
  } { LIST($winds) }: { $why }
trick-takes-and-leads = { $who ->
    [you] You
   *[other] { $name }
  } must take the wind { $count ->
    [one] card
   *[other] cards
  } { LIST($winds) } and { $who ->
    [you] lead
   *[other] leads
  } the next trick: { $why }
trick-leads = { $who ->
    [you] You lead
   *[other] { $name } leads
  } the next trick: { $why }
trick-leads-again = { $who ->
    [you] You lead
   *[other] { $name } leads
  } once more.
why-lowest = { $others ->
    [left] { $card } counts least of those left ({ $value }).
   *[all] { $card } counts least ({ $value }).
  }
why-highest = { $others ->
    [left] { $card } counts most of those left ({ $value }).
   *[all] { $card } counts most ({ $value }).
  }
why-alone = only { $card } ({ $value }) is left.
why-bride = whoever leads a pirate bride always takes.
why-against = Against the wind, the printed number decides.
trick-nobody = Nothing but ties: nobody takes the wind card { $wind }.
trick-carried = Nothing but ties: the wind card { $wind } stays until somebody takes the next one.
trick-revealed = { $wind } is turned up.
evaluated-round = Evaluation of round { $round }.
evaluated-seat = { $who ->
    [you] You
   *[other] { $name }
  }: { JOIN($steps, by: ", ") }.
evaluated-sets = { $count ->
    [one] set { LIST($sets) } aside
   *[other] sets { LIST($sets) } aside
  }
evaluated-place = damage { $damage }, { $shared ->
    [yes] shared { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
      } place
   *[no] { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
      } place
  }: { $points }
evaluated-pairs = pairs +{ $count }
evaluated-minus = wind cards −{ $count }
evaluated-total = { $points } in all

## How it ends

outcome-won = { $crew ->
    [you] You win with
    [one] { LIST($names, form: "first") } wins with
   *[several] { LIST($names, form: "first") } win together, each with
  } { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
  }.
outcome-rounds-won = With equal points, the rounds won decide.
outcome-standing = Final score: { LIST($standing) }.

## What is to be done

todo-deal = Almost there: the cards are being dealt.
todo-deal-again = Onwards: the cards for round { $round } are being dealt.
todo-over = The storm is over.
todo-wait = Waiting for { LIST($names, form: "awaited") }.
todo-lead = Your turn: lead a card – { $wind } is at stake.
todo-follow = Your turn: play a card – { $wind } is at stake.
todo-lead-bride = { $count ->
    [one] Your turn: only the pirate bride is left. Lead it – { $wind } will be yours in any case.
   *[other] Your turn: only pirate brides are left. Lead one – { $wind } will be yours in any case.
  }
todo-last = Your turn: play your last card – { $wind } is at stake.
todo-sets = { $count ->
    [one] The choice is yours: lay the set { LIST($sets) } aside or keep it for the pairs.
   *[other] The choice is yours: lay aside which of the sets { LIST($sets) } you like. What you keep counts for the pairs.
  }

## The table

position-round = Round { $round } of { $rounds }, trick { $trick } of { $tricks }.
position-round-over = Round { $round } of { $rounds } has been played.
position-winds = { $open ->
    [1] Wind card: { $now }, the last one.
    [2] Wind cards: { $now } now, then { $next }, the last one.
   *[other] Wind cards: { $now } now, { $next } next, { $after } after that.
  }
position-forecast = Forecast: missing this round are { LIST($winds) }.
position-carried = Whoever takes also takes what was left lying: { LIST($winds) }.
position-no-card = No card has been played yet.
position-card = { $card } counts { $value }
position-card-void = { $card } counts nothing
position-card-out = { $card } counts { $value }, knocked out
position-played = { $who ->
    [you] You
   *[other] { $name }
  }: { $card }.
position-stand = As it stands: { JOIN($stand, by: ", ") }.
stand-takes = { $who ->
    [you] you take
   *[other] { $name } takes
  }
stand-takes-and-leads = { $who ->
    [you] you take and lead next
   *[other] { $name } takes and leads next
  }
stand-nobody = nobody takes
stand-leads = { $who ->
    [you] you lead next
   *[other] { $name } leads next
  }
position-seat = { $who ->
    [you] You
   *[other] { $name }
  }: { JOIN($parts, by: ", ") }.
position-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
collected-none = no wind card
collected-winds = wind { $count ->
    [one] card
   *[other] cards
  } { LIST($winds) } ({ JOIN($sum, by: ", ") })
collected-lacking = { JOIN($parts, by: "; ") }
collected-damage = damage { $damage }
collected-sets = { $count ->
    [one] { $damage } of it in the set { LIST($sets) }
   *[other] { $damage } of it in the sets { LIST($sets) }
  }
collected-missing = set { direction-name } lacks the { $number }
position-hand = Your hand, in brackets what each card counts in { $wind }: { JOIN($cards, by: ", ") }.
position-hand-card = { $card } ({ $value })
position-hand-empty = Your hand is empty.

## What may be said

talk-open = Talk as you like – only your cards stay hidden.

## Why not

refusal-game-over = The game is already over.
refusal-not-dealt = The cards have not been dealt yet.
refusal-not-your-turn = It is not your turn.
refusal-card-not-held = You do not hold this: { $card }.
refusal-bride-led = You may only lead a pirate bride when you hold nothing else.
refusal-choosing-sets = The round has been played: now it is evaluated.
refusal-not-choosing-sets = Sets are laid aside only after the last trick.
refusal-no-choice = With your wind cards there is nothing to choose.
refusal-already-chosen = You have already chosen.
refusal-set-not-held = You have no set of 1, 2 and 3 in { direction-name }.
refusal-no-choice-there = In { direction-name } there is nothing to choose: this set is laid aside anyway.
refusal-bad-deal = The cards cannot have been dealt like this.

## Why a move is good

reason-leads = { $card } counts { $value } when led: { $lower ->
    [0] no unknown card counts
    [one] only one unknown card counts
   *[other] { $lower } unknown cards count
  } less, and { $later ->
    [one] one more card is
   *[other] { $later } more cards are
  } still to come. At stake is { LIST($winds) } (damage { $damage }).
reason-leads-bride = You hold nothing but pirate brides: { LIST($winds) } is yours (damage { $damage }).
reason-void-bride = The pirate bride counts for nothing here, so you do not take { LIST($winds) } (damage { $damage }).
reason-knocks-out = { $card } counts as much as { $name }’s card ({ $value }): you knock each other out, and { LIST($winds) } does not come to you (damage { $damage }).
reason-takes = You take { LIST($winds) } (damage { $damage }) – with { $card }, which counts only { $value }, and save your other cards.
reason-completes-set = { $card } counts least ({ $value }): you take { LIST($winds) } (damage { $damage }), and your set { direction-name } is complete.
reason-escapes = { $card } counts { $value }: { $name } takes { LIST($winds) } (damage { $damage }){ $leads ->
    [0] {"."}
   *[other] {", "}and you lead next.
  }
reason-nobody-takes = { $card } counts { $value }: only ties are left, and nobody takes { LIST($winds) } (damage { $damage }).
reason-risks = For now you are lowest with { $value }, and at stake is { LIST($winds) } (damage { $damage }). { $lower ->
    [0] No unknown card counts
    [one] One unknown card counts
   *[other] { $lower } unknown cards count
  } less than { $card }, and { $later ->
    [one] one more card is
   *[other] { $later } more cards are
  } still to come.
reason-hides-behind = { $card } counts { $value }: as it stands, { $name } takes { LIST($winds) } (damage { $damage }). { $lower ->
    [0] No unknown card counts
    [one] One unknown card counts
   *[other] { $lower } unknown cards count
  } less, and { $later ->
    [one] one more card is
   *[other] { $later } more cards are
  } still to come.
reason-lays-sets-aside = { $count ->
    [one] The set { LIST($sets) } laid aside saves
   *[other] The sets { LIST($sets) } laid aside save
  } you { $saved } damage.
reason-keeps-pairs = Your pairs bring { $points ->
    [one] one point
   *[other] { $points } points
  }; sets would tear them apart.
