### In aller Ruhe, storms: what is said at the table.

## Cards, seats and other things

storm-name = { $storm ->
    [yellow] gelbe Sturm
    [violet] violette Sturm
   *[orange] orange Sturm
  }
storm-object = { $storm ->
    [yellow] den gelben Sturm
    [violet] den violetten Sturm
   *[orange] den orangen Sturm
  }

## Moves

move-give-unseen = Lege für den Aufbruch { LIST($cards) } ab und { $unseen ->
    [one] eine Karte
   *[other] { $unseen } Karten
  } ungesehen vom Stapel
move-give-only-unseen = Lege für den Aufbruch { $unseen ->
    [one] eine Karte
   *[other] { $unseen } Karten
  } ungesehen vom Stapel ab
move-compass-drawn = Wende den Sturm mit deinem Kompass ab
move-compass-seat = Entferne { storm-object } vor Platz { $seat } mit deinem Kompass
move-compass-before = Entferne { storm-object } { $who ->
    [you] vor dir
   *[other] vor { $name }
  } mit deinem Kompass
move-compass-row = Entferne { storm-object } an Reihe { $row } mit deinem Kompass
move-blow = Lass den Sturm wehen
move-award = Gib den Kompass an Platz { $seat }
move-award-to = { $who ->
    [you] Behalte den Kompass selbst
   *[other] Gib den Kompass an { $name }
  }
move-soak = Lege für den gelben Sturm { LIST($cards) } ab
move-storm-row = Lege den violetten Sturm an Reihe { $row }
notation-storms =
    violet 2      den violetten Sturm an Reihe 2 legen
    soak 5 A      für den gelben Sturm ablegen
    blow          den Sturm wehen lassen
    compass drawn, compass yellow 1, compass violet 3
                  einen Kompass einsetzen (Platz ab 0, Reihe ab 1)
    award 1       den Kompass an Platz 1 geben

## What happens

