import { hints } from './hints-de.js';

/** Fluent messages: *Santa Timea* in German. */
export const de = `
title = Santa Timea
blurb = Ein Stichspiel im Sturm: Der Wind bestimmt, was deine Karten zählen – und wer am niedrigsten liegt, nimmt den Schaden.

option-professional = Spielart
option-professional-explain = Im Profispiel bringen Paare Sonderpunkte, und viele Windkarten kosten Punkte.
option-professional-on = Profispiel
option-professional-on-explain = Mit Prognose, Sonderpunkten für Paare und Minuspunkten; Windkarten, die niemand nimmt, bleiben liegen.
option-professional-off = Grundspiel
option-professional-off-explain = Nur der Schaden entscheidet: zum Kennenlernen und für zwischendurch.
option-rounds = Durchgänge
option-rounds-explain = Ein Durchgang hat zwölf Stiche. Nach den Regeln werden fünf gespielt.
rounds-value = { $rounds ->
    [one] Ein Durchgang
   *[other] { $rounds } Durchgänge
  }
rounds-value-explain = { $rounds ->
    [5] Die ganze Fahrt, wie die Regeln sie vorsehen.
    [one] Zum Ausprobieren: zwölf Stiche und eine Wertung.
   *[other] Eine kürzere Fahrt mit { $rounds } Wertungen.
  }

direction-north = Nord
direction-east = Ost
direction-south = Süd
direction-west = West
wind-north = Nordwind
wind-east = Ostwind
wind-south = Südwind
wind-west = Westwind
card-named = { $direction } { $number }
card-bride = Piratenbraut
cards-bride = { $count ->
    [one] eine Piratenbraut
   *[other] { $count } Piratenbräute
  }
points-counted = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
  }
seat-first = { $who ->
    [you] Du
   *[other] { $name }
  }
seat-in-list = { $who ->
    [you] du
   *[other] { $name }
  }
seat-awaited = { $who ->
    [you] dich
   *[other] { $name }
  }

move-deal = Gib die Karten
move-play = Spiele { $card }
move-sets = { $count ->
    [0] Behalte alles für die Paare
    [one] Lege das Set { $sets } zur Seite
   *[other] Lege die Sets { $sets } zur Seite
  }
notation =
    N14           Nord 14 spielen; O oder E steht für Ost
    B             eine Piratenbraut spielen
    sets N S      die Sets Nord und Süd zur Seite legen
    sets -        alles für die Paare behalten

event-dealt = Durchgang { $round }: Die Karten sind gegeben, { $who ->
    [you] du spielst aus
   *[other] { $name } spielt aus
  }. Es geht um die Windkarte { $now }, danach um { $next }.
event-dealt-forecast = In diesem Durchgang fehlen { $winds }.
event-played = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
  }
event-sets-own = { $count ->
    [0] Du behältst alles für die Paare.
    [one] Du legst das Set { $sets } zur Seite.
   *[other] Du legst die Sets { $sets } zur Seite.
  }
event-sets-secret = { $name } hat gewählt.

trick-tied = { $crew ->
    [you] { $names } stecht euch aus (je { $value }).
   *[other] { $names } stechen sich aus (je { $value }).
  }
trick-takes = { $who ->
    [you] Du musst
   *[other] { $name } muss
  } { $count ->
    [one] die Windkarte { $winds }
   *[other] die Windkarten { $winds }
  } nehmen: { $why }
trick-takes-and-leads = { $who ->
    [you] Du musst
   *[other] { $name } muss
  } { $count ->
    [one] die Windkarte { $winds }
   *[other] die Windkarten { $winds }
  } nehmen und { $who ->
    [you] spielst
   *[other] spielt
  } zum nächsten Stich aus: { $why }
trick-leads = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
  } zum nächsten Stich aus: { $why }
trick-leads-again = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
  } noch einmal aus.
why-lowest = { $others ->
    [left] { $card } zählt von den übrigen am wenigsten ({ $value }).
   *[all] { $card } zählt am wenigsten ({ $value }).
  }
why-highest = { $others ->
    [left] { $card } zählt von den übrigen am meisten ({ $value }).
   *[all] { $card } zählt am meisten ({ $value }).
  }
why-alone = Nur { $card } ({ $value }) bleibt übrig.
why-bride = Wer eine Piratenbraut ausspielt, nimmt auf jeden Fall.
why-against = Gegen den Wind entscheidet die Zahl auf der Karte.
trick-nobody = Nur Gleichstände: Niemand nimmt die Windkarte { $wind }.
trick-carried = Nur Gleichstände: Die Windkarte { $wind } bleibt liegen, bis jemand die nächste nimmt.
trick-revealed = Aufgedeckt wird { $wind }.

evaluated-round = Wertung von Durchgang { $round }.
evaluated-seat = { $who ->
    [you] Du
   *[other] { $name }
  }: { $steps }.
evaluated-sets = { $count ->
    [one] Set { $sets } zur Seite
   *[other] Sets { $sets } zur Seite
  }
evaluated-place = Schaden { $damage }, { $shared ->
    [yes] geteilter Platz { $place }
   *[no] Platz { $place }
  }: { $points }
evaluated-pairs = Paare +{ $count }
evaluated-minus = Windkarten −{ $count }
evaluated-total = zusammen { $points }

outcome-won = { $crew ->
    [you] Du gewinnst mit
    [one] { $names } gewinnt mit
    [yours] { $names } gewinnt gemeinsam mit je
   *[several] { $names } gewinnen gemeinsam mit je
  } { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkten
  }.
outcome-rounds-won = Bei gleicher Punktzahl entscheiden die gewonnenen Durchgänge.
outcome-standing = Endstand: { $standing }.

todo-deal = Gleich geht es los: Die Karten werden gegeben.
todo-deal-again = Gleich geht es weiter: Die Karten für Durchgang { $round } werden gegeben.
todo-over = Der Sturm hat sich gelegt.
todo-wait = Warten auf { $names }.
todo-lead = Du bist dran: Spiel aus – es geht um { $wind }.
todo-follow = Du bist dran: Spiel eine Karte – es geht um { $wind }.
todo-lead-bride = { $count ->
    [one] Du bist dran: Dir bleibt nur die Piratenbraut. Spiel sie aus – { $wind } geht dann auf jeden Fall an dich.
   *[other] Du bist dran: Dir bleiben nur Piratenbräute. Spiel eine aus – { $wind } geht dann auf jeden Fall an dich.
  }
todo-last = Du bist dran: Spiel deine letzte Karte – es geht um { $wind }.
todo-sets = { $count ->
    [one] Du hast die Wahl: Leg das Set { $sets } zur Seite oder behalte es für die Paare.
   *[other] Du hast die Wahl: Leg von den Sets { $sets } zur Seite, welche du willst. Was du behältst, zählt für die Paare.
  }

position-round = Durchgang { $round } von { $rounds }, Stich { $trick } von { $tricks }.
position-round-over = Durchgang { $round } von { $rounds } ist gespielt.
position-winds = { $open ->
    [1] Windkarte: { $now }, die letzte.
    [2] Windkarten: jetzt { $now }, danach { $next }, die letzte.
   *[other] Windkarten: jetzt { $now }, dann { $next }, danach { $after }.
  }
position-forecast = Prognose: In diesem Durchgang fehlen { $winds }.
position-carried = Wer nimmt, nimmt auch, was liegen geblieben ist: { $winds }.
position-no-card = Noch liegt keine Karte.
position-card = { $card } zählt { $value }
position-card-void = { $card } zählt nichts
position-card-out = { $card } zählt { $value }, ausgestochen
position-played = { $who ->
    [you] Du
   *[other] { $name }
  }: { $card }.
position-stand = Nach jetzigem Stand: { $stand }.
stand-takes = { $who ->
    [you] du nimmst
   *[other] { $name } nimmt
  }
stand-takes-and-leads = { $who ->
    [you] du nimmst und spielst dann aus
   *[other] { $name } nimmt und spielt dann aus
  }
stand-nobody = niemand nimmt
stand-leads = { $who ->
    [you] du spielst dann aus
   *[other] { $name } spielt dann aus
  }
position-seat = { $who ->
    [you] Du
   *[other] { $name }
  }: { $parts }.
position-held = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
collected-none = keine Windkarte
collected-winds = { $count ->
    [one] Windkarte
   *[other] Windkarten
  } { $winds } ({ $sum })
collected-damage = Schaden { $damage }
collected-sets = { $count ->
    [one] davon { $damage } im Set { $sets }
   *[other] davon { $damage } in den Sets { $sets }
  }
collected-missing = zum Set { $direction } fehlt die { $number }
position-hand = Deine Hand, in Klammern der Wert bei { $wind }: { $cards }.
position-hand-card = { $card } ({ $value })
position-hand-empty = Deine Hand ist leer.

talk-open = Reden ist erlaubt – in die Karten schauen nicht.

refusal-game-over = Die Partie ist schon zu Ende.
refusal-not-dealt = Die Karten sind noch nicht gegeben.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-card-not-held = Das hast du nicht auf der Hand: { $card }.
refusal-bride-led = Eine Piratenbraut darfst du erst ausspielen, wenn du nichts anderes mehr auf der Hand hast.
refusal-choosing-sets = Der Durchgang ist gespielt: Jetzt wird gewertet.
refusal-not-choosing-sets = Sets werden erst nach dem letzten Stich zur Seite gelegt.
refusal-no-choice = Bei deinen Windkarten gibt es nichts zu wählen.
refusal-already-chosen = Du hast schon gewählt.
refusal-set-not-held = Du hast in { $direction } kein Set aus 1, 2 und 3.
refusal-no-choice-there = In { $direction } gibt es nichts zu wählen: Dieses Set kommt ohnehin zur Seite.
refusal-bad-deal = So können die Karten nicht verteilt worden sein.

${hints}`;
