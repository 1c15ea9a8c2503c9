import { hints } from './hints-en.js';

/** Fluent messages: *Santa Timea* in English. */
export const en = `
title = Santa Timea
blurb = Tricks in a storm: the wind decides what your cards are worth, and the lowest card takes the damage.

option-professional = Kind of game
option-professional-explain = In the professional game pairs earn extra points, and many wind cards cost points.
option-professional-on = Professional game
option-professional-on-explain = With a forecast, extra points for pairs and minus points; wind cards that nobody takes stay on the table.
option-professional-off = Basic game
option-professional-off-explain = Damage alone decides: the game to start with.
option-rounds = Rounds
option-rounds-explain = A round has twelve tricks. By the rules, five are played.
rounds-value = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  }
rounds-value-explain = { $rounds ->
    [5] The whole voyage, as the rules have it.
    [one] To try it out: twelve tricks and one evaluation.
   *[other] A shorter voyage with { $rounds } evaluations.
  }

direction-north = North
direction-east = East
direction-south = South
direction-west = West
wind-north = a north wind
wind-east = an east wind
wind-south = a south wind
wind-west = a west wind
card-named = { $direction } { $number }
card-bride = Pirate bride
cards-bride = { $count ->
    [one] a pirate bride
   *[other] { $count } pirate brides
  }
points-counted = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
seat-first = { $who ->
    [you] You
   *[other] { $name }
  }
seat-in-list = { $who ->
    [you] you
   *[other] { $name }
  }
seat-awaited = { $who ->
    [you] you
   *[other] { $name }
  }

move-deal = Deal the cards
move-play = Play { $card }
move-sets = { $count ->
    [0] Keep everything for the pairs
    [one] Lay the set { $sets } aside
   *[other] Lay the sets { $sets } aside
  }
notation =
    N14           play North 14; directions are N, E, S and W
    B             play a pirate bride
    sets N S      lay the sets North and South aside
    sets -        keep everything for the pairs

event-dealt = Round { $round }: the cards are dealt, { $who ->
    [you] you lead
   *[other] { $name } leads
  }. The wind card is { $now }, followed by { $next }.
event-dealt-forecast = Missing this round are { $winds }.
event-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
  }
event-sets-own = { $count ->
    [0] You keep everything for the pairs.
    [one] You lay the set { $sets } aside.
   *[other] You lay the sets { $sets } aside.
  }
event-sets-secret = { $name } has chosen.

trick-tied = { $names } knock each other out ({ $value } each).
trick-takes = { $who ->
    [you] You
   *[other] { $name }
  } must take the wind { $count ->
    [one] card
   *[other] cards
  } { $winds }: { $why }
trick-takes-and-leads = { $who ->
    [you] You
   *[other] { $name }
  } must take the wind { $count ->
    [one] card
   *[other] cards
  } { $winds } and { $who ->
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
  }: { $steps }.
evaluated-sets = { $count ->
    [one] set { $sets } aside
   *[other] sets { $sets } aside
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

outcome-won = { $crew ->
    [you] You win with
    [one] { $names } wins with
   *[several] { $names } win together, each with
  } { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }.
outcome-rounds-won = With equal points, the rounds won decide.
outcome-standing = Final score: { $standing }.

todo-deal = Almost there: the cards are being dealt.
todo-deal-again = Onwards: the cards for round { $round } are being dealt.
todo-over = The storm is over.
todo-wait = Waiting for { $names }.
todo-lead = Your turn: lead a card – { $wind } is at stake.
todo-follow = Your turn: play a card – { $wind } is at stake.
todo-lead-bride = { $count ->
    [one] Your turn: only the pirate bride is left. Lead it – { $wind } will be yours in any case.
   *[other] Your turn: only pirate brides are left. Lead one – { $wind } will be yours in any case.
  }
todo-last = Your turn: play your last card – { $wind } is at stake.
todo-sets = { $count ->
    [one] The choice is yours: lay the set { $sets } aside or keep it for the pairs.
   *[other] The choice is yours: lay aside which of the sets { $sets } you like. What you keep counts for the pairs.
  }

position-round = Round { $round } of { $rounds }, trick { $trick } of { $tricks }.
position-round-over = Round { $round } of { $rounds } has been played.
position-winds = { $open ->
    [1] Wind card: { $now }, the last one.
    [2] Wind cards: { $now } now, then { $next }, the last one.
   *[other] Wind cards: { $now } now, { $next } next, { $after } after that.
  }
position-forecast = Forecast: missing this round are { $winds }.
position-carried = Whoever takes also takes what was left lying: { $winds }.
position-no-card = No card has been played yet.
position-card = { $card } counts { $value }
position-card-void = { $card } counts nothing
position-card-out = { $card } counts { $value }, knocked out
position-played = { $who ->
    [you] You
   *[other] { $name }
  }: { $card }.
position-stand = As it stands: { $stand }.
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
  }: { $parts }.
position-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
collected-none = no wind card
collected-winds = wind { $count ->
    [one] card
   *[other] cards
  } { $winds } ({ $sum })
collected-damage = damage { $damage }
collected-sets = { $count ->
    [one] { $damage } of it in the set { $sets }
   *[other] { $damage } of it in the sets { $sets }
  }
collected-missing = set { $direction } lacks the { $number }
position-hand = Your hand, in brackets what each card counts in { $wind }: { $cards }.
position-hand-card = { $card } ({ $value })
position-hand-empty = Your hand is empty.

talk-open = Talk as you like – only your cards stay hidden.

refusal-game-over = The game is already over.
refusal-not-dealt = The cards have not been dealt yet.
refusal-not-your-turn = It is not your turn.
refusal-card-not-held = You do not hold this: { $card }.
refusal-bride-led = You may only lead a pirate bride when you hold nothing else.
refusal-choosing-sets = The round has been played: now it is evaluated.
refusal-not-choosing-sets = Sets are laid aside only after the last trick.
refusal-no-choice = With your wind cards there is nothing to choose.
refusal-already-chosen = You have already chosen.
refusal-set-not-held = You have no set of 1, 2 and 3 in { $direction }.
refusal-no-choice-there = In { $direction } there is nothing to choose: this set is laid aside anyway.
refusal-bad-deal = The cards cannot have been dealt like this.

${hints}`;
