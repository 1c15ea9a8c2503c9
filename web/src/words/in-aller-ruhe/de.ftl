### In aller Ruhe: was der Tisch mit Erweiterungen und Varianten dazu sagt.

ar-news = Gerade aufgedeckt
ar-storm-brings = { $storm ->
    [yellow] Wen er trifft, der hält nur noch drei Karten, bis ein Kompass hilft.
    [violet] Er sperrt eine Reihe, bis ein Kompass hilft.
   *[orange] Wen er trifft, der legt Inseln nur noch direkt neben andere, bis ein Kompass hilft.
  }
ar-found-brings = { $found ->
    [storm] Die Insel kommt zurück auf die Hand, und der Sturm sperrt den Platz.
    [monster] Die Insel ist verloren. Zu zahlen ist nichts.
    [rock] Das kostet eine Karte mehr.
    [kept] Die Karte gehört jetzt zu deiner Hand.
    [secret] Es ist eine Ankunft oder ein Kompass.
   *[nothing] Das bleibt ohne Folgen.
  }

## Was im Meer zu sehen ist

ar-sea-arch = Der große Bogen: zwei Säulen zu sechs Plätzen, darüber das Dach aus vier Reihen zu sieben
ar-sea-pyramid = Die Pyramide: sechs Reihen, von elf Plätzen unten bis zur Spitze
ar-space-edge = { $space }, freie Randkarte
ar-space-storm = { $space }, { $storm }
ar-side = { $side ->
    [sun] zeigt die Sonne
   *[moon] zeigt den Mond
  }
ar-space-wrong-side = { $side ->
    [sun] zeigt die Sonne, soll aber den Mond zeigen
   *[moon] zeigt den Mond, soll aber die Sonne zeigen
  }
ar-space-owner = { $owner ->
    [you] gehört dir
    [rival] gehört deinem Gegenüber
    [sun] mit der Sonne nach oben
   *[moon] mit dem Mond nach oben
  }
ar-space-run = in einer Folge von { $length }
ar-rows = Reihen
ar-row-violet = { $count ->
    [one] Ein violetter Sturm sperrt Reihe { $row }
   *[other] { $count } violette Stürme sperren Reihe { $row }
  }
ar-row-half = { $side ->
    [sun] Reihe { $row }: Am Ende müssen alle Inseln die Sonne zeigen
   *[moon] Reihe { $row }: Am Ende müssen alle Inseln den Mond zeigen
  }
ar-destroyed = Zerstörte Inseln
ar-exploration = Erkundungsstapel
ar-exploration-count = { $count ->
    [0] leer
    [one] noch 1 Karte
   *[other] noch { $count } Karten
  }
ar-out-of-game = Aus dem Spiel
ar-out-count = { $count ->
    [one] { $card }
   *[other] { $card }, { $count }-mal
  }

## Seeungeheuer

ar-destroy-where = { $islands ->
    [0] Ein Seeungeheuer braucht eine Insel, und noch liegt keine.
   *[other] Welche Insel soll das Seeungeheuer verschlingen?
  }
ar-destroy-here = Das Seeungeheuer verschlingt die Insel auf { $space }.
ar-destroy-ask = Soll das Seeungeheuer die { $card } auf { $space } verschlingen? Beide kommen aus dem Spiel.
ar-destroy-confirm = Verschlingen

## Sturm und Kompass

ar-target = { $storm ->
    [yellow] Gelb
    [violet] Violett
   *[orange] Orange
  }{ $where ->
    [you] {" "}vor dir
    [seat] {" "}vor { $name }
    [row] {" "}an Reihe { $row }
   *[drawn] , gerade gezogen
  }
ar-compass = { $count ->
    [one] Kompass einsetzen
   *[other] Kompass einsetzen ({ $count })
  }
ar-compass-which = Welchen Sturm soll dein Kompass vertreiben? Beide kommen aus dem Spiel.
ar-avert = Sturm abwenden
ar-let-blow = Wehen lassen
ar-other-storm = Anderer Sturm …
ar-no-help = Keinen Kompass einsetzen
ar-award = Wer bekommt den Kompass?
ar-award-to = { $who ->
    [you] Du selbst
   *[other] { $name }
  }{ $compasses ->
    [0] {""}
   *[other] {" "}(hat { $compasses })
  }
ar-soak-which = { $due ->
    [one] Der gelbe Sturm lässt dir nur drei Karten: Lege eine ab.
   *[other] Der gelbe Sturm lässt dir nur drei Karten: Lege { $due } ab ({ $chosen } gewählt).
  }
ar-unseen = Ungesehen vom Stapel
ar-give-unseen = { $cards ->
    [0] Alles kommt ungesehen vom Stapel.
    [one] { $unseen } ungesehen vom Stapel, dazu eine Karte aus deiner Hand.
   *[other] { $unseen } ungesehen vom Stapel, dazu { $cards } Karten aus deiner Hand.
  }
