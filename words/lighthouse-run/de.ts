import { hints } from './hints-de.js';

/** Fluent messages: *Lighthouse Run* in German. */
export const de = `
title = Lighthouse Run
blurb = Bringt eure Schiffe in den Hafen, ehe das Unwetter sie einholt. Nur drei von sechs Leuchttürmen leuchten – und wer andere mitnimmt, kommt selbst weiter.

option-mode = Spielart
option-mode-explain = Zu zweit ist mehr los auf dem Fluss, wenn Erik mitfährt oder beide eine große Flotte führen.
mode-standard = Grundspiel
mode-standard-explain = Zu zweit, zu dritt oder zu viert, alle mit einer Farbe.
mode-erik = Mit Erik
mode-erik-explain = Nur zu zweit: Am Ende jeder Runde zieht der Klabautermann Erik seine eigenen Schiffe, auch im Dunkeln – und gewinnen kann er auch.
mode-fleet = Die große Flotte
mode-fleet-explain = Nur zu zweit: Beide führen zwei Farben und spielen in jeder Runde von jeder eine Karte.

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
one-each = { $ones } Schiff
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

tower-purple = lila Anker
tower-green = grüne Windrose
tower-red = roter Rettungsring
tower-blue = blauer Fisch
tower-yellow = gelbes Steuerrad
tower-orange = orange Möwe
tower-onto-purple = den lila Leuchtturm mit dem Anker
tower-onto-green = den grünen Leuchtturm mit der Windrose
tower-onto-red = den roten Leuchtturm mit dem Rettungsring
tower-onto-blue = den blauen Leuchtturm mit dem Fisch
tower-onto-yellow = den gelben Leuchtturm mit dem Steuerrad
tower-onto-orange = den orangefarbenen Leuchtturm mit der Möwe

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
seat-in-list = { $who ->
    [you] du
   *[other] { $name }
  }
seat-with-points = { $seat } ({ $points })
erik-in-list = Erik

move-deal = Gib die Karten
move-sail = Spiele { $card }: { $steps }
move-beacon = Leuchtfeuer von { $from } auf { $to }
move-solo = ein Schiff { $from }
move-group = alle eigenen Schiffe { $from }
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

event-dealt = Die Leuchttürme vom Start zum Hafen: { $towers }. Der erste, dritte und fünfte leuchten. { $who ->
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
    [one] { $ships } fährt { $from } auf Feld { $to }.
   *[other] { $ships } fahren { $from } auf Feld { $to }.
  }
event-stuck = { $count ->
    [one] { $ships } bleibt { $at } liegen.
   *[other] { $ships } bleiben { $at } liegen.
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
event-caught = Eingeholt: { $ships }.
caught-ships = { $points ->
    [0] { $ships } ohne Punkte
    [one] { $ships } am 1-Punkt-Symbol
   *[other] { $ships } am { $points }-Punkte-Symbol
  }
event-ended-erik = { $points ->
    [one] Erik kommt auf einen Punkt.
   *[other] Erik kommt auf { $points } Punkte.
  }
event-ended-fleet = Die Farben: { $colours }.

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
  }: { $names }.
outcome-erik = Erik gewinnt das Rennen.
outcome-others = Dahinter: { $others }.
outcome-by-cards = Bei Gleichstand zählt die höhere Summe der letzten Handkarten.
outcome-by-difference = Bei Gleichstand zählt der kleinere Abstand zwischen den eigenen Farben.

todo-deal = Gleich geht es los: Die Karten werden gegeben.
todo-over = Die Fahrt ist zu Ende.
todo-wait = Warten auf { $name }.
todo-turn = Du bist dran: Spiel eine Karte – erst das Leuchtfeuer, dann die Schiffe.
todo-fleet-first = Du bist dran: Spiel eine Karte in { $one } oder { $other } – erst das Leuchtfeuer, dann die Schiffe.
todo-fleet-second = Du bist dran: Spiel jetzt eine Karte in { $colour } – erst das Leuchtfeuer, dann die Schiffe.

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
    [one] Nächster Halt: { $stops }.
   *[other] Nächste Halte: { $stops }.
  }
river-stop = Feld { $space } nach Runde { $round }

position-round = Runde { $round } von { $rounds }, der Reihe nach: { $order }.
position-next-round = Nächste Runde: { $order }.
position-colour = { $colour } ({ $animal }, { $owner }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } ({ $ships }), Hand { $hand }, Stapel { $pile }.
position-erik = { $colour } ({ $animal }, Erik): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } ({ $ships }), Stapel { $pile }.
position-played = Gespielt: { $cards }.
position-totals = Zusammen: { $totals }.
position-hand = Deine Hand in { $colour }: { $cards }.
position-hand-empty = Deine Hand ist leer.

talk-open = Redet, worüber ihr wollt – nur eure Handkarten bleiben verdeckt.

refusal-game-over = Die Partie ist schon zu Ende.
refusal-not-dealt = Die Karten sind noch nicht gegeben.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-not-your-colour = { $colour } ist nicht deine Farbe.
refusal-colour-played = { $colour } hast du in dieser Runde schon gespielt: Jetzt kommt deine andere Farbe.
refusal-card-not-held = Du hast { $card } nicht auf der Hand.
refusal-beacon-forced = Erst das Licht: Versetze ein Leuchtfeuer auf { $tower }, das ist Leuchtturm { $place }.
refusal-beacon-elsewhere = Mit dieser Karte kommt das Leuchtfeuer nur auf { $tower }, das ist Leuchtturm { $place }.
refusal-tower-lit-already = Leuchtturm { $place } leuchtet schon: Mit dieser Karte bleiben alle Leuchtfeuer, wo sie sind.
refusal-beacon-from-dark = Auf Leuchtturm { $place } brennt kein Leuchtfeuer, das du versetzen könntest.
refusal-beacon-onto-lit = Leuchtturm { $place } leuchtet schon.
refusal-no-such-place = Einen Leuchtturm { $place } gibt es nicht, nur 1 bis 6.
refusal-no-ship-there = { $at } liegt kein Schiff, das diese Karte zieht.
refusal-ship-caught = { $at } hat das Unwetter die Schiffe eingeholt: Sie fahren nicht mehr.
refusal-group-from-start = Eine Gruppenkarte bringt keine Schiffe vom Start aufs Wasser.
refusal-ship-needed = Diese Karte kann noch Schiffe ziehen: Wähle, von wo.
refusal-no-bonus = { $reason ->
    [no-coop] Einen Bonus gibt es nur mit Koop-Karten.
    [no-own-ship] Kein Bonus: Keines deiner Schiffe fährt { $from } mit.
    [nobody-else] Kein Bonus: Kein fremdes Schiff fährt { $from } mit.
   *[no-step] Kein Bonus: Er brächte dein Schiff keinen Schritt weiter.
  }
refusal-bad-deal = So können Leuchttürme und Karten nicht verteilt worden sein.
refusal-erik-is-for-two = Erik fährt nur mit, wenn ihr zu zweit seid.
refusal-fleet-is-for-two = Die große Flotte ist nur etwas für zwei.
refusal-malformed-box = Am Spielmaterial stimmt „{ $field }“ nicht.
refusal-broken-box = Spielplan und Karten passen nicht zur Anleitung: „{ $constraint }“ ist verletzt.

${hints}`;
