### Moves

move-turn = Drehe die Insel auf { $space } um und lege dafür { LIST($cards) } ab
notation-day-night =
    turn C4 - 17  die Insel auf C4 umdrehen, dafür die 17 ablegen

## What happens

event-threw-turn = { $who ->
    [you] Du legst dafür eine Karte ab.
   *[other] { $name } legt dafür eine Karte ab.
  }
event-hands-turned = { $who ->
    [you] Du ziehst einen Kompass
   *[other] { $name } zieht einen Kompass
  }: Alle Hände zeigen jetzt { $side ->
    [sun] die Sonne.
   *[moon] den Mond.
  }
event-turned = { $who ->
    [you] Du drehst
   *[other] { $name } dreht
  } die Insel auf { $space } um: Sie zeigt jetzt { $side ->
    [sun] die Sonne.
   *[moon] den Mond.
  }

## What is to be done

todo-turn = Du bist dran: Dreh für eine Karte eine Insel um.
todo-turn-or-discard = Du bist dran: Eine Insel kannst du gerade nicht legen. Lege zwei Karten ab oder dreh für eine Karte eine Insel um.
todo-wrong-sides = { $count ->
    [one] Du bist dran: Das Meer ist voll, aber eine Insel liegt noch falsch herum. Dreh sie für eine Karte um.
   *[other] Du bist dran: Das Meer ist voll, aber { $count } Inseln liegen noch falsch herum. Dreh sie um, jede für eine Karte.
  }

## The table

position-up = { $side ->
    [sun] Alle Hände zeigen die Sonne.
   *[moon] Alle Hände zeigen den Mond.
  }
position-sides = { $count ->
    [0] Alle Inseln liegen richtig herum.
    [one] Eine Insel liegt falsch herum: { JOIN($spaces, by: ", ") }.
   *[other] { $count } Inseln liegen falsch herum: { JOIN($spaces, by: ", ") }.
  }

## Why not

refusal-nothing-to-turn = Auf { $space } liegt keine Insel zum Umdrehen.
refusal-wrong-sides = { $count ->
    [one] Ankommen geht noch nicht: Eine Insel liegt falsch herum.
   *[other] Ankommen geht noch nicht: { $count } Inseln liegen falsch herum.
  }

## Why a move is good

reason-turns = Die { $card } muss ohnehin umgedreht werden; { $wrong ->
    [0] danach liegt alles richtig herum
    [one] danach liegt noch eine Insel falsch
   *[other] danach liegen noch { $wrong } Inseln falsch
  }.
