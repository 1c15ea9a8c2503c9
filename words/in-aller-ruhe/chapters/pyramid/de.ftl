### Cards, seats and other things

found-card = { $card ->
    [departure] einen Aufbruch
    [border] eine Randkarte
    [arrival] eine Ankunft
    [compass] einen Kompass
    [monster] ein Seeungeheuer
    [rock] den Felsen
   *[storm] einen Sturm
  }

## Moves

move-pay = Zahle mit { LIST($cards) }
move-clear = Entferne den Sturm auf { $space } mit deinem Kompass
notation-pyramid =
    pay 5 A       nach dem Erkunden zahlen
    clear D4      mit einem Kompass den Sturm auf D4 entfernen

## What happens

event-explored = { $who ->
    [you] Du erkundest und findest { found-card }.
   *[other] { $name } erkundet und findet { found-card }.
  }
event-explored-secretly = { $name } erkundet und nimmt die Karte verdeckt auf die Hand.
event-cleared = { $who ->
    [you] Du entfernst den Sturm auf { $space }.
   *[other] { $name } entfernt den Sturm auf { $space }.
  }

## What is to be done

todo-clear = Du bist dran: Dir bleibt nur, mit dem Kompass einen Sturm zu vertreiben.
todo-clear-or-discard = Du bist dran: Eine Insel kannst du gerade nicht legen. Vertreib mit dem Kompass einen Sturm oder lege zwei Karten ab.
todo-pay = { $count ->
    [one] Zahle eine Karte.
   *[other] Zahle { $count } Karten.
  }

## The table

position-deck = Erkundungsstapel { $count }{ $storms ->
    [0] {"."}
   *[other] {", "}Stürme auf { JOIN($spaces, by: ", ") }.
  }

## Why not

refusal-storm-in-the-way = Auf { $space } liegt ein Sturm: Dort darf nichts hin.
refusal-no-storm-there = Auf { $space } liegt kein Sturm.
refusal-nothing-to-pay = Du hast gerade nichts zu zahlen.
refusal-wrong-number-paid = { $due ->
    [one] Du zahlst genau eine Karte, nicht { $count }.
   *[other] Du zahlst genau { $due } Karten, nicht { $count }.
  }
refusal-pay-first = Erst wird der Preis der Insel bezahlt.
refusal-pay-later = Auf einer Randkarte zahlst du erst nach dem Erkunden.

## Why a move is good

reason-clears = Auf { $space } kann dann wieder eine Insel liegen.
