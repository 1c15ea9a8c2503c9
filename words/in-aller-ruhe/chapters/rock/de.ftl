### In aller Ruhe, rock: what is said at the table.

## Moves

move-rock = Lege den Felsen an Reihe { $row }
move-hold = Lass den Felsen liegen und lege dafür { LIST($cards) } ab
notation-rock =
    rock 3        den Felsen an Reihe 3 legen
    hold 5 A      den Felsen halten

## What happens

event-threw-rock = { $who ->
    [you] Du legst dafür { $count } Karten ab.
   *[other] { $name } legt dafür { $count } Karten ab.
  }
event-rock-moved = { $who ->
    [you] Du legst den Felsen an Reihe { $row }.
   *[other] { $name } legt den Felsen an Reihe { $row }.
  }
event-rock-held = { $who ->
    [you] Du lässt den Felsen liegen.
   *[other] { $name } lässt den Felsen liegen.
  }
event-rock-gone = Vier Reihen sind voll: Der Felsen ist umschifft.

## What is to be done

todo-rock-place = Leg den Felsen an eine Reihe deiner Wahl.
todo-rock = Versetz den Felsen an eine andere Reihe, oder lege zwei Karten ab, damit er bleibt.

## The table

position-rock = { $row ->
    [0] Der Felsen liegt noch nirgends.
   *[other] Der Felsen sperrt Reihe { $row }.
  }

## Why not

refusal-rock-first = Erst wird der Felsen versetzt oder gehalten.
refusal-rock-not-due = Der Felsen bewegt sich nur nach einer Aktion.
refusal-rock-not-placed = Der Felsen liegt noch an keiner Reihe.
refusal-rock-stays = An Reihe { $row } liegt der Felsen schon; damit er bleibt, lege zwei Karten ab.
refusal-holding-costs-two = Den Felsen zu halten kostet genau zwei Karten, nicht { $count }.
refusal-row-blocked-by-rock = In der Reihe von { $space } liegt der Felsen: Dort darf nichts hinein.

## Why a move is good

reason-moves-rock = In Reihe { $row } { $open ->
    [one] ist nur ein Platz frei
   *[other] sind { $open } Plätze frei
  }: { $room ->
    [little] Dort stört der Felsen wenig.
   *[much] So weit leer, kann sie am ehesten warten.
  }
reason-holds-rock = An Reihe { $row } liegt der Felsen gut, und auf { LIST($cards) } lässt sich dafür verzichten.
