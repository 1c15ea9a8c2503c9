### Moves

move-swap = Show your hand and take the open row instead
notation-duel =
    swap          show your hand and swap it for the open row

## What happens

event-took = { $who ->
    [you] You take { LIST($cards) } from the row.
   *[other] { $name } takes { LIST($cards) } from the row.
  }
event-revealed = New in the row: { LIST($cards) }.
event-hand-shown = { $who ->
    [you] You show your hand and discard it: { LIST($cards) }.
   *[other] { $name } shows the hand and discards it: { LIST($cards) }.
  }

## How it ends

outcome-sea-full = The sea is full. { $winner ->
    [you] You win with { $points }.
    [other] { $name } wins with { $points }.
   *[both] You share the victory with { $points }.
  }
outcome-hands-empty = The cards are used up. { $winner ->
    [you] You win with { $points }.
    [other] { $name } wins with { $points }.
   *[both] You share the victory with { $points }.
  }

## What is to be done

todo-swap = Your turn: no island fits. Discard two cards, or exchange your hand for the open row.

## The table

position-row = Open row: { $count ->
    [0] –
   *[other] { JOIN($cards, by: ", ") }
  }.
position-sheet = { $who ->
    [you] You
   *[other] { $name }
  }: { $points } points ({ $laid } islands, { $thrown } discarded, runs { $count ->
    [0] –
   *[other] { JOIN($runs, by: ", ") }
  }).

## What may be said

talk-duel = You play against each other: talk about whatever you like.

## Why not

refusal-leaves-impossible-gap = With the { $card } on { $space } a gap could no longer be filled.
refusal-could-lay = You can still lay an island: you may swap your hand only when you cannot.
refusal-row-empty = The open row is empty: there is nothing to swap for.

## Why a move is good

reason-scores-island = { $card } brings { $points ->
    [1] one point
   *[other] { SIGNED($points) } points
  }{ $runs ->
    [0] {""}
   *[other] {", "}{ $runs } of them for a run
  }{ $price ->
    [0] {"."}
    [one] {", "}with the one card for it taken off.
   *[other] {", "}with the { $price } cards for it taken off.
  }
reason-swaps = You cannot lay any card of your hand; the open row offers { LIST($cards) }.
