### Cards, seats and other things

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
animal-red = Krabbe
animal-blue = Fischflosse
animal-green = Schildkröte
animal-yellow = Seestern
one-red = ein rotes
one-blue = ein blaues
one-green = ein grünes
one-yellow = ein gelbes
one-each = { LIST($ones) } Schiff
some-red = { $count ->
    [one] ein rotes Schiff
   *[other] { $count } rote Schiffe
  }
some-blue = { $count ->
    [one] ein blaues Schiff
   *[other] { $count } blaue Schiffe
  }
some-green = { $count ->
    [one] ein grünes Schiff
   *[other] { $count } grüne Schiffe
  }
some-yellow = { $count ->
    [one] ein gelbes Schiff
   *[other] { $count } gelbe Schiffe
  }
card-of-red = die rote { $card }
card-of-blue = die blaue { $card }
card-of-green = die grüne { $card }
card-of-yellow = die gelbe { $card }
tower-named = { $tower ->
    [purple] lila Anker
    [green] grüne Windrose
    [red] roter Rettungsring
    [blue] blauer Fisch
    [yellow] gelbes Steuerrad
    [orange] orange Möwe
   *[other] { $tower }
  }
tower-onto = { $tower ->
    [purple] den lila Leuchtturm mit dem Anker
    [green] den grünen Leuchtturm mit der Windrose
    [red] den roten Leuchtturm mit dem Rettungsring
    [blue] den blauen Leuchtturm mit dem Fisch
    [yellow] den gelben Leuchtturm mit dem Steuerrad
    [orange] den orangefarbenen Leuchtturm mit der Möwe
   *[other] { $tower }
  }
movement-solo = Solo { $steps }
movement-group = Gruppe { $steps }
movement-coop = Koop { $steps }
card-with-tower = { $movement } ({ $tower })
card-all-towers = alle sechs
space-from = { $space ->
    [0] vom Start
   *[other] von Feld { $space }
  }
space-at = { $space ->
    [0] am Start
   *[other] auf Feld { $space }
  }
seat-named = { $who ->
    [you] du
   *[other] { $name }
  }
seat-with-points = { seat-named } ({ $points })
colour-with-points = { $colour } { $points }
erik-in-list = Erik

## Moves

move-deal = Gib die Karten
move-sail = Spiele { $card }: { JOIN($steps, by: ", ") }
move-beacon = Leuchtfeuer von { $from } auf { $to }
move-solo = ein Schiff { $from }
move-group = { $colour ->
    [red] alle roten Schiffe { $from }
    [blue] alle blauen Schiffe { $from }
    [green] alle grünen Schiffe { $from }
   *[yellow] alle gelben Schiffe { $from }
  }
move-coop = von jeder Farbe ein Schiff { $from }
move-bonus = dazu der Bonus
move-no-ship = kein Schiff
notation =
    red:S4-purple 3>1 @0   die rote Solo 4: ein Leuchtfeuer von Leuchtturm 3 auf 1, dann ein Schiff vom Start
    red:G3* @5             die rote Gruppe 3: kein Leuchtfeuer, alle roten Schiffe von Feld 5
    red:C1* 5>6 @7 +       die rote Koop 1: Leuchtfeuer von 5 auf 6, Schiffe von Feld 7, + nimmt den Bonus
    r:S4-p @2              Farben und Leuchttürme gehen auch mit dem Anfangsbuchstaben
    red:G2*                ohne @, wenn die Karte kein Schiff mehr ziehen kann
    Die Farben: red rot, blue blau, green grün, yellow gelb; bei den Leuchttürmen auch purple lila und orange.
    Spielplan und Karten sind nach dem rekonstruiert, was die Anleitung in Worten verrät.

## What happens

event-dealt = Die Leuchttürme vom Start zum Hafen: { LIST($towers) }. Der erste, dritte und fünfte leuchten. { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
  }
event-played = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
  }
event-erik-played = Erik spielt { $card }.
event-beacon = { $who ->
    [you] Du versetzt ein Leuchtfeuer von Turm { $from } ({ $dark }) auf Turm { $to } ({ $lit }).
   *[other] { $name } versetzt ein Leuchtfeuer von Turm { $from } ({ $dark }) auf Turm { $to } ({ $lit }).
  }
event-drew = Du ziehst { $card }.
event-sailed = { $count ->
    [one] { CAPITAL($ships) } fährt { $from } auf Feld { $to }.
   *[other] { CAPITAL($ships) } fahren { $from } auf Feld { $to }.
  }
