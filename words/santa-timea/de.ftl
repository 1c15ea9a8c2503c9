### Santa Timea: what is said at the table.

## Cards, seats and other things

direction-name = { $direction ->
    [north] Nord
    [east] Ost
    [south] Süd
   *[west] West
  }
wind-blowing = { $direction ->
    [north] Nordwind
    [east] Ostwind
    [south] Südwind
   *[west] Westwind
  }
card-named = { direction-name } { $number }
winds-named = { direction-name } { $damages }
card-bride = Piratenbraut
cards-bride = { $count ->
    [one] eine Piratenbraut
   *[other] { $count } Piratenbräute
  }
points-counted = { $points ->
    [one] { SIGNED($points) } Punkt
   *[other] { SIGNED($points) } Punkte
  }
seat-named = { $who ->
    [you] { $form ->
        [awaited] dich
        [first] Du
       *[plain] du
      }
   *[other] { $name }
  }
standing-seat = { seat-named } ({ SIGNED($points) })

## Moves

move-deal = Gib die Karten
move-play = Spiele { $card }
move-sets = { $count ->
    [0] Behalte alles für die Paare
    [one] Lege das Set { LIST($sets) } zur Seite
   *[other] Lege die Sets { LIST($sets) } zur Seite
  }
notation =
    N14           Nord 14 spielen; O oder E steht für Ost
    B             eine Piratenbraut spielen
    sets N S      die Sets Nord und Süd zur Seite legen
    sets -        alles für die Paare behalten

## What happens

event-dealt = Durchgang { $round }: Die Karten sind gegeben, { $who ->
    [you] du spielst aus
   *[other] { $name } spielt aus
  }. Es geht um die Windkarte { $now }, danach um { LIST($next) }.
event-dealt-forecast = In diesem Durchgang fehlen { LIST($winds) }.
event-played = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
  }
event-sets-own = { $count ->
    [0] Du behältst alles für die Paare.
    [one] Du legst das Set { LIST($sets) } zur Seite.
   *[other] Du legst die Sets { LIST($sets) } zur Seite.
  }
event-sets-secret = { $name } hat gewählt.
trick-tied = { $crew ->
    [you] { LIST($names, form: "first") } stecht euch aus (je { $value }).
   *[other] { LIST($names, form: "first") } stechen sich aus (je { $value }).
  }
trick-takes = { $who ->
    [you] Du musst
   *[other] { $name } muss
  } { $count ->
    [one] die Windkarte { LIST($winds) }
   *[other] die Windkarten { LIST($winds) }
  } nehmen: { $why }
trick-takes-and-leads = { $who ->
    [you] Du musst
   *[other] { $name } muss
  } { $count ->
    [one] die Windkarte { LIST($winds) }
   *[other] die Windkarten { LIST($winds) }
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
  }: { JOIN($steps, by: ", ") }.
evaluated-sets = { $count ->
    [one] Set { LIST($sets) } zur Seite
   *[other] Sets { LIST($sets) } zur Seite
  }
evaluated-place = Schaden { $damage }, { $shared ->
    [yes] geteilter Platz { $place }
   *[no] Platz { $place }
  }: { $points }
evaluated-pairs = Paare +{ $count }
evaluated-minus = Windkarten −{ $count }
evaluated-total = zusammen { $points }

## How it ends

outcome-won = { $crew ->
    [you] Du gewinnst mit
    [one] { LIST($names, form: "first") } gewinnt mit
    [yours] { LIST($names, form: "first") } teilt euch den Sieg mit je
   *[several] { LIST($names, form: "first") } teilen sich den Sieg mit je
  } { $points ->
    [one] { SIGNED($points) } Punkt
   *[other] { SIGNED($points) } Punkten
  }.
outcome-rounds-won = Bei gleicher Punktzahl entscheiden die gewonnenen Durchgänge.
outcome-standing = Endstand: { LIST($standing) }.

## What is to be done

todo-deal = Gleich geht es los: Die Karten werden gegeben.
todo-deal-again = Gleich geht es weiter: Die Karten für Durchgang { $round } werden gegeben.
todo-over = Der Sturm hat sich gelegt.
todo-wait = Warten auf { LIST($names, form: "awaited") }.
todo-lead = Du bist dran: Spiel aus – es geht um { $wind }.
todo-follow = Du bist dran: Spiel eine Karte – es geht um { $wind }.
todo-lead-bride = { $count ->
    [one] Du bist dran: Dir bleibt nur die Piratenbraut. Spiel sie aus – { $wind } geht dann auf jeden Fall an dich.
   *[other] Du bist dran: Dir bleiben nur Piratenbräute. Spiel eine aus – { $wind } geht dann auf jeden Fall an dich.
  }
todo-last = Du bist dran: Spiel deine letzte Karte – es geht um { $wind }.
todo-sets = { $count ->
    [one] Du hast die Wahl: Leg das Set { LIST($sets) } zur Seite oder behalte es für die Paare.
   *[other] Du hast die Wahl: Leg von den Sets { LIST($sets) } zur Seite, welche du willst. Was du behältst, zählt für die Paare.
  }

## The table

position-round = Durchgang { $round } von { $rounds }, Stich { $trick } von { $tricks }.
position-round-over = Durchgang { $round } von { $rounds } ist gespielt.
position-winds = { $open ->
    [1] Windkarte: { $now }, die letzte.
    [2] Windkarten: jetzt { $now }, danach { $next }, die letzte.
   *[other] Windkarten: jetzt { $now }, dann { $next }, danach { $after }.
  }