ar-before-yellow = Gelber Sturm: höchstens drei Handkarten
ar-before-orange = Oranger Sturm: nur neben Inseln legen
ar-before-does = { $what ->
    [yellow] Höchstens drei Karten auf der Hand, mehr wird auch nicht nachgezogen, bis ein Kompass hilft.
    [orange] Inseln nur direkt neben andere, bis ein Kompass hilft.
    [compasses] Ein Kompass vertreibt einen Sturm, wo immer er liegt, und das jederzeit.
   *[monster] Es muss auf eine Insel gespielt werden. Vorher kommt niemand an.
  }
ar-before-compasses = Kompasse
ar-before-monster = Hält ein Seeungeheuer
ar-key-compass = Kompass einsetzen

## Tag und Nacht

ar-turn = Insel umdrehen
ar-turn-which = Welche Insel willst du umdrehen? Es kostet eine Karte.
ar-turn-ask = Die Insel auf { $space } zeigt dann { $side ->
    [sun] die Sonne
   *[moon] den Mond
  }. { $pays ->
    [none] Wähle eine Karte, die du dafür ablegst.
   *[other] Du legst dafür ab: { $pays }.
  }
ar-turn-confirm = Für 1 Karte umdrehen

## Eins gegen eins

ar-swap = Hand tauschen
ar-swap-ask = Du zeigst deine Hand vor, legst { $hand ->
    [one] eine Karte
   *[other] alle { $hand } Karten
  } ab und nimmst { $row ->
    [one] die offene Karte
   *[other] die { $row } offenen Karten
  }. Jede abgelegte Karte kostet einen Punkt.
ar-swap-confirm = Vorzeigen und tauschen
ar-points = Punkte bisher
ar-duel-row = Offene Reihe
ar-duel-row-how = Genommen wird von links; von rechts rückt neu auf.
ar-duel-next = Als Nächstes
ar-duel-next-card = Insel { $card }, wird als Nächstes genommen
ar-duel-card = Insel { $card }
ar-duel-empty = Die Reihe ist leer.
ar-duel-pile = { $count ->
    [0] Der Stapel ist leer
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
  }
ar-score = Wertung
ar-score-islands = Inseln
ar-score-islands-how = je 2 Punkte
ar-score-thrown = Abgelegt
ar-score-thrown-how = je 1 Punkt weniger
ar-score-runs = Folgen
ar-score-runs-how = ab 3 Inseln, 1 Punkt für jede
ar-score-sum = Punkte
ar-score-run = Von { $from } bis { $to }
ar-score-no-runs = keine
ar-score-tie-laid = Nach Punkten steht es gleich. Es entscheiden die gelegten Inseln: { $more } gegen { $less }.
ar-score-tie-thrown = Nach Punkten und Inseln steht es gleich. Es entscheiden die abgelegten Karten: { $less } gegen { $more }.
ar-score-tie-run = Auch Inseln und Ablage sind gleich. Es entscheidet die längste Folge: { $more } gegen { $less }.
ar-score-tie-none = In allem steht es gleich: Ihr teilt euch den Sieg.

## Die Pyramide

ar-explore-here = { $price ->
    [0] Die { $card } auf { $space }: Du erkundest und zahlst nichts.
    [one] Die { $card } auf { $space }: Du erkundest und zahlst danach eine Karte.
   *[other] Die { $card } auf { $space }: Du erkundest und zahlst danach { $price } Karten.
  }
ar-lay-confirm = Legen
ar-explore-confirm = Legen und erkunden
ar-pay-confirm = Zahlen ({ $chosen } von { $owed })
ar-clear-where = { $storms ->
    [0] Ein Kompass vertreibt einen Sturm, und gerade liegt keiner. Heb ihn gut auf!
   *[other] Welchen Sturm soll der Kompass vertreiben?
  }
ar-clear-here = Der Kompass vertreibt den Sturm auf { $space }.
ar-clear-ask = Soll der Kompass den Sturm auf { $space } vertreiben? Beide kommen aus dem Spiel.
ar-clear-confirm = Sturm vertreiben
ar-compass-wasted = Dann fehlt euch ein Kompass gegen einen der sechs Stürme.
ar-secrets = Verdeckt gefunden: Ankunft oder Kompass

ar-missing = { $islands ->
    [0] Das Meer war schon voll, nur die Ankunft hat gefehlt.
    [one] Eine einzige Insel hat noch gefehlt.
   *[other] Es fehlten noch { $islands } von 36 Inseln.
  }{ $departed ->
    [no] { " " }Auch der Aufbruch stand noch aus.
   *[yes] { "" }
  }

## Hinweise

note-price = Die kleine Zahl auf einem Platz ist der Preis in Handkarten: der Abstand zu den Nachbarinseln. Ganz ohne Nachbarn ist es umsonst.
note-monster = Ein Seeungeheuer lässt sich nicht ablegen. Irgendwann musst du es ausspielen, und es verschlingt eine Insel.
note-compass = Ein Kompass vertreibt einen Sturm, jederzeit, auch wenn du nicht dran bist.
note-storm = Ein Sturm wirkt, solange er liegt. Tipp ihn an, dann steht da, was er tut.
