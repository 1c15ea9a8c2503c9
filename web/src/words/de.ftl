### Die Texte der Oberfläche. Sätze über ein Spiel stehen bei dessen Stimme im Paket words.

motto = Seespiele für eine ruhige Stunde – allein, mit Bots oder reihum an einem Gerät.
games = Spiele
play = Spielen
rules = Regeln
rule = Regel { $clause }
settings = Einstellungen
close = Schließen
cancel = Abbrechen
to-start = Startseite
reload = Neu laden

for-seats = Für { $min } bis { $max } Personen

## Gespeicherte Partien

saved = Deine Partie wartet
saved-over = Deine letzte Partie
replaces = Auf diesem Gerät wartet noch eine Partie. Die neue tritt an ihre Stelle.
saved-moves = { $moves ->
    [0] noch kein Zug
    [one] 1 Zug
   *[other] { $moves } Züge
  }
go-on = Weiterspielen
look-again = Noch einmal ansehen
broken-save = Eine gespeicherte Partie ist beschädigt
broken-save-explain = Sie lässt sich nicht fortsetzen. Wir haben sie beiseitegelegt, nichts ist gelöscht.
broken-save-download = Als Datei sichern
broken-save-discard = Verwerfen
refused-field = Betroffenes Feld:
refusal-not-json = Der Text ist kein gültiges JSON.
refusal-malformed-save = Die Sitzordnung ist unvollständig.
import = Mitschnitt öffnen
import-explain = Füge hier einen Mitschnitt ein, als Text oder JSON, oder wähle eine Datei. Eine unfertige Partie kannst du weiterspielen.
import-text = Mitschnitt
import-open = Öffnen
import-file = Datei wählen …
import-refused = Dieser Mitschnitt lässt sich nicht öffnen.
imported = { $moves ->
    [one] Der Mitschnitt ist geprüft: 1 Eintrag. Wer sitzt wo?
   *[other] Der Mitschnitt ist geprüft: { $moves } Einträge. Wer sitzt wo?
  }

## Neue Partie

new-game = Neue Partie
seat-count = Wie viele spielen mit?
crew = Mannschaft
seat-name = Name an Platz { $number }
seat-who = Wer an Platz { $number } spielt
seat-human = Mensch an diesem Gerät
bot-greedy = Matrose (nimmt, was gerade am besten aussieht)
bot-search = Kapitän (rechnet voraus)
bot-heuristic = Matrose (spielt mit Bedacht)
bot-random = Treibgut (spielt zufällig)
hot-seat-note = Ihr gebt das Gerät reihum weiter. Dazwischen sind alle Karten verdeckt.
cast-off = Leinen los
options = Schwierigkeit und Optionen
options-plain = Spielart
difficulty = Schwierigkeit { $marks } von 3

## Einstellungen

language = Sprache
theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
pace = Tempo der Bots
pace-calm = Gemütlich
pace-quick = Flott
rest = Volle Stiche bleiben liegen
rest-500 = Kurz
rest-1200 = Gut eine Sekunde
rest-2500 = Länger
rest-explain = So lange warten die Bots, wenn es etwas anzusehen gibt: einen vollen Stich, eine Wertung, das Unwetter. Antippen geht schneller.
grace = Bedenkzeit nach dem Zug
grace-0 = Aus
grace-2500 = 2,5 Sekunden
grace-5000 = 5 Sekunden
grace-explain = So lange kannst du einen Zug noch zurücknehmen, bevor er gilt.
aids = Hilfen
aids-on = Mit Hilfen
aids-off = Wie am echten Tisch
aids-explain = Am echten Tisch rechnet dir niemand etwas vor: keine Preise, Werte, Vorschauen oder Warnungen.

## Am Tisch

title-your-turn = ● Du bist dran
you = (du)
acting = ist am Zug
come = { $due ->
    [yes] Ich bin dran
   *[no] Ich greife ein
  }
come-name = { $due ->
    [yes] Ich bin dran ({ $name })
   *[no] Ich greife ein ({ $name })
  }