event-stuck = { $count ->
    [one] { CAPITAL($ships) } bleibt { $at } liegen.
   *[other] { CAPITAL($ships) } bleiben { $at } liegen.
  }
event-bonus = Bonus: { $colour } fährt weiter auf Feld { $to }.
event-lost-dark = { $lost ->
    [one] Ein Schritt verfällt: Voraus ist es dunkel.
   *[other] { $lost } Schritte verfallen: Voraus ist es dunkel.
  }
event-lost-end = { $lost ->
    [one] Ein Schritt verfällt: Der Fluss ist zu Ende.
   *[other] { $lost } Schritte verfallen: Der Fluss ist zu Ende.
  }
event-cloud-sea = Ende von Runde { $round }: Die Wolke kommt über dem Meer näher.
event-cloud-arrives = Ende von Runde { $round }: Das Unwetter erreicht den Fluss, die Wolke steht auf Feld { $space }.
event-cloud-river = Ende von Runde { $round }: Die Wolke zieht auf Feld { $space }.
event-caught = Eingeholt: { JOIN($ships, by: "; ") }.
caught-ships = { $points ->
    [0] { LIST($ships) } ohne Punkte
    [one] { LIST($ships) } am 1-Punkt-Symbol
   *[other] { LIST($ships) } am { $points }-Punkte-Symbol
  }
event-ended-erik = { $points ->
    [one] Erik kommt auf einen Punkt.
   *[other] Erik kommt auf { $points } Punkte.
  }
event-ended-fleet = Die Farben: { LIST($colours) }.

## How it ends

outcome-winner = { $who ->
    [you] Du gewinnst mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
      }.
   *[other] { $name } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
      }.
  }
outcome-shared = Geteilter Sieg mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }: { LIST($names) }.
outcome-erik = Erik gewinnt das Rennen.
outcome-others = Dahinter: { LIST($others) }.
outcome-by-cards = Bei Gleichstand zählt die höhere Summe der letzten Handkarten.
outcome-by-difference = Bei Gleichstand zählt der kleinere Abstand zwischen den eigenen Farben.

## What is to be done

todo-deal = Gleich geht es los: Die Karten werden gegeben.
todo-over = Die Fahrt ist zu Ende.
todo-wait = Warten auf { $name }.
todo-turn = Du bist dran: Spiel eine Karte – erst das Leuchtfeuer, dann die Schiffe.
todo-fleet-first = Du bist dran: Spiel eine Karte in { $one } oder { $other } – erst das Leuchtfeuer, dann die Schiffe.
todo-fleet-second = Du bist dran: Spiel jetzt eine Karte in { $colour } – erst das Leuchtfeuer, dann die Schiffe.

## The table

river-tower = Leuchtturm
river-light = Licht
river-spaces = Feld (Punkte): Schiffe
river-start = Start
river-harbour = Hafen
river-lit = hell
river-dark = dunkel
river-cloud = Wolke
river-cloud-sea = Die Wolke steht noch über dem Meer.
river-cloud-space = Die Wolke steht auf Feld { $space }.
river-stops = { $count ->
    [one] Nächster Halt: { JOIN($stops, by: ", ") }.
   *[other] Nächste Halte: { JOIN($stops, by: ", ") }.
  }
river-stop = Feld { $space } nach Runde { $round }
river-ships = { $colour } { $count }
river-lying = { $count ->
    [0] –
   *[other] { JOIN($lying, by: ", ") }
  }
river-space = { $space }: { river-lying }
river-symbol = { $space } ({ $points }): { river-lying }
river-section = { JOIN($spaces, by: " | ") }
river-place = { $place } { $tower }
position-round = Runde { $round } von { $rounds }, der Reihe nach: { JOIN($order, by: ", ") }.
position-next-round = Nächste Runde: { JOIN($order, by: ", ") }.
position-colour = { CAPITAL($colour) } ({ $animal }, { $owner }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } ({ $ships }), Hand { $hand }, Stapel { $pile }.
position-erik = { CAPITAL($colour) } ({ $animal }, Erik): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } ({ $ships }), Stapel { $pile }.
position-played = Gespielt: { JOIN($cards, by: ", ") }.
position-totals = Zusammen: { JOIN($totals, by: ", ") }.
position-hand = Deine Hand in { $colour }: { JOIN($cards, by: ", ") }.
position-hand-card = { $card } = { $typed }
position-hand-empty = Deine Hand ist leer.

## What may be said

talk-open = Redet, worüber ihr wollt – nur eure Handkarten bleiben verdeckt.

## Why not

