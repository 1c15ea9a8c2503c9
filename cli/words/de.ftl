### What the terminal itself says.

refusal-malformed-json = Diese Zeile ist kein JSON: { $value }
refusal-unknown-op = „{ $field }“ kann nicht { $value } sein. Möglich: { $allowed }.
refusal-no-game-yet = Es läuft noch kein Spiel: Beginne mit „new“ oder „load“ („{ $field }“).
refusal-no-record = Zu einem Spiel, das als Stellung geladen wurde, gibt es keinen Mitschnitt („{ $field }“).
refusal-unknown-viewer = „{ $field }“ muss ein Sitz von 0 bis { $last } oder "watcher" sein, nicht { $value }.
refusal-seed-value = „{ $field }“ muss ein Text oder eine Zahl sein, nicht { $value }.
refusal-internal-error = Das ist unser Fehler, nicht deiner: { $value }

play-hint = „hilfe“ zeigt, was du eintippen kannst.
play-help =
    züge (legal)        alle Züge; mit dem Anfang eines Zuges nur solche
    hand                deine Karten
    tisch (board)       was offen ausliegt
    zuletzt (last)      was seit deinem letzten Zug geschehen ist
    tipp (hint)         die drei besten Züge, und warum; im Mitschnitt steht, dass du gefragt hast
    zurück (undo)       einen Zug zurücknehmen, solange niemand etwas Neues erfahren hat
    regeln 4.2 (rules)  ein Absatz der Regeln, „regeln 4“ ein ganzes Kapitel
    speichern DATEI (save)  den Mitschnitt schreiben; als JSON, wenn der Name auf .json endet
    ende (quit)         aufhören
hand-over-clear = Enter leert den Bildschirm, dann ist { $name } dran. { "" }
hand-over-ready = { $name }, drück Enter, sobald nur noch du auf den Bildschirm siehst. { "" }
legal-none = So einen Zug gibt es gerade nicht.
legal-more = { $more ->
    [one] … und noch einer. „züge“ mit dem Anfang eines Zuges zeigt weniger.
   *[other] … und { $more } weitere. „züge“ mit dem Anfang eines Zuges zeigt weniger.
  }
hint-thinking = Einen Augenblick, ich spiele es durch …
hint-level = praktisch gleich gut
hint-noted = Aus deiner Sicht viele Male durchgespielt. Im Mitschnitt steht, dass du gefragt hast.
hint-over = Die Partie ist zu Ende: Dafür gibt es keinen Tipp mehr.
undo-done = Zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-told = Das lässt sich nicht zurücknehmen: Inzwischen hat jemand etwas Neues erfahren.
undo-told-this = Das lässt sich nicht zurücknehmen, denn jemand hat dadurch etwas Neues erfahren: { $news }
rules-unknown = Einen Absatz „{ $clause }“ gibt es in den Regeln nicht.
end-save = „speichern DATEI“ hebt die Partie auf, Enter beendet sie.
save-how = Sag, wohin: speichern DATEI
save-done = Gespeichert: { $file }
save-failed = Nicht gespeichert. { $problem }

learn-first-voyage = Erste Fahrt
learn-hint = „hilfe“ zeigt, was du tippen kannst, „tipp“ verrät den Zug.
learn-help =
    tipp (hint)         so ist der Schritt gemeint
    züge (legal)        alle Züge; mit dem Anfang eines Zuges nur solche
    hand                deine Karten
    tisch (board)       was offen ausliegt
    regeln 4.2 (rules)  ein Absatz der Regeln, „regeln 4“ ein ganzes Kapitel
    weiter (skip)       zum nächsten Schritt
    zurück (back)       einen Schritt zurück
    ende (quit)         aufhören
learn-next = Weiter:

report-title = Arena: { $game }
report-team = Gewonnene Partien
report-shares = Anteil an den Siegen
report-points = Punkte je Partie
report-fair = Gestrichelt: was jedem Platz zusteht, wenn alle gleich gut sind ({ $share }). Geteilte Siege zählen anteilig.
report-each = { $name } (je Platz, { $seats } Plätze)
report-range = { $low } bis { $high }
report-seats = Plätze
report-deals = Verteilungen
report-seatings = Sitzordnungen je Verteilung
report-thought = Bedenkzeit je Zug
report-seed = Startwert
report-foot = Jede Verteilung wird in jeder Sitzordnung gespielt, damit das Glück für alle dasselbe ist. Die Striche über den Balken sind 95-%-Intervalle; eine Verteilung ist eine Stichprobe.

verify-record = Die Aufzeichnung ist lesbar.
verify-moves = Jeder Zug hält sich an die Regeln.
verify-chance = Noch einmal ausgeteilt, kommen dieselben Karten heraus.
verify-commitment = Das Siegel passt zur Zufallszahl des Servers.
verify-seed = Die Verteilung folgt aus den Zufallszahlen des Servers und aller am Tisch.
verify-transcript = Was gespielt und was zurückgenommen wurde, führt zu dieser Partie.
verify-chain = Die Kette der Prüfsummen hat keine Lücke.
verify-outcome = Die Partie ist zu Ende und ging so aus, wie es in der Datei steht.
verify-signature = Der Server hat dieses Siegel unterschrieben.
verify-heard-commitment = Es ist das Siegel, das vor der Partie zu sehen war.
verify-heard-nonce = Deine eigene Zufallszahl steckt in der Verteilung.
verify-heard-chain = Die Prüfsummen, die unterwegs zu sehen waren, stehen in der Kette.
verify-heard-seal = Das Siegel der ganzen Partie ist das, das am Ende zu sehen war.
verify-no-keys = { $place } nennt keine Schlüssel, mit denen dort Partien unterschrieben werden.
verdict-heard = Bewiesen durch das, was du mitgehört hast: Genau so wurde gespielt.
verdict-signed = Bewiesen durch die Unterschrift des Servers: Er sagt, dass genau so gespielt wurde.
verdict-consistent = Nur stimmig: Nichts in der Datei widerspricht sich, aber jeder könnte sie gemacht haben.
verdict-no-proof = Kein Beweis: Züge und Verteilung passen zusammen, doch nichts zeigt, dass je so gespielt wurde.
verdict-broken = Kaputt: Die Datei widerspricht sich selbst oder dem, was du von der Partie weißt.
verify-not-provable = dazu liegt nichts vor
verify-failed = { $failed ->
    [one] { $file }: Eine Prüfung ist nicht bestanden.
   *[other] { $file }: { $failed } Prüfungen sind nicht bestanden.
  }

