### The labels of the table of Lighthouse Run.

lr-ways = First the card, then the beacon, then the space your ships leave from – with mouse, finger or keyboard.
lr-key-cards = choose a card
lr-key-arrows = from tower to tower, from space to space
lr-key-enter = choose, set sail
lr-key-stay = leave all beacons where they are
lr-key-escape = one step back

## The river

lr-river = The river from the start to the harbour
lr-towers = Lighthouses
lr-space = { $space ->
    [0] Start
   *[other] Space { $space }
  }
lr-lit = lit
lr-dark = dark
lr-harbour = harbour, always lit
lr-symbol = ship symbol { $points }
lr-stop = the storm gets here after round { $round }
lr-cloud-sea = The storm is still out at sea
lr-cloud = The storm is on space { $space }
lr-caught = caught by the storm
lr-ships = { $colour ->
    [red] { $count ->
        [one] 1 red ship
       *[other] { $count } red ships
      }
    [blue] { $count ->
        [one] 1 blue ship
       *[other] { $count } blue ships
      }
    [green] { $count ->
        [one] 1 green ship
       *[other] { $count } green ships
      }
   *[yellow] { $count ->
        [one] 1 yellow ship
       *[other] { $count } yellow ships
      }
  }
lr-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
  }
lr-letter = { $colour ->
    [red] R
    [blue] B
    [green] G
   *[yellow] Y
  }
lr-tower = { $tower ->
    [purple] Purple lighthouse with the anchor
    [green] Green lighthouse with the compass rose
    [red] Red lighthouse with the lifebuoy
    [blue] Blue lighthouse with the fish
    [yellow] Yellow lighthouse with the wheel
   *[orange] Orange lighthouse with the gull
  }
lr-tower-lit = lit, spaces { $from } to { $to }
lr-tower-dark = dark, spaces { $from } to { $to }
lr-mark = { $mark ->
    [take] take this beacon
    [taken] this beacon is being moved
    [put] put it here
   *[goal] a beacon has to come here
  }

## Round and order

lr-round = Round { $round } of { $rounds }
lr-order-now = This round
lr-order-next = Next
lr-erik = Erik
lr-erik-last = Erik’s last card: { $card }
lr-pile = cards in the pile
lr-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
lr-each-ship = points per ship

## The hand

lr-hand = { $colour ->
    [red] Your red cards
    [blue] Your blue cards
    [green] Your green cards
   *[yellow] Your yellow cards
  }
lr-card-of = { $colour ->
    [red] Red: { $card }
    [blue] Blue: { $card }
    [green] Green: { $card }
   *[yellow] Yellow: { $card }
  }
lr-movement = { $movement ->
    [solo] Solo
    [group] Group
   *[coop] Coop
  }
lr-spent = already played

## A turn, step by step

lr-steps = Your turn
lr-step = { $step ->
    [card] Card
    [beacon] Beacon
    [ships] Ships
   *[sail] Set sail
  }
lr-ask-forced = { $tower ->
    [purple] The purple anchor has to be lit.
    [green] The green compass rose has to be lit.
    [red] The red lifebuoy has to be lit.
    [blue] The blue fish has to be lit.
    [yellow] The yellow wheel has to be lit.
   *[orange] The orange gull has to be lit.
  } Which beacon do you give up for it?
lr-ask-free = Move a beacon? Tap a lit tower – or leave them all.
lr-ask-put = { $tower ->
    [purple] The light of the purple anchor: where to?
    [green] The light of the green compass rose: where to?
    [red] The light of the red lifebuoy: where to?
    [blue] The light of the blue fish: where to?
    [yellow] The light of the yellow wheel: where to?
   *[orange] The light of the orange gull: where to?
  }
lr-lit-already = { $tower ->
    [purple] The purple tower is lit already.
    [green] The green tower is lit already.
    [red] The red tower is lit already.
    [blue] The blue tower is lit already.
    [yellow] The yellow tower is lit already.
   *[orange] The orange tower is lit already.
  }
