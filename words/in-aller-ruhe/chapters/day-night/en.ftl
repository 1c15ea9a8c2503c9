### Moves

move-turn = Turn the island on { $space } around and discard { LIST($cards) } for it
notation-day-night =
    turn C4 - 17  turn the island on C4 around, discarding the 17

## What happens

event-threw-turn = { $who ->
    [you] You discard a card for it.
   *[other] { $name } discards a card for it.
  }
event-hands-turned = { $who ->
    [you] You draw a compass
   *[other] { $name } draws a compass
  }: all hands now show { $side ->
    [sun] the sun.
   *[moon] the moon.
  }
event-turned = { $who ->
    [you] You turn
   *[other] { $name } turns
  } the island on { $space } around: it now shows { $side ->
    [sun] the sun.
   *[moon] the moon.
  }

## What is to be done

todo-turn = Your turn: turn an island over for one card.
todo-turn-or-discard = Your turn: you cannot lay an island now. Discard two cards, or turn an island over for one.
todo-wrong-sides = { $count ->
    [one] Your turn: the sea is full, but one island lies the wrong way round. Turn it over for one card.
   *[other] Your turn: the sea is full, but { $count } islands lie the wrong way round. Turn them over, one card each.
  }

## The table

position-up = { $side ->
    [sun] All hands show the sun.
   *[moon] All hands show the moon.
  }
position-sides = { $count ->
    [0] All islands lie the right way round.
    [one] One island lies the wrong way round: { JOIN($spaces, by: ", ") }.
   *[other] { $count } islands lie the wrong way round: { JOIN($spaces, by: ", ") }.
  }

## Why not

refusal-nothing-to-turn = No island lies on { $space } to be turned around.
refusal-wrong-sides = { $count ->
    [one] No arrival yet: one island lies the wrong way round.
   *[other] No arrival yet: { $count } islands lie the wrong way round.
  }

## Why a move is good

reason-turns = { $card } has to be turned anyway; { $wrong ->
    [0] then everything lies the right way round
    [one] then one island still lies wrong
   *[other] then { $wrong } islands still lie wrong
  }.
