import { hints } from './hints-en.js';

/** Fluent messages: *Lighthouse Run* in English. */
export const en = `
title = Lighthouse Run
blurb = Bring your ships into the harbour before the storm catches them. Only three of six lighthouses are lit – and whoever takes others along gets further.

option-mode = Way to play
option-mode-explain = With two players the river is livelier if Erik joins in or both lead a great fleet.
mode-standard = Standard
mode-standard-explain = For two, three or four, everybody with one colour.
mode-erik = With Erik
mode-erik-explain = For two only: at the end of each round Erik the klabautermann moves ships of his own, even in the dark – and he may well win.
mode-fleet = The great fleet
mode-fleet-explain = For two only: both lead two colours and play one card of each in every round.

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
animal-red = crab
animal-blue = fish tail
animal-green = turtle
animal-yellow = starfish
one-red = a red
one-blue = a blue
one-green = a green
one-yellow = a yellow
one-each = { $ones } ship
some-red = { $count ->
    [one] a red ship
   *[other] { $count } red ships
  }
some-blue = { $count ->
    [one] a blue ship
   *[other] { $count } blue ships
  }
some-green = { $count ->
    [one] a green ship
   *[other] { $count } green ships
  }
some-yellow = { $count ->
    [one] a yellow ship
   *[other] { $count } yellow ships
  }
card-of-red = the red { $card }
card-of-blue = the blue { $card }
card-of-green = the green { $card }
card-of-yellow = the yellow { $card }

tower-purple = purple anchor
tower-green = green compass rose
tower-red = red lifebuoy
tower-blue = blue fish
tower-yellow = yellow wheel
tower-orange = orange gull
tower-onto-purple = the purple lighthouse with the anchor
tower-onto-green = the green lighthouse with the compass rose
tower-onto-red = the red lighthouse with the lifebuoy
tower-onto-blue = the blue lighthouse with the fish
tower-onto-yellow = the yellow lighthouse with the wheel
tower-onto-orange = the orange lighthouse with the gull

movement-solo = solo { $steps }
movement-group = group { $steps }
movement-coop = coop { $steps }
card-with-tower = { $movement } ({ $tower })
card-all-towers = all six
space-from = { $space ->
    [0] from the start
   *[other] from space { $space }
  }
space-at = { $space ->
    [0] at the start
   *[other] on space { $space }
  }
seat-in-list = { $who ->
    [you] you
   *[other] { $name }
  }
seat-with-points = { $seat } ({ $points })
erik-in-list = Erik

move-deal = Deal the cards
move-sail = Play { $card }: { $steps }
move-beacon = beacon from { $from } to { $to }
move-solo = one ship { $from }
move-group = all your ships { $from }
move-coop = one ship of each colour { $from }
move-bonus = and the bonus
move-no-ship = no ship

notation =
    red:S4-purple 3>1 @0   the red solo 4: a beacon from lighthouse 3 to 1, then a ship from the start
    red:G3* @5             the red group 3: no beacon, all red ships from space 5
    red:C1* 5>6 @7 +       the red coop 1: a beacon from 5 to 6, ships from space 7, + takes the bonus
    r:S4-p @2              colours and lighthouses may be cut down to their first letter
    red:G2*                without @ if the card cannot move a ship any more
    Colours: red, blue, green, yellow; lighthouses can also be purple and orange.
    Board and cards are reconstructed from what the rulebook says in words.

event-dealt = The lighthouses from the start to the harbour: { $towers }. The first, third and fifth are lit. { $who ->
    [you] You begin.
   *[other] { $name } begins.
  }
event-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
  }
event-erik-played = Erik plays { $card }.
event-beacon = { $who ->
    [you] You move a beacon from tower { $from } ({ $dark }) to tower { $to } ({ $lit }).
   *[other] { $name } moves a beacon from tower { $from } ({ $dark }) to tower { $to } ({ $lit }).
  }
event-drew = You draw { $card }.
event-sailed = { $count ->
    [one] { $ships } sails { $from } to space { $to }.
   *[other] { $ships } sail { $from } to space { $to }.
  }
event-stuck = { $count ->
    [one] { $ships } stays { $at }.
   *[other] { $ships } stay { $at }.
  }
event-bonus = Bonus: { $colour } sails on to space { $to }.
event-lost-dark = { $lost ->
    [one] One step is lost: it is dark ahead.
   *[other] { $lost } steps are lost: it is dark ahead.
  }
event-lost-end = { $lost ->
    [one] One step is lost: the river ends here.
   *[other] { $lost } steps are lost: the river ends here.
  }
event-cloud-sea = End of round { $round }: the cloud draws nearer over the sea.
event-cloud-arrives = End of round { $round }: the storm reaches the river, the cloud is on space { $space }.
event-cloud-river = End of round { $round }: the cloud moves on to space { $space }.
event-caught = Caught: { $ships }.
caught-ships = { $points ->
    [0] { $ships } without points
   *[other] { $ships } at the { $points }-point symbol
  }
event-ended-erik = { $points ->
    [one] Erik has one point.
   *[other] Erik has { $points } points.
  }
event-ended-fleet = The colours: { $colours }.

outcome-winner = { $who ->
    [you] You win with { $points ->
        [one] one point
       *[other] { $points } points
      }.
   *[other] { $name } wins with { $points ->
        [one] one point
       *[other] { $points } points
      }.
  }
outcome-shared = A shared victory with { $points ->
    [one] one point
   *[other] { $points } points
  }: { $names }.
outcome-erik = Erik wins the race.
outcome-others = Behind: { $others }.
outcome-by-cards = The tie goes to the higher sum of the last cards in hand.
outcome-by-difference = The tie goes to the smaller difference between one's own colours.

todo-deal = Almost there: the cards are being dealt.
todo-over = The voyage is over.
todo-wait = Waiting for { $name }.
todo-turn = Your turn: play a card – first the beacon, then the ships.
todo-fleet-first = Your turn: play a card in { $one } or { $other } – first the beacon, then the ships.
todo-fleet-second = Your turn: now play a card in { $colour } – first the beacon, then the ships.

river-tower = Lighthouse
river-light = Light
river-spaces = Space (points): ships
river-start = Start
river-harbour = Harbour
river-lit = lit
river-dark = dark
river-cloud = cloud
river-cloud-sea = The cloud is still over the sea.
river-cloud-space = The cloud is on space { $space }.
river-stops = { $count ->
    [one] Next stop: { $stops }.
   *[other] Next stops: { $stops }.
  }
river-stop = space { $space } after round { $round }

position-round = Round { $round } of { $rounds }, in this order: { $order }.
position-next-round = Next round: { $order }.
position-colour = { $colour } ({ $animal }, { $owner }): { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $ships }), hand { $hand }, pile { $pile }.
position-erik = { $colour } ({ $animal }, Erik): { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $ships }), pile { $pile }.
position-played = Played: { $cards }.
position-totals = Together: { $totals }.
position-hand = Your hand in { $colour }: { $cards }.
position-hand-empty = Your hand is empty.

talk-open = Talk about whatever you like – only the cards in your hands stay secret.

refusal-game-over = The game is already over.
refusal-not-dealt = The cards have not been dealt yet.
refusal-not-your-turn = It is not your turn.
refusal-not-your-colour = { $colour } is not your colour.
refusal-colour-played = You have already played { $colour } in this round: now it is your other colour.
refusal-card-not-held = You do not hold { $card }.
refusal-beacon-forced = Light first: move a beacon to { $tower }, which is lighthouse { $place }.
refusal-beacon-elsewhere = With this card the beacon goes only to { $tower }, which is lighthouse { $place }.
refusal-tower-lit-already = Lighthouse { $place } is lit already: with this card all beacons stay where they are.
refusal-beacon-from-dark = There is no beacon on lighthouse { $place } that you could move.
refusal-beacon-onto-lit = Lighthouse { $place } is lit already.
refusal-no-such-place = There is no lighthouse { $place }, only 1 to 6.
refusal-no-ship-there = There is no ship { $at } that this card moves.
refusal-ship-caught = The storm has caught the ships { $at }: they sail no more.
refusal-group-from-start = A group card brings no ships from the start onto the water.
refusal-ship-needed = This card can still move ships: choose where from.
refusal-no-bonus = { $reason ->
    [no-coop] Only coop cards earn a bonus.
    [no-own-ship] No bonus: none of your ships sails along { $from }.
    [nobody-else] No bonus: nobody else’s ship sails along { $from }.
   *[no-step] No bonus: it would not bring your ship a single step further.
  }
refusal-bad-deal = Lighthouses and cards cannot have been dealt like this.
refusal-erik-is-for-two = Erik only joins a game for two.
refusal-fleet-is-for-two = The great fleet is for two only.
refusal-malformed-box = Something is wrong with “{ $field }” in the box.
refusal-broken-box = Board and cards do not fit the rulebook: they break “{ $constraint }”.

${hints}`;