lr-ask-ships = { $movement ->
    [solo] Which of your ships sails? Tap its space.
    [group] Which group sails? Tap a space with ships of yours.
   *[coop] From which space does one ship of each colour sail?
  }
lr-ask-sail = { $from ->
    [0] Set sail from the start?
   *[other] Set sail from space { $from }?
  }
lr-leave-beacons = Leave the beacons
lr-sail = Set sail
lr-sail-nothing = End the turn
lr-sail-bonus = Sail with the bonus
lr-sail-bonus-to = With the bonus to { $space }
lr-sail-plain = Without the bonus
lr-back = Back

## Preview

lr-pre-none = None of your ships can sail.
lr-pre-stuck = No ship gets anywhere from here, all steps are lost.
lr-pre-way = { $from ->
    [0] From the start to space { $to }.
   *[other] From { $from } to space { $to }.
  }
lr-pre-lost = { $lost ->
    [one] One step is lost.
   *[other] { $lost } steps are lost.
  }
lr-pre-along = Taking along: { $colours }.
lr-pre-bonus = The bonus takes you to { $to }.
lr-pre-bonus-lost = { $lost ->
    [one] One step of it is lost.
   *[other] { $lost } steps of it are lost.
  }

## First voyage

learn-lighthouse-run-beacon = The beacon first, then the ship. Your card asks for light on the purple tower. Fetch it from the fifth one, which nobody needs yet, and sail four spaces from the start.
learn-lighthouse-run-beacon-else = That leaves the very first space in the dark, and no ship sails into darkness. Take the beacon from the fifth tower.
learn-lighthouse-run-leave = This card shows all the towers: you may move a beacon or leave them be. There is light enough ahead of your ship. Leave the beacons and sail on from space 4.
learn-lighthouse-run-leave-else = You could. This time leave the beacons alone and sail the ship on space 4.
learn-lighthouse-run-darken = Ships only sail onto lit spaces, and steps into the dark are lost. Take the beacon from the third tower, so that Ole soon runs out of light, and bring a new ship from the start.
learn-lighthouse-run-darken-else = That costs you steps, or leaves Ole his light. Take the beacon from the third tower and sail from the start.
learn-lighthouse-run-group = A few turns later three of your ships lie on space 4. A group card moves them all at once; only from the start it takes none.
learn-lighthouse-run-group-else = The group card moves three ships at once. Play it on space 4.
learn-lighthouse-run-company = A coop card takes along one ship of every colour on the space. If a ship that is not yours gets ahead, your own may sail once more. Sail from space 7 and take that bonus.
learn-lighthouse-run-company-else = There is a bonus to be had: sail from space 7, where Ole is too, and take it.
learn-lighthouse-run-storm = The seventh round: when it ends, the cloud reaches space 2 and catches every ship there or behind. Bring your last ship on space 2 to safety.
learn-lighthouse-run-storm-else = Then the cloud gets your ship on space 2. Save that one first.
learn-lighthouse-run-caught = The cloud has the ship on space 4. It keeps its points, but it sails no more. Go on with the one in front: the further a ship gets, the more it counts.
learn-lighthouse-run-caught-else = There are more points further up. Sail the ship on space 12.
learn-lighthouse-run-harbour = In the harbour there is always light, and the last space counts twelve. The orange tower is lit already, so no beacon moves. Sail in from space 20.
learn-lighthouse-run-harbour-else = From space 20 it is exactly four steps to the twelve.
learn-lighthouse-run-free = Three more rounds, without help. In the end all your ships count, the caught ones too.

## Notes

note-beacon = Every card moves a beacon first and ships second. Nobody sails into the dark.
note-group = A group card takes all your ships on one space along, except from the start.
note-coop = A coop card takes one ship of every colour on the space. If somebody else’s gets ahead, yours may sail again.
note-cloud = The cloud is coming. At the end of a round it catches every ship on its space or behind it.
