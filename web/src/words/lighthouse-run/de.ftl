### Die Beschriftungen am Tisch von Lighthouse Run.

lr-ways = Erst die Karte, dann das Leuchtfeuer, dann das Feld, von dem deine Schiffe ablegen – mit Maus, Finger oder Tastatur.
lr-key-cards = Handkarte wählen
lr-key-arrows = von Turm zu Turm, von Feld zu Feld
lr-key-enter = wählen, ablegen
lr-key-stay = alle Leuchtfeuer stehen lassen
lr-key-escape = einen Schritt zurück

## Der Fluss

lr-river = Der Fluss vom Start bis zum Hafen
lr-towers = Leuchttürme
lr-space = { $space ->
    [0] Start
   *[other] Feld { $space }
  }
lr-lit = beleuchtet
lr-dark = dunkel
lr-harbour = Hafen, immer beleuchtet
lr-symbol = Schiffsymbol { $points }
lr-stop = hier ist das Unwetter nach Runde { $round }
lr-cloud-sea = Das Unwetter ist noch draußen auf See
lr-cloud = Das Unwetter ist auf Feld { $space }
lr-caught = vom Unwetter eingeholt
lr-ships = { $colour ->
    [red] { $count ->
        [one] 1 rotes Schiff
       *[other] { $count } rote Schiffe
      }
    [blue] { $count ->
        [one] 1 blaues Schiff
       *[other] { $count } blaue Schiffe
      }
    [green] { $count ->
        [one] 1 grünes Schiff
       *[other] { $count } grüne Schiffe
      }
   *[yellow] { $count ->
        [one] 1 gelbes Schiff
       *[other] { $count } gelbe Schiffe
      }
  }
lr-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
  }
lr-letter = { $colour ->
    [red] R
    [blue] B
    [green] Gn
   *[yellow] Ge
  }
lr-tower = { $tower ->
    [purple] Lila Leuchtturm mit Anker
    [green] Grüner Leuchtturm mit Windrose
    [red] Roter Leuchtturm mit Rettungsring
    [blue] Blauer Leuchtturm mit Fisch
    [yellow] Gelber Leuchtturm mit Steuerrad
   *[orange] Oranger Leuchtturm mit Möwe
  }
lr-tower-lit = leuchtet, Felder { $from } bis { $to }
lr-tower-dark = dunkel, Felder { $from } bis { $to }
lr-mark = { $mark ->
    [take] dieses Leuchtfeuer nehmen
    [taken] dieses Leuchtfeuer wird versetzt
    [put] hierher versetzen
   *[goal] hierher muss ein Leuchtfeuer
  }

## Runde und Reihenfolge

lr-round = Runde { $round } von { $rounds }
lr-order-now = Diese Runde
lr-order-next = Danach
lr-erik = Erik
lr-erik-last = Eriks letzte Karte: { $card }
lr-pile = Karten im Stapel
lr-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
lr-each-ship = Punkte je Schiff

## Die Hand

lr-hand = { $colour ->
    [red] Deine roten Karten
    [blue] Deine blauen Karten
    [green] Deine grünen Karten
   *[yellow] Deine gelben Karten
  }
lr-card-of = { $colour ->
    [red] Rot: { $card }
    [blue] Blau: { $card }
    [green] Grün: { $card }
   *[yellow] Gelb: { $card }
  }
lr-movement = { $movement ->
    [solo] Solo
    [group] Gruppe
   *[coop] Koop
  }
lr-spent = schon gespielt

## Ein Zug, Schritt für Schritt

lr-steps = Dein Zug
lr-step = { $step ->
    [card] Karte
    [beacon] Leuchtfeuer
    [ships] Schiffe
   *[sail] Ablegen
  }
lr-ask-forced = { $tower ->
    [purple] Der lila Anker muss leuchten.
    [green] Die grüne Windrose muss leuchten.
    [red] Der rote Rettungsring muss leuchten.
    [blue] Der blaue Fisch muss leuchten.
    [yellow] Das gelbe Steuerrad muss leuchten.
   *[orange] Die orange Möwe muss leuchten.
  } Welches Leuchtfeuer gibst du dafür her?
lr-ask-free = Ein Leuchtfeuer versetzen? Tippe auf einen leuchtenden Turm – oder lass alle stehen.
lr-ask-put = { $tower ->
    [purple] Das Feuer vom lila Anker: wohin damit?
    [green] Das Feuer von der grünen Windrose: wohin damit?
    [red] Das Feuer vom roten Rettungsring: wohin damit?
    [blue] Das Feuer vom blauen Fisch: wohin damit?
    [yellow] Das Feuer vom gelben Steuerrad: wohin damit?
   *[orange] Das Feuer von der orangen Möwe: wohin damit?
  }
lr-lit-already = { $tower ->
    [purple] Der lila Turm leuchtet schon.
    [green] Der grüne Turm leuchtet schon.
    [red] Der rote Turm leuchtet schon.
    [blue] Der blaue Turm leuchtet schon.
    [yellow] Der gelbe Turm leuchtet schon.
   *[orange] Der orangefarbene Turm leuchtet schon.
  }
lr-ask-ships = { $movement ->
    [solo] Welches deiner Schiffe fährt? Tippe auf sein Feld.
    [group] Welche Gruppe fährt? Tippe auf ein Feld mit deinen Schiffen.
   *[coop] Von welchem Feld fährt je ein Schiff jeder Farbe los?
  }
lr-ask-sail = { $from ->
    [0] Ablegen vom Start?
   *[other] Ablegen von Feld { $from }?
  }
lr-leave-beacons = Alle stehen lassen
lr-sail = Ablegen
lr-sail-nothing = Zug beenden
lr-sail-bonus = Mit Bonus ablegen
lr-sail-bonus-to = Mit Bonus bis { $space }
lr-sail-plain = Ohne Bonus
lr-back = Zurück

## Vorschau

lr-pre-none = Keines deiner Schiffe kann fahren.
lr-pre-stuck = Hier kommt kein Schiff vom Fleck, alle Schritte verfallen.
lr-pre-way = { $from ->
    [0] Vom Start auf Feld { $to }.
   *[other] Von { $from } auf Feld { $to }.
  }
lr-pre-lost = { $lost ->
    [one] Ein Schritt verfällt.
   *[other] { $lost } Schritte verfallen.
  }
lr-pre-along = Mit dabei: { $colours }.
lr-pre-bonus = Der Bonus bringt dich auf { $to }.
lr-pre-bonus-lost = { $lost ->
    [one] Davon verfällt ein Schritt.
   *[other] Davon verfallen { $lost } Schritte.
  }

## Hinweise

note-beacon = Jede Karte bewegt erst ein Leuchtfeuer, dann Schiffe. Ins Dunkle fährt niemand.
note-group = Eine Gruppenkarte nimmt alle deine Schiffe von einem Feld mit, nur nicht vom Start.
note-coop = Eine Koop-Karte nimmt von jeder Farbe auf dem Feld ein Schiff mit. Kommt ein fremdes voran, darf deines noch einmal.
note-cloud = Die Wolke kommt. Am Ende einer Runde fängt sie alles, was auf ihrem Feld oder dahinter liegt.