event-threw-yellow = { $who ->
    [you] Du legst für den gelben Sturm { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ab.
   *[other] { $name } legt für den gelben Sturm { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ab.
  }
event-storm-drawn = { $who ->
    [you] Du ziehst { storm-object }.
   *[other] { $name } zieht { storm-object }.
  }
event-storm-blew-seat = Der { storm-name } liegt jetzt vor { $who ->
    [you] dir.
   *[other] { $name }.
  }
event-storm-blew-row = Der { storm-name } sperrt Reihe { $row }.
event-storm-passed = Das Meer ist voll: Der { storm-name } zieht vorüber.
event-let-blow = { $who ->
    [you] Du lässt ihn wehen.
   *[other] { $name } lässt ihn wehen.
  }
event-calmed = { $who ->
    [you] Du entfernst { storm-object } mit deinem Kompass.
   *[other] { $name } entfernt { storm-object } mit einem Kompass.
  }
event-compass-earned = { $why ->
    [departure] Der Aufbruch bringt einen Kompass.
    [row] Sechs Zahlen in Folge bringen einen Kompass.
   *[empty-hand] Die leere Hand bringt einen Kompass.
  }
event-compass-awarded = { $who ->
    [you] Du bekommst den Kompass.
   *[other] { $name } bekommt den Kompass.
  }
event-gave-unseen = { $who ->
    [you] Du gibst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ungesehen vom Stapel.
   *[other] { $name } gibt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ungesehen vom Stapel.
  }

## What is to be done

todo-award = Ihr habt einen Kompass verdient: Gib ihn jemandem von euch.
todo-storm = Ein Sturm zieht auf: Setz deinen Kompass ein, oder lass ihn wehen.
todo-soak = Der gelbe Sturm lässt dir nur drei Karten: Lege den Rest ab.
todo-storm-row = Leg den violetten Sturm an eine Reihe.
todo-distress = Es geht nicht weiter, außer ein Kompass hilft: Setz deinen ein, oder lass es.

## The table

position-violet = Violetter Sturm an Reihe { $row }.
position-weather = { $who ->
    [you] Vor dir: { $yellow } gelb, { $orange } orange; Kompasse { $compasses }.
   *[other] Vor { $name }: { $yellow } gelb, { $orange } orange; Kompasse { $compasses }.
  }

## What may be said

talk-storms = Jetzt dürft ihr besprechen, welchen Sturm ihr entfernt – und sonst nichts.

## Why not

refusal-unseen-not-allowed = { $most ->
    [0] Ungesehen vom Stapel darfst du gerade nichts geben.
   *[other] Ungesehen vom Stapel darfst du höchstens { $most } geben, nicht { $count }.
  }
refusal-storm-first = Erst entscheidet ihr, ob der Sturm weht.
refusal-soak-first = Erst werden die Karten für den gelben Sturm abgelegt.
refusal-storm-row-first = Erst kommt der violette Sturm an eine Reihe.
refusal-award-first = Erst wird der Kompass vergeben.
refusal-distress-first = Erst wird gefragt, ob ein Kompass hilft.
refusal-no-storm-drawn = Gerade ist kein Sturm gezogen worden.
refusal-no-such-storm = Dort liegt kein solcher Sturm.
refusal-no-compass = Du hast keinen Kompass.
refusal-nothing-to-let-blow = Es zieht kein Sturm auf.
refusal-already-let-blow = Du hast schon gesagt, dass er wehen soll.
refusal-no-compass-to-award = Es gibt gerade keinen Kompass zu vergeben.
refusal-no-such-seat = Auf diesem Platz sitzt niemand.
refusal-nothing-to-soak = Für einen Sturm ist gerade nichts abzulegen.
refusal-wrong-number-soaked = { $due ->
    [one] Für den gelben Sturm legst du genau eine Karte ab, nicht { $count }.
   *[other] Für den gelben Sturm legst du genau { $due } Karten ab, nicht { $count }.
  }
refusal-no-row-to-choose = Gerade ist keine Reihe für einen Sturm zu wählen.
refusal-row-blocked-by-storm = In der Reihe von { $space } tobt ein violetter Sturm: Dort darf nichts hinein.
refusal-orange-needs-neighbour = Im orangen Sturm legst du nur direkt neben eine Insel, und neben { $space } liegt keine.

## Why a move is good

reason-gives-unseen = { $unseen ->
    [one] Eine unbekannte Karte vom Stapel fehlt dir
   *[other] { $unseen } unbekannte Karten vom Stapel fehlen dir
  } weniger als die auf deiner Hand.
reason-calms-drawn = Der Sturm legt sich, bevor er schadet; danach { $compasses ->
    [0] hast du keinen Kompass mehr
    [one] bleibt dir ein Kompass
   *[other] bleiben dir { $compasses } Kompasse
  }.
reason-calms-row = Reihe { $row } wird wieder frei: Dort { $open ->
    [one] fehlt noch eine Insel
   *[other] fehlen noch { $open } Inseln
  }.
reason-calms-seat = { $storm ->
    [yellow] Der gelbe Sturm
   *[orange] Der orange Sturm
  } { $who ->
    [you] vor dir
   *[other] vor { $name }
  } hindert gerade sehr.
reason-lets-blow = { $compasses ->
    [0] Ohne Kompass bleibt nichts, als ihn wehen zu lassen.
   *[other] Diesen Sturm haltet ihr aus; für einen schlimmeren { $compasses ->
        [one] bleibt dir ein Kompass
       *[other] bleiben dir { $compasses } Kompasse
      }.
  }
reason-awards = { $who ->
    [you] Bei dir
   *[other] Bei { $name }
  } ist der Kompass gut aufgehoben; { $compasses ->
    [0] bisher liegt dort keiner
    [one] bisher liegt dort einer
   *[other] bisher liegen dort { $compasses }
  }.
reason-storms-row = In Reihe { $row } { $open ->
    [one] ist nur ein Platz frei
   *[other] sind { $open } Plätze frei
  }: { $room ->
    [little] Dort schadet der Sturm wenig.
   *[much] So weit leer, kann sie am ehesten warten.
  }
