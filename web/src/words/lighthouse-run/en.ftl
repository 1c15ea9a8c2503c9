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

## Notes

note-beacon = Every card moves a beacon first and ships second. Nobody sails into the dark.
note-group = A group card takes all your ships on one space along, except from the start.
note-coop = A coop card takes one ship of every colour on the space. If somebody else’s gets ahead, yours may sail again.
note-cloud = The cloud is coming. At the end of a round it catches every ship on its space or behind it.