position-forecast = Prognose: In diesem Durchgang fehlen { LIST($winds) }.
position-carried = Wer nimmt, nimmt auch, was liegen geblieben ist: { LIST($winds) }.
position-no-card = Noch liegt keine Karte.
position-card = { $card } zählt { $value }
position-card-void = { $card } zählt nichts
position-card-out = { $card } zählt { $value }, ausgestochen
position-played = { $who ->
    [you] Du
   *[other] { $name }
  }: { $card }.
position-stand = Nach jetzigem Stand: { JOIN($stand, by: ", ") }.
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
  }: { JOIN($parts, by: ", ") }.
position-held = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
collected-none = keine Windkarte
collected-winds = { $count ->
    [one] Windkarte
   *[other] Windkarten
  } { LIST($winds) } ({ JOIN($sum, by: ", ") })
collected-lacking = { JOIN($parts, by: "; ") }
collected-damage = Schaden { $damage }
collected-sets = { $count ->
    [one] davon { $damage } im Set { LIST($sets) }
   *[other] davon { $damage } in den Sets { LIST($sets) }
  }
collected-missing = zum Set { direction-name } fehlt die { $number }
position-hand = Deine Hand, in Klammern der Wert bei { $wind }: { JOIN($cards, by: ", ") }.
position-hand-card = { $card } ({ $value })
position-hand-empty = Deine Hand ist leer.

## What may be said

talk-open = Reden ist erlaubt – in die Karten schauen nicht.

## Why not

refusal-game-over = Die Partie ist schon zu Ende.
refusal-not-dealt = Die Karten sind noch nicht gegeben.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-card-not-held = Das hast du nicht auf der Hand: { $card }.
refusal-bride-led = Eine Piratenbraut darfst du erst ausspielen, wenn du nichts anderes mehr auf der Hand hast.
refusal-choosing-sets = Der Durchgang ist gespielt: Jetzt wird gewertet.
refusal-not-choosing-sets = Sets werden erst nach dem letzten Stich zur Seite gelegt.
refusal-no-choice = Bei deinen Windkarten gibt es nichts zu wählen.
refusal-already-chosen = Du hast schon gewählt.
refusal-set-not-held = Du hast in { direction-name } kein Set aus 1, 2 und 3.
refusal-no-choice-there = In { direction-name } gibt es nichts zu wählen: Dieses Set kommt ohnehin zur Seite.
refusal-bad-deal = So können die Karten nicht verteilt worden sein.

## Why a move is good

reason-leads = { $card } zählt ausgespielt { $value }: { $lower ->
    [0] Keine unbekannte Karte zählt weniger
    [one] Nur eine unbekannte Karte zählt weniger
   *[other] { $lower } unbekannte Karten zählen weniger
  }, und { $later ->
    [one] eine Karte kommt noch nach
   *[other] { $later } Karten kommen noch nach
  }. Es geht um { LIST($winds) } (Schaden { $damage }).
reason-leads-bride = Du hast nur noch Piratenbräute, also nimmst du { LIST($winds) } (Schaden { $damage }).
reason-void-bride = Die Piratenbraut zählt hier nichts, also nimmst du { LIST($winds) } nicht (Schaden { $damage }).
reason-knocks-out = { $card } zählt so viel wie die Karte von { $name } ({ $value }): Ihr stecht euch aus, und { LIST($winds) } geht nicht an dich (Schaden { $damage }).
reason-takes = Du nimmst { LIST($winds) } (Schaden { $damage }) – mit { $card }, die nur { $value } zählt, und hebst dir die übrigen Karten auf.
reason-completes-set = { $card } zählt am wenigsten ({ $value }): Du nimmst { LIST($winds) } (Schaden { $damage }), und dein Set { direction-name } ist voll.
reason-escapes = { $card } zählt { $value }: { $name } nimmt { LIST($winds) } (Schaden { $damage }){ $leads ->
    [0] {"."}
   *[other] {", "}und du spielst als Nächstes aus.
  }
reason-nobody-takes = { $card } zählt { $value }: Es bleiben nur Gleichstände, und niemand nimmt { LIST($winds) } (Schaden { $damage }).
reason-risks = Noch liegst du mit { $value } unten, und es geht um { LIST($winds) } (Schaden { $damage }). { $lower ->
    [0] Keine unbekannte Karte zählt weniger als { $card }
    [one] Eine unbekannte Karte zählt weniger als { $card }
   *[other] { $lower } unbekannte Karten zählen weniger als { $card }
  }, und { $later ->
    [one] eine Karte kommt noch nach
   *[other] { $later } Karten kommen noch nach
  }.
reason-hides-behind = { $card } zählt { $value }: So nimmt { $name } { LIST($winds) } (Schaden { $damage }). { $lower ->
    [0] Keine unbekannte Karte zählt weniger
    [one] Eine unbekannte Karte zählt weniger
   *[other] { $lower } unbekannte Karten zählen weniger
  }, und { $later ->
    [one] eine Karte kommt noch nach
   *[other] { $later } Karten kommen noch nach
  }.
reason-lays-sets-aside = { $count ->
    [one] Das Set { LIST($sets) } zur Seite erspart
   *[other] Die Sets { LIST($sets) } zur Seite ersparen
  } dir { $saved } Schaden.
reason-keeps-pairs = Deine Paare bringen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }; Sets würden sie zerreißen.
