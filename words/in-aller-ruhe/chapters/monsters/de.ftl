### In aller Ruhe, monsters: what is said at the table.

## Moves

move-monster = Spiele das Seeungeheuer auf { $space }
notation-monsters =
    M C4          ein Seeungeheuer auf C4 spielen

## What happens

event-destroyed = { $who ->
    [you] Dein Seeungeheuer zerstört die { $card } auf { $space }.
   *[other] Das Seeungeheuer von { $name } zerstört die { $card } auf { $space }.
  }
event-monsters-announced = Ankommen geht noch nicht: Ein Seeungeheuer auf der Hand { $count ->
    [one] hat { LIST($names) }.
   *[other] haben { LIST($names) }.
  }

## What is to be done

todo-monster = Du bist dran: Dir bleibt nur, ein Seeungeheuer auf eine Insel zu spielen.
todo-monster-or-discard = Du bist dran: Eine Insel kannst du gerade nicht legen. Lege zwei Karten ab oder spiel ein Seeungeheuer.

## Why not

refusal-monster-kept = Ein Seeungeheuer lässt sich nicht ablegen.
refusal-nothing-to-destroy = Auf { $space } liegt keine Insel, die das Seeungeheuer zerstören könnte.
refusal-monster-in-hand = Mit einem Seeungeheuer auf der Hand kannst du nicht ankommen.
refusal-monsters-about = Noch hält jemand ein Seeungeheuer: Ankommen geht erst danach.

## Why a move is good

reason-destroys = Ohne die { $card } hat { gap-named } { $spaces ->
    [one] einen freien Platz
   *[other] { $spaces } freie Plätze
  }, und { $numbers ->
    [one] eine Zahl passt
   *[other] { $numbers } Zahlen passen
  } hinein{ $own ->
    [0] {"."}
    [one] {"; "}eine davon hast du selbst.
   *[other] {"; "}{ $own } davon hast du selbst.
  }
