### In aller Ruhe, storms: what is said at the table.

## Cards, seats and other things

storm-name = { $storm ->
    [yellow] yellow storm
    [violet] violet storm
   *[orange] orange storm
  }
storm-object = { $storm ->
    [yellow] the yellow storm
    [violet] the violet storm
   *[orange] the orange storm
  }

## Moves

move-give-unseen = Discard { LIST($cards) } for the departure and { $unseen ->
    [one] one card
   *[other] { $unseen } cards
  } unseen from your pile
move-give-only-unseen = Discard { $unseen ->
    [one] one card
   *[other] { $unseen } cards
  } unseen from your pile for the departure
move-compass-drawn = Ward off the storm with your compass
move-compass-seat = Remove { storm-object } before seat { $seat } with your compass
move-compass-before = Remove { storm-object } { $who ->
    [you] before you
   *[other] before { $name }
  } with your compass
move-compass-row = Remove { storm-object } beside row { $row } with your compass
move-blow = Let the storm blow
move-award = Give the compass to seat { $seat }
move-award-to = { $who ->
    [you] Keep the compass yourself
   *[other] Give the compass to { $name }
  }
move-soak = Discard { LIST($cards) } for the yellow storm
move-storm-row = Place the violet storm beside row { $row }
notation-storms =
    violet 2      place the violet storm beside row 2
    soak 5 A      discard for the yellow storm
    blow          let the storm blow
    compass drawn, compass yellow 1, compass violet 3
                  use a compass (seats from 0, rows from 1)
    award 1       give the compass to seat 1

## What happens

event-threw-yellow = { $who ->
    [you] You discard { $count ->
        [one] one card
       *[other] { $count } cards
      } for the yellow storm.
   *[other] { $name } discards { $count ->
        [one] one card
       *[other] { $count } cards
      } for the yellow storm.
  }
event-storm-drawn = { $who ->
    [you] You draw { storm-object }.
   *[other] { $name } draws { storm-object }.
  }
event-storm-blew-seat = The { storm-name } now lies before { $who ->
    [you] you.
   *[other] { $name }.
  }
event-storm-blew-row = The { storm-name } blocks row { $row }.
event-storm-passed = The sea is full: the { storm-name } passes by.
event-let-blow = { $who ->
    [you] You let it blow.
   *[other] { $name } lets it blow.
  }
event-calmed = { $who ->
    [you] You remove { storm-object } with your compass.
   *[other] { $name } removes { storm-object } with a compass.
  }
event-compass-earned = { $why ->
    [departure] The departure earns a compass.
    [row] Six numbers in sequence earn a compass.
   *[empty-hand] The empty hand earns a compass.
  }
event-compass-awarded = { $who ->
    [you] You receive the compass.
   *[other] { $name } receives the compass.
  }
event-gave-unseen = { $who ->
    [you] You give { $count ->
        [one] one card
       *[other] { $count } cards
      } unseen from your pile.
   *[other] { $name } gives { $count ->
        [one] one card
       *[other] { $count } cards
      } unseen from the pile.
  }

## What is to be done

todo-award = You have earned a compass: give it to one of you.
todo-storm = A storm is coming up: use your compass, or let it blow.
todo-soak = The yellow storm leaves you three cards: discard the rest.
todo-storm-row = Place the violet storm beside a row.
todo-distress = There is no way on unless a compass helps: use yours, or let it be.

## The table

position-violet = Violet storm beside row { $row }.
position-weather = { $who ->
    [you] Before you: { $yellow } yellow, { $orange } orange; compasses { $compasses }.
   *[other] Before { $name }: { $yellow } yellow, { $orange } orange; compasses { $compasses }.
  }

## What may be said

talk-storms = Now you may discuss which storm to remove – and nothing else.

## Why not

refusal-unseen-not-allowed = { $most ->
    [0] You may not give anything unseen from your pile now.
   *[other] You may give at most { $most } unseen from your pile, not { $count }.
  }
refusal-storm-first = First you decide whether the storm blows.
refusal-soak-first = First the cards for the yellow storm are discarded.
refusal-storm-row-first = First the violet storm is placed beside a row.
refusal-award-first = First the compass is handed out.
refusal-distress-first = First it is asked whether a compass helps.
refusal-no-storm-drawn = No storm has just been drawn.
refusal-no-such-storm = There is no such storm there.
refusal-no-compass = You have no compass.
refusal-nothing-to-let-blow = No storm is coming up.
refusal-already-let-blow = You have already said that it may blow.
refusal-no-compass-to-award = There is no compass to hand out now.
refusal-no-such-seat = Nobody sits there.
refusal-nothing-to-soak = Nothing has to be discarded for a storm now.
refusal-wrong-number-soaked = { $due ->
    [one] For the yellow storm you discard exactly one card, not { $count }.
   *[other] For the yellow storm you discard exactly { $due } cards, not { $count }.
  }
refusal-no-row-to-choose = There is no row to choose for a storm now.
refusal-row-blocked-by-storm = A violet storm rages in the row of { $space }: nothing may go there.
refusal-orange-needs-neighbour = In the orange storm you lay only directly next to an island, and none lies next to { $space }.

## Why a move is good

reason-gives-unseen = { $unseen ->
    [one] You will miss one unknown card of your pile
   *[other] You will miss { $unseen } unknown cards of your pile
  } less than those in your hand.
reason-calms-drawn = The storm dies down before it does harm; then you have { $compasses ->
    [0] no compass left
    [one] one compass left
   *[other] { $compasses } compasses left
  }.
reason-calms-row = Row { $row } is free again: { $open ->
    [one] one island is
   *[other] { $open } islands are
  } still missing there.
reason-calms-seat = { $storm ->
    [yellow] The yellow storm
   *[orange] The orange storm
  } { $who ->
    [you] before you
   *[other] before { $name }
  } is a great nuisance now.
reason-lets-blow = { $compasses ->
    [0] Without a compass there is nothing to do but let it blow.
   *[other] This storm can be borne; for a worse one you keep { $compasses ->
        [one] a compass
       *[other] { $compasses } compasses
      }.
  }
reason-awards = { $who ->
    [you] You have
   *[other] { $name } has
  } good use for the compass; { $compasses ->
    [0] none lies there so far
    [one] one lies there so far
   *[other] { $compasses } lie there so far
  }.
reason-storms-row = Row { $row } has { $open ->
    [one] only one open space
   *[other] { $open } open spaces
  }: { $room ->
    [little] the storm does little harm there.
   *[much] with so much room, it can wait.
  }
