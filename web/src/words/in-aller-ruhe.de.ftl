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

## Felsen

ar-hold = Felsen halten (2 Karten)
ar-hold-which = { $chosen ->
    [0] Lege zwei Karten ab, dann bleibt der Felsen, wo er ist.
    [one] Noch eine Karte, dann bleibt der Felsen, wo er ist.
   *[other] Diese zwei Karten ablegen und den Felsen halten?
  }
ar-hold-confirm = Ablegen und halten

## Seeungeheuer

ar-card-kept = { $card }. { $reason }
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

## Die Pyramide

ar-explore-here = { $price ->
    [0] Die { $card } auf { $space }: Du erkundest und zahlst nichts.
    [one] Die { $card } auf { $space }: Du erkundest und zahlst danach eine Karte.
   *[other] Die { $card } auf { $space }: Du erkundest und zahlst danach { $price } Karten.
  }
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