refusal-game-over = Die Partie ist schon zu Ende.
refusal-not-dealt = Die Karten sind noch nicht gegeben.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-not-your-colour = { CAPITAL($colour) } ist nicht deine Farbe.
refusal-colour-played = { CAPITAL($colour) } hast du in dieser Runde schon gespielt: Jetzt kommt deine andere Farbe.
refusal-card-not-held = Du hast { $card } nicht auf der Hand.
refusal-beacon-forced = Erst das Licht: Versetze ein Leuchtfeuer auf { $tower }, das ist Leuchtturm { $place }.
refusal-beacon-elsewhere = Mit dieser Karte kommt das Leuchtfeuer nur auf { $tower }, das ist Leuchtturm { $place }.
refusal-tower-lit-already = Leuchtturm { $place } leuchtet schon: Mit dieser Karte bleiben alle Leuchtfeuer, wo sie sind.
refusal-beacon-from-dark = Auf Leuchtturm { $place } brennt kein Leuchtfeuer, das du versetzen könntest.
refusal-beacon-onto-lit = Leuchtturm { $place } leuchtet schon.
refusal-no-such-place = Einen Leuchtturm { $place } gibt es nicht, nur 1 bis 6.
refusal-no-ship-there = { CAPITAL($at) } liegt kein Schiff, das diese Karte zieht.
refusal-ship-caught = { CAPITAL($at) } hat das Unwetter die Schiffe eingeholt: Sie fahren nicht mehr.
refusal-group-from-start = Eine Gruppenkarte bringt keine Schiffe vom Start aufs Wasser.
refusal-ship-needed = Diese Karte kann noch Schiffe ziehen: Wähle, von wo.
refusal-no-bonus = { $reason ->
    [no-coop] Einen Bonus gibt es nur mit Koop-Karten.
    [no-own-ship] Kein Bonus: Keines deiner Schiffe fährt { $from } mit.
    [nobody-else] Kein Bonus: Kein fremdes Schiff fährt { $from } mit.
   *[no-step] Kein Bonus: Er brächte dein Schiff keinen Schritt weiter.
  }
refusal-bad-deal = So können Leuchttürme und Karten nicht verteilt worden sein.
refusal-malformed-box = Am Spielmaterial stimmt „{ $field }“ nicht.
refusal-broken-box = Spielplan und Karten passen nicht zur Anleitung: „{ $constraint }“ ist verletzt.

## Why a move is good

reason-gains = Das bringt dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }{ $theirs ->
    [0] {"."}
    [one] {", "}den anderen zusammen einen.
   *[other] {", "}den anderen zusammen { $theirs }.
  }
reason-gains-bonus = Mit dem Bonus kommst du { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  } weit: Das bringt dir { $points ->
    [0] noch keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
  }{ $theirs ->
    [0] {"."}
    [one] {", "}den anderen zusammen einen.
   *[other] {", "}den anderen zusammen { $theirs }.
  }
reason-escapes = { $ships ->
    [one] Dein Schiff { $at } entkommt
   *[other] { $ships } deiner Schiffe { $at } entkommen
  } der Wolke, die am Ende von Runde { $round } dort ist, und { $points ->
    [0] { $ships ->
        [one] behält seine Punkte
       *[other] behalten ihre Punkte
      }
    [one] { $ships ->
        [one] bringt
       *[other] bringen
      } einen Punkt
   *[other] { $ships ->
        [one] bringt
       *[other] bringen
      } { $points } Punkte
  }{ $theirs ->
    [0] {"."}
    [one] {"; "}die anderen bekommen zusammen einen.
   *[other] {"; "}die anderen bekommen zusammen { $theirs }.
  }
reason-advances = { $steps ->
    [0] Deine Schiffe bleiben, wo sie sind
    [one] Du kommst ein Feld voran, noch ohne neue Punkte
   *[other] Du kommst { $steps } Felder voran, noch ohne neue Punkte
  }{ $theirs ->
    [0] {"."}
    [one] {"; "}die anderen bekommen zusammen einen.
   *[other] {"; "}die anderen bekommen zusammen { $theirs }.
  }
reason-only-light = Kein Schiff fährt: Es geht nur um das Licht.
reason-light = { $ahead ->
    [0] Danach ist es vor allen deinen Schiffen dunkel
    [one] Danach liegt vor einem deiner Schiffe Licht
   *[other] Danach liegt vor { $ahead } deiner Schiffe Licht
  }{ $held ->
    [0] {"."}
    [one] {"; "}ein fremdes hängt im Dunkeln fest.
   *[other] {"; "}{ $held } fremde hängen im Dunkeln fest.
  }
