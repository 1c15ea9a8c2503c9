### Was eine Analyse zu einer Partie sagt.

insight = Analyse
curve = So lief die Partie
legend-fair = nach dem, was man wissen konnte
legend-open = mit offenen Karten
legend-band = 95-%-Bereich
head-turn = Zug
head-who = Wer
head-move = Zug im Wortlaut
head-chance = Chance
head-open = Offene Karten
head-decision = Entscheidung
head-luck = Glück
head-mark = Anmerkung
waits = wartet
chance-act = Die Karten
percent = { $mean } %
span = { $mean } % ({ $low } bis { $high } %)
difficulty-team = { $kind ->
    [hard] Schwere Karten: Matrosen gewinnen damit { $often } ({ $par } %, sonst { $usual } %).
    [easy] Freundliche Karten: Matrosen gewinnen damit { $often } ({ $par } %, sonst { $usual } %).
   *[usual] Karten wie andere: Matrosen gewinnen damit { $often } ({ $par } %).
  }
difficulty-rival = { $kind ->
    [hard] Schlechte Karten: Ein Matrose gewinnt damit { $often } ({ $par } %, sonst { $usual } %).
    [easy] Gute Karten: Ein Matrose gewinnt damit { $often } ({ $par } %, sonst { $usual } %).
   *[usual] Karten wie andere: Ein Matrose gewinnt damit { $often } ({ $par } %).
  }
often = { $kind ->
    [never] so gut wie nie
    [seldom] etwa jede { $in }. Partie
    [half] etwa jede zweite Partie
    [mostly] etwa { $of } von { $in } Partien
   *[always] fast immer
  }
balance = Entscheidungen { $decisions }, Glück { $luck } Punkte (davon das Austeilen { $deal }), verglichen mit Matrosen.
seat-found = { $name }: { $decisions } Entscheidungen, und keine, an der mehr als Glück zu verbessern wäre.
seat-lost-team = { $name }: { $decisions } Entscheidungen; { $lost } Punkte mehr lagen drin.
seat-lost-rival = { $name }: { $decisions } Entscheidungen, { $lost } Punkte damit verschenkt.
seat-luck = Glück: { $luck } Punkte.
turning-decision = Der Wendepunkt war Zug { $turn }: Die Entscheidung von { $name } brachte die Chance von { $from } auf { $to } %.
turning-luck = Der Wendepunkt kam nach Zug { $turn } von { $name }: Die Karten brachten die Chance von { $from } auf { $to } %.
turning-deal = Der Wendepunkt war das Austeilen: Es brachte die Chance von { $from } auf { $to } %.
mark-inaccuracy = Ungenau
mark-mistake = Fehler
mark-blunder = Schwerer Fehler
mark-find = Gut gefunden
mark-team-inaccuracy = Hier lag etwas mehr drin
mark-team-mistake = Hier lag mehr drin
mark-team-blunder = Hier lag viel mehr drin
mark-team-find = Gut gefunden
better = „{ $move }“ wäre um { $loss } Punkte besser gewesen ({ $low } bis { $high }).
no-marks = Keine Entscheidung fällt auf: Was zwischen den Zügen bleibt, ist Glück.
about = Jede Entscheidung wird nach dem beurteilt, was man am Platz wissen konnte: Passende Welten werden von Matrosen zu Ende gespielt, { $budget } Entscheidungen für jede Stelle. Glück ist, was Karten und das Wissen der anderen danach dazutun.
refusal-bad-budget = Das Budget muss eine ganze Zahl von { $from } bis { $to } sein oder quick, full oder deep, nicht { $value }.
refusal-not-over = Eine Partie, die noch läuft, wird nicht analysiert: Mit offenen Karten verriete die Kurve, was noch verdeckt ist.
head-reason = Was dafür sprach
captains-team = { $kind ->
    [hard] Schwere Karten: Kapitäne gewinnen damit { $often } ({ $par } %, { $low } bis { $high } %, in { $tries } Versuchen).
    [easy] Freundliche Karten: Kapitäne gewinnen damit { $often } ({ $par } %, { $low } bis { $high } %, in { $tries } Versuchen).
   *[usual] Karten wie andere: Kapitäne gewinnen damit { $often } ({ $par } %, { $low } bis { $high } %, in { $tries } Versuchen).
  }
captains-rival = { $kind ->
    [hard] Schlechte Karten: Unter Kapitänen gewinnt dieser Platz { $often } ({ $par } %, { $low } bis { $high } %, in { $tries } Versuchen).
    [easy] Gute Karten: Unter Kapitänen gewinnt dieser Platz { $often } ({ $par } %, { $low } bis { $high } %, in { $tries } Versuchen).
   *[usual] Karten wie andere: Unter Kapitänen gewinnt dieser Platz { $often } ({ $par } %, { $low } bis { $high } %, in { $tries } Versuchen).
  }
captains-running = Kapitäne spielen dieselben Karten
captains-stop = Kapitäne nicht weiter abwarten
captains-ask = Kapitäne an dieselben Karten lassen
result-team = { $kind ->
    [won] Gewonnen.
   *[lost] Diesmal hat es nicht gereicht.
  }
result-rival = { $kind ->
    [won] { $name } hat gewonnen.
    [shared] { $name } hat den Sieg geteilt.
   *[lost] { $name } hat nicht gewonnen.
  }
reason = Vom Platz aus gesehen ({ $name }): { $reason }
this-move = Dieser Zug
forced = Da gab es nichts zu entscheiden.
report-move = Diesen Zug melden
report-explain = Eine Datei mit Partie, Platz und Gedanken zu diesem Zug. Sie bleibt auf deinem Gerät, bis du sie weitergibst.
trust-unknown = Für diese Art zu spielen ist noch nicht gemessen, wie genau die Chancen stimmen.
trust-not = { $kind ->
    [low] Vorsicht mit den Chancen: In { $games } Prüfpartien dieser Art kam es im Mittel um { $miss } Punkte besser als gesagt.
    [high] Vorsicht mit den Chancen: In { $games } Prüfpartien dieser Art kam es im Mittel um { $miss } Punkte schlechter als gesagt.
   *[blurred] Vorsicht mit den Chancen: In { $games } Prüfpartien dieser Art waren sie oft zu sicher oder zu vorsichtig.
  }
example = Eine Fortsetzung, die es zeigt, mit Karten, wie sie liegen könnten
example-better = Besser so
example-worse = Dagegen so
turning-point = Wendepunkt
before = Davor
after = Danach