check-file = Die Datei selbst ist beschädigt; SQLite kann sie nicht mehr ganz lesen.
check-journal = Neue Züge ließen sich nicht einsortieren; der Tisch steht still.
check-row = Die Zeile des Tisches ist unlesbar.
check-entry = Ein Eintrag ist unlesbar.
check-gap = Hier fehlt ein Eintrag, oder einer ist doppelt.
check-fold = Die Einträge ergeben kein Spiel.
check-foreign = Dieses Spiel oder diese Regeln kennt der Server hier nicht.
check-seal = Das Spiel ist zu Ende, aber seine Unterschrift passt nicht zu dem, was gespeichert ist: Es wurde danach etwas geändert.
check-line = Die Zeile des Tisches passt nicht zu seinen Einträgen.
check-wake = Der Tisch würde zu lange schlafen.
check-seats = Die Sitze passen nicht zu den Einträgen.
check-orphan = Das gehört zu nichts mehr.
check-name = Jemand hat keinen lesbaren Namen.
check-nothing = Unter { $place } liegt kein Speicher.
check-failed = { $place } ließ sich nicht prüfen
check-verdict-sound = { $place }: Alles in Ordnung.
check-verdict-flawed = { $flaws ->
    [one] { $place }: Eine Stelle ist nicht in Ordnung. „--mend“ bringt in Ordnung, was geht.
   *[other] { $place }: { $flaws } Stellen sind nicht in Ordnung. „--mend“ bringt in Ordnung, was geht.
  }
check-verdict-mended = { $flaws ->
    [one] { $place }: Eine Stelle war nicht in Ordnung und ist es wieder.
   *[other] { $place }: { $flaws } Stellen waren nicht in Ordnung und sind es wieder.
  }
check-verdict-still-flawed = { $place }: Nicht alles ließ sich in Ordnung bringen; mit ✗ ist markiert, was bleibt.

walk-hint = Enter geht einen Zug weiter, „back“ einen zurück; „help“ zeigt den Rest.
walk-help =
    Enter, next    einen Zug weiter
    back           einen Zug zurück
    first, last    an den Anfang, ans Ende
    17             zu Zug 17
    table          was auf dem Tisch liegt
    seat 0         mit den Augen eines Platzes; „seat watcher“, „seat open“ für alle Hände
    branches       die Varianten dieser Linie
    line 0.1       in eine Variante; „line“ zurück zur Partie
    quit           aufhören
walk-turn = Zug { $turn } von { $last }
walk-turn-line = Variante { $line }, Zug { $turn } von { $last }
walk-seats = Mit wessen Augen? Ein Platz von 0 bis { $last }, „watcher“ oder „open“.
walk-no-line = Eine Variante { $line }, die sich spielen lässt, gibt es nicht.
walk-no-branches = Hier hat noch niemand etwas anderes versucht.
walk-branch = { $moves ->
    [one] line { $line }: nach Zug { $move }, ein Zug { $crew }
   *[other] line { $line }: nach Zug { $move }, { $moves } Züge { $crew }
  }
mark-good = Gut gesegelt
mark-missed = Hier lag mehr drin
mark-question = Fraglich
mark-moment = Ein Moment

logbook-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }
logbook-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
logbook-share = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $wins } von { $decided } gewonnen: { $words } ({ $share }, Bereich { $low } bis { $high })
logbook-streak = { $now ->
    [one] 1 Sieg in Folge
   *[other] { $now } Siege in Folge
  }, höchstens waren es { $longest }.
logbook-usual = Normal
logbook-players = { $players ->
    [one] Allein
   *[other] Zu { $players }
  }
logbook-by-game = Nach Spiel
logbook-by-mode = Nach Spielweise
logbook-by-players = Nach Zahl der Mitspielenden
logbook-by-crew = Nach Mannschaft
logbook-time = Im Lauf der Zeit
ending-running = läuft
ending-won = gewonnen
ending-lost = verloren
ending-over = zu Ende

# Aufgaben

puzzle-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzle-unknown = Eine Aufgabe { $number } gibt es nicht, nur { $count }.
puzzle-title = Aufgabe { $number } von { $count }, Stufe { $level }. Was würdest du spielen? (help: was du tippen kannst)
puzzle-help =
    ein Zug       deine Antwort
    legal [Text]  die möglichen Züge, oder die, die so beginnen
    answer        zeigt die Lösung
    quit          beendet
puzzle-right = Richtig: { $move }.
puzzle-as-good = Gut: Etwas deutlich Besseres hat sich nicht gefunden.
puzzle-wrong = Nicht der beste Zug.
puzzle-answer = Die Lösung: { $move }.
puzzle-chance = Damit gewinnst du { $chance } aller Partien, mit dem nächstbesten Zug { $next }.
puzzle-exact = Genau ausgerechnet.
puzzle-after = Enter: nächste Aufgabe, play: von hier weiterspielen, quit: genug.