unsaved = Dieser Browser speichert gerade nichts. Die Partie geht weiter, übersteht aber kein Neuladen.
log = Verlauf
help = Hilfe
cover = Karten verdecken
undo = Rückgängig
undo-nothing = Es gibt nichts, was du zurücknehmen könntest.
undo-told = Zurücknehmen geht nicht mehr, denn seitdem gibt es Neues: { $reason }
undo-told-others = Zurücknehmen geht nicht mehr, denn die anderen wissen es schon: { $reason }
go-ahead = Weiter
held = Einen Moment lang kannst du den Zug noch zurücknehmen.
talk-silence = Ruhe an Bord
talk-numbers = Nur Zahlen
talk-storms = Nur über Stürme
talk-open = Ihr dürft reden
hand-over = { $name } ist an der Reihe
hand-over-title = { $name } ist an der Reihe
hand-over-out-of-turn = { $name } greift ein
hand-back = Doch zurück zu { $name }
hand-over-explain = Gib das Gerät weiter. Die Karten erscheinen erst, wenn { $name } sie aufdeckt.
show-my-cards = Meine Karten zeigen
ranking = Rangliste
place = { $place }.
points = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
  }
rematch = Noch eine Fahrt
copy-text = Mitschnitt kopieren
copy-json = Als JSON kopieren
copied-text = Der Mitschnitt liegt in der Zwischenablage.
copied-json = Der Mitschnitt liegt als JSON in der Zwischenablage.
copied-failed = Der Browser erlaubt das Kopieren nicht.
trouble = Da ist etwas gekentert
trouble-explain = Ein Fehler hat die Seite aufgehalten. Deine Partie ist nach jedem Zug gespeichert; lade die Seite neu, dann geht es weiter.

## Hilfe

help-ways = Karten kannst du ziehen, antippen oder mit der Tastatur legen: erst die Karte, dann der Platz.
key-cards = Handkarte wählen (0 ist die zehnte)
key-arrows = übers Meer gehen
key-enter = legen, bestätigen
key-escape = Auswahl aufheben
key-discard = zwei Karten ablegen
key-undo = Zug zurücknehmen
key-log = Verlauf
key-help = diese Hilfe

## In aller Ruhe

sea = Meer, sechs mal sechs Plätze
space-open = { $space }, frei
space-island = { $space }, Insel { $card }
space-price = { $price ->
    [0] kostet nichts
    [one] kostet 1 Karte
   *[other] kostet { $price } Karten
  }
row-goes-on = Weiter geht es links in der Reihe darüber
departure-place = Platz für den Aufbruch
arrival-place = Platz für die Ankunft
hand = Deine Hand
hand-empty = Deine Hand ist leer.
card-thrown = { $card }, wird abgelegt
count-hand = Handkarten
count-pile = Zugstapel
count-thrown = abgelegt
lay-where = Wohin mit der { $card }?
lay-where-special = „{ $card }“ kommt nicht ins Meer, lässt sich aber ablegen.
lay-here = { $price ->
    [0] Die { $card } auf { $space } kostet nichts.
    [one] Die { $card } auf { $space } kostet eine Karte.
   *[other] Die { $card } auf { $space } kostet { $price } Karten.
  }
lay-anyway = Trotzdem hier legen?
lay-confirm = Trotzdem legen
pay = { $price ->
    [one] Womit bezahlst du? Ein Vorschlag ist markiert, tippe für eine andere Karte.
   *[other] Womit bezahlst du? { $chosen } von { $price } Karten sind markiert; tippe, um zu tauschen.
  }
pay-confirm = { $price ->
    [one] Für 1 Karte legen
   *[other] Für { $price } Karten legen
  }
gap-warning = { $spaces ->
    [one] Dann bleibt ein Platz, auf den keine Zahl mehr passt.
   *[other] Dann bleiben { $spaces } Plätze, auf die { $numbers ->
        [0] keine Zahl mehr passt
        [one] nur noch eine Zahl passt
       *[other] nur noch { $numbers } Zahlen passen
      }.
  }
discard = Zwei ablegen
discard-which = { $chosen ->
    [0] Wähle zwei Karten zum Ablegen.
    [one] Wähle noch eine Karte zum Ablegen.
   *[other] Diese zwei Karten ablegen?
  }
discard-confirm = Beide ablegen
give-confirm = Ablegen ({ $chosen } von { $owed })
depart = Aufbruch spielen
arrive = Ankommen!
pledges = Zusagen
pledge = { $count ->
    [0] Keine zusagen
   *[other] { $count } zusagen
  }
pledge-yours = Wie viele Karten du ablegst
pledge-less = Eine weniger
pledge-more = Eine mehr
pledge-sum = { $sum } von { $eight }
pledge-round = Runde { $round }
pledge-before = zuletzt { $count }
