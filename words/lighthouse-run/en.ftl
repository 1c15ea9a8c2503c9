### Cards, seats and other things

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
one-each = { LIST($ones) } ship
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
tower-named = { $tower ->
    [purple] purple anchor
    [green] green compass rose
    [red] red lifebuoy
    [blue] blue fish
    [yellow] yellow wheel
    [orange] orange gull
   *[other] { $tower }
  }
tower-onto = { $tower ->
    [purple] the purple lighthouse with the anchor
    [green] the green lighthouse with the compass rose
    [red] the red lighthouse with the lifebuoy
    [blue] the blue lighthouse with the fish
    [yellow] the yellow lighthouse with the wheel
    [orange] the orange lighthouse with the gull
   *[other] { $tower }
  }
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
seat-named = { $who ->
    [you] you
   *[other] { $name }
  }
seat-with-points = { seat-named } ({ $points })
colour-with-points = { $colour } { $points }
erik-in-list = Erik

## Moves

move-deal = Deal the cards
move-sail = Play { $card }: { JOIN($steps, by: ", ") }
move-beacon = beacon from { $from } to { $to }
move-solo = one ship { $from }
move-group = all { $colour } ships { $from }
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

## What happens

event-dealt = The lighthouses from the start to the harbour: { LIST($towers) }. The first, third and fifth are lit. { $who ->
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
    [one] { CAPITAL($ships) } sails { $from } to space { $to }.
   *[other] { CAPITAL($ships) } sail { $from } to space { $to }.
  }
event-stuck = { $count ->
    [one] { CAPITAL($ships) } stays { $at }.
   *[other] { CAPITAL($ships) } stay { $at }.
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
event-caught = Caught: { JOIN($ships, by: "; ") }.
caught-ships = { $points ->
    [0] { LIST($ships) } without points
   *[other] { LIST($ships) } at the { $points }-point symbol
  }
event-ended-erik = { $points ->
    [one] Erik has one point.
   *[other] Erik has { $points } points.
  }
event-ended-fleet = The colours: { LIST($colours) }.

## How it ends

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
  }: { LIST($names) }.
outcome-erik = Erik wins the race.
outcome-others = Behind: { LIST($others) }.
outcome-by-cards = The tie goes to the higher sum of the last cards in hand.
outcome-by-difference = The tie goes to the smaller difference between one's own colours.

## What is to be done

todo-deal = Almost there: the cards are being dealt.
todo-over = The voyage is over.
todo-wait = Waiting for { $name }.
todo-turn = Your turn: play a card – first the beacon, then the ships.
todo-fleet-first = Your turn: play a card in { $one } or { $other } – first the beacon, then the ships.
todo-fleet-second = Your turn: now play a card in { $colour } – first the beacon, then the ships.

## The table

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
    [one] Next stop: { JOIN($stops, by: ", ") }.
   *[other] Next stops: { JOIN($stops, by: ", ") }.
  }
river-stop = space { $space } after round { $round }
river-ships = { $colour } { $count }
river-lying = { $count ->
    [0] –
   *[other] { JOIN($lying, by: ", ") }
  }
river-space = { $space }: { river-lying }
river-symbol = { $space } ({ $points }): { river-lying }
river-section = { JOIN($spaces, by: " | ") }
river-place = { $place } { $tower }
position-round = Round { $round } of { $rounds }, in this order: { JOIN($order, by: ", ") }.
position-next-round = Next round: { JOIN($order, by: ", ") }.
position-colour = { CAPITAL($colour) } ({ $animal }, { $owner }): { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $ships }), hand { $hand }, pile { $pile }.
position-erik = { CAPITAL($colour) } ({ $animal }, Erik): { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $ships }), pile { $pile }.
position-played = Played: { JOIN($cards, by: ", ") }.
position-totals = Together: { JOIN($totals, by: ", ") }.
position-hand = Your hand in { $colour }: { JOIN($cards, by: ", ") }.
position-hand-card = { $card } = { $typed }
position-hand-empty = Your hand is empty.

## What may be said

talk-open = Talk about whatever you like – only the cards in your hands stay secret.

## Why not

refusal-game-over = The game is already over.
refusal-not-dealt = The cards have not been dealt yet.
refusal-not-your-turn = It is not your turn.
refusal-not-your-colour = { CAPITAL($colour) } is not your colour.
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
refusal-malformed-box = Something is wrong with “{ $field }” in the box.
refusal-broken-box = Board and cards do not fit the rulebook: they break “{ $constraint }”.

## Why a move is good

reason-gains = It brings you { $points ->
    [one] one point
   *[other] { $points } points
  }{ $theirs ->
    [0] {"."}
    [one] {", "}the others one between them.
   *[other] {", "}the others { $theirs } between them.
  }
reason-gains-bonus = With the bonus you get { $steps ->
    [one] one space
   *[other] { $steps } spaces
  } further: it brings you { $points ->
    [0] no point yet
    [one] one point
   *[other] { $points } points
  }{ $theirs ->
    [0] {"."}
    [one] {", "}the others one between them.
   *[other] {", "}the others { $theirs } between them.
  }
reason-escapes = { $ships ->
    [one] Your ship { $at } escapes
   *[other] { $ships } of your ships { $at } escape
  } the cloud, which is there at the end of round { $round }, and { $points ->
    [0] { $ships ->
        [one] keeps its points
       *[other] keep their points
      }
    [one] { $ships ->
        [one] brings
       *[other] bring
      } one point
   *[other] { $ships ->
        [one] brings
       *[other] bring
      } { $points } points
  }{ $theirs ->
    [0] {"."}
    [one] {"; "}the others get one between them.
   *[other] {"; "}the others get { $theirs } between them.
  }
reason-advances = { $steps ->
    [0] Your ships stay where they are
    [one] You get one space further, without new points yet
   *[other] You get { $steps } spaces further, without new points yet
  }{ $theirs ->
    [0] {"."}
    [one] {"; "}the others get one between them.
   *[other] {"; "}the others get { $theirs } between them.
  }
reason-only-light = No ship sails: it is only about the light.
reason-light = { $ahead ->
    [0] Then it is dark ahead of all your ships
    [one] Then there is light ahead of one of your ships
   *[other] Then there is light ahead of { $ahead } of your ships
  }{ $held ->
    [0] {"."}
    [one] {"; "}one of the others’ is held by the dark.
   *[other] {"; "}{ $held } of the others’ are held by the dark.
  }
