### Aufgaben: Ein Zug ist klar der beste.

puzzles = Aufgaben
puzzles-what = Was würdest du spielen?
puzzles-blurb = Stellungen aus Partien von Bots, in denen ein Zug klar der beste ist. Du siehst, was dieser Platz sah, und nicht mehr.
puzzles-start = Nächste Aufgabe
puzzles-streak = Serie
puzzles-streak-blurb = Eine nach der anderen, immer schwerer, bis zur ersten, die du nicht löst.
puzzles-rating = Deine Stufe: { $rating }
puzzles-rating-new = Deine Stufe zeigt sich nach der ersten Aufgabe.
puzzles-solved = { $tried ->
    [0] { $all } Aufgaben warten, und jede beginnt mit einem Blick auf deine Hand.
   *[other] { $solved } von { $tried } beim ersten Versuch gelöst, { $all } gibt es.
  }
puzzles-best = Längste Serie: { $best }
puzzles-curve = Deine Stufe, Aufgabe für Aufgabe
puzzles-curve-table = Dasselbe als Tabelle
puzzles-head-count = Aufgabe
puzzles-head-rating = Stufe
puzzles-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzles-unkept = Dieser Browser behält nichts: Deine Stufe ist weg, wenn du gehst.
puzzle-title = Aufgabe { $number }
puzzle-ask = Aufgabe { $number }, Stufe { $level }. Was würdest du spielen?
puzzle-again = Diese hast du schon einmal versucht: Sie zählt nicht.
puzzle-thinking = Einen Moment, ich spiele es durch …
puzzle-failed = Dieser Zug ließ sich nicht beurteilen. Versuch einen anderen.
puzzle-right = Richtig.
puzzle-as-good = Gut: Etwas deutlich Besseres hat sich nicht gefunden.
puzzle-wrong = Nicht der beste Zug.
puzzle-answer = Die Lösung: „{ $move }“.
puzzle-chance = { $exact ->
    [yes] Damit gewinnst du { $chance } aller Partien, genau ausgerechnet
   *[no] Damit gewinnst du { $chance } aller Partien
  }{ $next ->
    [none] .
   *[other] , mit dem nächstbesten Zug { $next }.
  }
puzzle-level = Stufe { $rating } ({ $change })
puzzle-streak-now = { $count } in Folge
puzzle-streak-over = { $count } in Folge. Deine längste Serie: { $best }.
puzzle-next = Weiter
puzzle-retry = Noch einmal
puzzle-show = Lösung zeigen
puzzle-play-on = Von hier weiterspielen
puzzle-back = Zurück zur Aufgabe
puzzle-all = Alle Aufgaben
puzzle-streak-again = Neue Serie
puzzle-playing = Du spielst nach „{ $move }“ mit Matrosen weiter. Davon zählt nichts.
