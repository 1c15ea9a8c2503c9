### Cards, seats and other things

found-card = { $card ->
    [departure] a departure
    [border] a border card
    [arrival] an arrival
    [compass] a compass
    [monster] a sea monster
    [rock] the rock
   *[storm] a storm
  }

## Moves

move-pay = Pay with { LIST($cards) }
move-clear = Remove the storm on { $space } with your compass
notation-pyramid =
    pay 5 A       pay after exploring
    clear D4      remove the storm on D4 with a compass

## What happens

event-explored = { $who ->
    [you] You explore and find { found-card }.
   *[other] { $name } explores and finds { found-card }.
  }
event-explored-secretly = { $name } explores and takes the card face down.
event-cleared = { $who ->
    [you] You remove the storm on { $space }.
   *[other] { $name } removes the storm on { $space }.
  }

## What is to be done

todo-clear = Your turn: all you can do is drive a storm away with the compass.
todo-clear-or-discard = Your turn: you cannot lay an island now. Drive a storm away with the compass, or discard two cards.
todo-pay = { $count ->
    [one] Pay one card.
   *[other] Pay { $count } cards.
  }

## The table

position-deck = Exploration pile { $count }{ $storms ->
    [0] {"."}
   *[other] {", "}storms on { JOIN($spaces, by: ", ") }.
  }

## Why not

refusal-storm-in-the-way = A storm lies on { $space }: nothing may go there.
refusal-no-storm-there = No storm lies on { $space }.
refusal-nothing-to-pay = You have nothing to pay now.
refusal-wrong-number-paid = { $due ->
    [one] You pay exactly one card, not { $count }.
   *[other] You pay exactly { $due } cards, not { $count }.
  }
refusal-pay-first = First the price of the island is paid.
refusal-pay-later = On a border card you pay only after exploring.

## Why a move is good

reason-clears = Then an island can lie on { $space } again.
