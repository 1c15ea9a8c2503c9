### Das Logbuch: Liste, Dateien und Statistik. Wird nur dort geladen.

logbook-empty = Hier ist noch kein Blatt beschrieben. Jede Partie, die du an diesem Gerät spielst, bekommt ihres.
logbook-game = Spiel
logbook-all-games = Alle Spiele
logbook-ending = Ergebnis
logbook-all-endings = Alle Ergebnisse
logbook-starred = Mit Stern
logbook-text = Suchen: Namen, Tage, Wörter
logbook-count = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
logbook-more = Mehr zeigen
logbook-do = Mehr
logbook-name = Name
logbook-star = Stern
logbook-remove = Löschen
logbook-removed = Die Partie ist gelöscht.
logbook-undo = Zurückholen
ending-running = läuft
ending-won = gewonnen
ending-lost = verloren
logbook-mode = Spielweise
logbook-all-modes = Alle Spielweisen
logbook-usual = Normal
logbook-crew = Mannschaft
logbook-all-crews = Alle Mannschaften
logbook-online = online
logbook-study = Studie: Karten bekannt, nicht gezählt
ending-over = zu Ende
logbook-transfer = Mitnehmen und Einlesen
logbook-transfer-explain = Eine Datei fasst eine Partie oder alle, mit Notizen und Varianten. Die App liest sie auf jedem Gerät wieder ein, und das Terminal kann es auch.
logbook-save-all = { $games ->
    [one] Diese Partie als Datei sichern
   *[other] Diese { $games } Partien als Datei sichern
  }
logbook-take-in = Datei einlesen …
logbook-busy = Einen Moment …
logbook-taken-in = { $games ->
    [0] Es war nichts Neues dabei.
    [one] Eine Partie ist eingelesen.
   *[other] { $games } Partien sind eingelesen.
  } { $known ->
    [0] { "" }
    [one] Eine war schon da.
   *[other] { $known } waren schon da.
  }
logbook-refused = { $games ->
    [one] Das ließ sich nicht einlesen:
   *[other] { $games } Partien ließen sich nicht einlesen:
  }
refusal-file-too-large = Diese Datei ist größer als jedes Logbuch.
logbook-aboard = Was hier liegt
logbook-here = Dein Logbuch liegt in diesem Browser und sonst nirgends.
logbook-used = App und Partien brauchen zusammen { $size }.
logbook-lasts = Der Browser hat versprochen, von sich aus nichts wegzuwerfen.
logbook-may-go = Wird der Platz knapp, darf der Browser es wegräumen.
logbook-ask-lasting = Den Browser bitten, es zu behalten
logbook-not-lasting = Noch verspricht der Browser das nicht. Oft tut er es, sobald die App installiert ist. Bis dahin ist eine Datei die sichere Ablage.
logbook-unkept = Dieser Browser behält nichts: Deine Partien sind weg, wenn du die Seite verlässt. Sichere sie als Datei.

## Statistik

statistics = Statistik
statistics-none = Sobald eine Partie zu Ende gespielt ist, wird sie hier gezählt.
statistics-games = { $games ->
    [one] Eine Partie bis zum Ende.
   *[other] { $games } Partien bis zum Ende.
  }
statistics-wins = { $wins } von { $games } gewonnen: { $words }.
statistics-sure = Das sind { $share }; mit vielen weiteren Partien wären es wohl zwischen { $low } und { $high }.
statistics-streak = { $now ->
    [0] Gerade keine Siegesserie; { $longest ->
        [one] die längste war ein Sieg.
       *[other] die längste hatte { $longest } Siege.
      }
    [one] Die letzte Partie war ein Sieg; { $longest ->
        [one] länger war noch keine Serie.
       *[other] die längste Serie hatte { $longest } Siege.
      }
   *[other] { $now } Siege in Folge; die längste Serie hatte { $longest }.
  }
statistics-undecided = Wo nur Menschen gegeneinander antreten, gibt es keinen Sieganteil: Jemand von euch gewinnt immer.
statistics-by-game = Nach Spiel
statistics-by-mode = Nach Spielweise
statistics-by-players = Nach Zahl der Mitspielenden
statistics-by-crew = Nach Mannschaft
statistics-time = Im Lauf der Zeit
statistics-what = Was
statistics-when = Wann
statistics-count = Partien
statistics-won = Siege
statistics-share = Sieganteil
statistics-range = { $share } ({ $low } bis { $high })
statistics-players = { $players ->
    [one] Allein
   *[other] Zu { $players }
  }
statistics-picture = Partien im Lauf der Zeit; der dunkle Teil wurde gewonnen. Die Tabelle sagt dasselbe.
statistics-table = Als Tabelle
statistics-more = Alle { $groups }
