### Was im Meer von In aller Ruhe zu sehen ist: die Namen für Vorlesegeräte und Hinweise.

sea-arch = Der große Bogen: zwei Säulen zu sechs Plätzen, darüber das Dach aus vier Reihen zu sieben
sea-pyramid = Die Pyramide: sechs Reihen, von elf Plätzen unten bis zur Spitze
space-edge = { $space }, freie Randkarte
space-storm = { $space }, { $storm }
space-side = { $side ->
    [sun] zeigt die Sonne
   *[moon] zeigt den Mond
  }
space-wrong-side = { $side ->
    [sun] zeigt die Sonne, soll aber den Mond zeigen
   *[moon] zeigt den Mond, soll aber die Sonne zeigen
  }
space-owner = { $owner ->
    [you] gehört dir
    [rival] gehört der anderen Person
    [sun] mit der Sonne nach oben
   *[moon] mit dem Mond nach oben
  }
space-run = in einer Folge von { $length }
storm-card = { $storm ->
    [yellow] gelber Sturm
    [violet] violetter Sturm
   *[orange] oranger Sturm
  }
card-plain = { $card ->
    [arrival] Ankunft
    [departure] Aufbruch
    [monster] Seeungeheuer
    [compass] Kompass
    [rock] Felsen
   *[border] Randkarte
  }
rows = Reihen
row-rock = Der Felsen sperrt Reihe { $row }
row-violet = { $count ->
    [one] Ein violetter Sturm sperrt Reihe { $row }
   *[other] { $count } violette Stürme sperren Reihe { $row }
  }
row-half = { $side ->
    [sun] Reihe { $row }: Am Ende müssen alle Inseln die Sonne zeigen
   *[moon] Reihe { $row }: Am Ende müssen alle Inseln den Mond zeigen
  }
destroyed = Zerstörte Inseln
exploration = Erkundungsstapel
exploration-count = { $count ->
    [0] leer
    [one] noch 1 Karte
   *[other] noch { $count } Karten
  }
out-of-game = Aus dem Spiel
out-count = { $count ->
    [one] { $card }
   *[other] { $count }-mal { $card }
  }

## Eins gegen eins

duel-row = Offene Reihe
duel-row-how = Genommen wird von links; von rechts rückt neu auf.
duel-next = Als Nächstes
duel-next-card = Insel { $card }, wird als Nächstes genommen
duel-card = Insel { $card }
duel-empty = Die Reihe ist leer.
duel-pile = { $count ->
    [0] Der Stapel ist leer
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
  }
score = Wertung
score-islands = Inseln
score-islands-how = je 2 Punkte
score-thrown = Abgelegt
score-thrown-how = je 1 Punkt weniger
score-runs = Folgen
score-runs-how = ab 3 Inseln, 1 Punkt für jede
score-sum = Punkte
score-run = Von { $from } bis { $to }
score-no-runs = keine
score-tie-laid = Nach Punkten steht es gleich. Es entscheiden die gelegten Inseln: { $more } gegen { $less }.
score-tie-thrown = Nach Punkten und Inseln steht es gleich. Es entscheiden die abgelegten Karten: { $less } gegen { $more }.
score-tie-run = Auch Inseln und Ablage sind gleich. Es entscheidet die längste Folge: { $more } gegen { $less }.
score-tie-none = In allem steht es gleich: Ihr teilt euch den Sieg.
