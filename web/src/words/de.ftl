### Die Texte der Oberfläche. Sätze über ein Spiel stehen bei dessen Stimme im Paket words.

motto = Seespiele für eine ruhige Stunde – allein, mit Bots, reihum an einem Gerät oder online mit Freunden.
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

saved = { $games ->
    [one] Deine Partie wartet
   *[other] Deine Partien warten
  }
saved-moves = { $moves ->
    [0] noch kein Zug
    [one] 1 Zug
   *[other] { $moves } Züge
  }
go-on = Weiterspielen
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

look-again = Noch einmal ansehen

## Logbuch und Nachspielen

logbook = Logbuch
replay = Nachspielen
replay-turn = Zug { $turn } von { $last }
replay-slider = Zug
replay-first = An den Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Ans Ende
replay-chair = Mit wessen Augen
replay-watcher = Zuschauer
replay-open = Alle Karten offen
replay-turn-alone = Zug { $turn }
replay-speed = Tempo
replay-times = { $speed }×
replay-hide = Verbergen, was noch kommt
replay-notes = Notizen und Varianten
replay-branch = Ab hier weiterspielen
replay-refused = Hier endet die Partie: Zug { $move } des Mitschnitts lassen die Regeln nicht zu.
noting-unkept = Dieser Browser merkt sich nichts: Deine Notizen sind weg, sobald du die Seite verlässt.
noting-elsewhere = Diese Partie wurde in einem anderen Tab geändert. Deine letzte Notiz ist nicht gesichert; lade neu, um weiterzumachen.
note-comment = Notiz zu Zug { $turn }
note-mark = Zeichen
mark-none = Kein Zeichen
mark-good = Stark gesegelt
mark-missed = Hier lag mehr drin
mark-question = Fraglich
mark-moment = Ein Moment
variations = Varianten
variation-shown = Du siehst eine Variante.
variation-out = Zurück zur Partie
variation-up = Zurück zur Zugfolge davor
variation-from = Ab Zug { $turn }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }
variation-remove = Variante ab Zug { $turn } löschen
variation-played = Du probierst aus, wie es hätte kommen können. Die Karten sind bekannt.
variation-look = Variante ansehen
branch-title = Ab Zug { $turn } weiterspielen
branch-explain = Dieselben Karten, und ab hier wie ihr wollt. Daraus wird eine Variante neben der Partie; die Partie selbst bleibt, wie sie war.
branch-hand = Hier von Hand gespielt
back-title = Du schaust zurück.
back-now = Zurück zu jetzt
back-news = Inzwischen ging die Partie weiter: { $turns ->
    [one] ein Zug.
   *[other] { $turns } Züge.
  }
back-due = Du bist am Zug.
missed = Seit du weggeschaut hast: { $moves ->
    [one] ein Zug.
   *[other] { $moves } Züge.
  }
missed-look = Ansehen
missed-dismiss = Schon gut
share = Partie teilen
share-explain = Im Link steckt die ganze Partie mit allen Notizen und Varianten. Er öffnet sich ohne Konto, offline und auf jeder Seekiste.
share-short-explain = Der kurze Link führt zu diesem Server, der die Partie aufbewahrt.
share-here = Bei Zug { $turn }
share-eyes = Mit den Augen, die hier gewählt sind
share-hidden = Was noch kommt, bleibt verborgen
share-names = Mit Namen
share-short = Kurzer Link
share-link = Link zur Partie
share-length = { $characters } Zeichen
share-file = Als Datei
share-qr = QR-Code
share-no-qr = Für einen QR-Code ist dieser Link zu lang.
refusal-link-cut = Dieser Link ist abgeschnitten: Das Ende fehlt. Lass ihn dir noch einmal ganz schicken.
refusal-link-damaged = Dieser Link wurde unterwegs verändert: Sein Inhalt passt nicht zur Prüfsumme.
refusal-link-version = Dieser Link stammt von einer anderen Fassung der Seekiste, die Partien anders verpackt.
refusal-link-too-large = In diesem Link steckt mehr, als eine Partie sein kann.
refusal-no-page = Diese Partie steht nicht im Logbuch dieses Geräts.

## Neue Partie

new-game = Neue Partie
seat-count = Wie viele spielen mit?
crew = Mannschaft
seat-name = Name an Platz { $number }
seat-who = Wer an Platz { $number } spielt
seat-human = Mensch an diesem Gerät
hot-seat-note = Ihr gebt das Gerät reihum weiter. Dazwischen sind alle Karten verdeckt.
cast-off = Leinen los
options-plain = Spielart
difficulty = Schwierigkeit { $marks } von 3

## Einstellungen

my-data = Deine Daten
privacy = Datenschutz
about = Über Seekiste
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
played-elsewhere = Diese Partie ist in einem anderen Tab weitergegangen. Was du hier tust, wird nicht behalten.
played-elsewhere-show = Den Stand von dort zeigen
log = Verlauf
help = Hilfe
cover = Karten verdecken
hint = Tipp
hints = Tipps
hint-thinking = Einen Augenblick, ich spiele es durch …
hint-failed = Gerade fällt mir nichts ein. Frag am besten noch einmal.
hints-ready = { $count ->
    [one] Ein Tipp:
   *[other] { $count } Tipps:
  }
hint-level = praktisch gleich gut
hint-unfold = Tipps wieder ansehen
hint-show = Zeigen
hint-play = Spielen
hint-noted = Aus deiner Sicht viele Male durchgespielt. Im Mitschnitt steht, dass du gefragt hast.
hint-not-now = Tipps gibt es, sobald du dran bist.
hint-online = An Online-Tischen gibt es keine Tipps: Ihr spielt mit euren eigenen Köpfen.
undo = Rückgängig
undo-nothing = Es gibt nichts, was du zurücknehmen könntest.
undo-told = Zurücknehmen geht nicht mehr, denn seitdem gibt es Neues: { $reason }
undo-told-others = Zurücknehmen geht nicht mehr, denn die anderen wissen es schon: { $reason }
go-ahead = Weiter
held = Dein Zug liegt.
talk-silence = Ruhe an Bord
talk-limited = Reden in Grenzen
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
take-along = Mitnehmen
end-behind = { $points ->
    [one] Ein Punkt hat gefehlt.
   *[other] Es haben { $points } Punkte gefehlt.
  }
end-level = Gleich viele Punkte, knapper geht es nicht.
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
key-hint = Tipp holen
key-log = Verlauf
key-help = diese Hilfe
key-rules = Spielregeln
key-step = einen Zug zurück oder weiter
key-ends = an den Anfang, ans Ende
key-space = Leertaste
key-play = abspielen, anhalten
key-marks = zur vorigen oder nächsten Marke
key-branch = von hier aus weiterspielen
key-change = { $key }: { $does }. Taste ändern
key-press = Drück die neue Taste. Mit Esc bleibt alles, wie es war.
keys-single = Einzelne Tasten
keys-single-on = an
keys-single-off = aus
keys-single-explain = Ziffern, Buchstaben und Zeichen tun nichts mehr, wenn du dich vertippst oder dem Gerät diktierst. Pfeile, Enter und Esc bleiben.
keys-change-explain = Zum Ändern eine Taste anwählen und die neue drücken. Wer diktiert oder sich oft vertippt, schaltet einzelne Tasten besser aus.
keys-usual = Gewohnte Tasten zurückholen

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
card-kept = { $card }. { $reason }
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

## Online

play-online = Online-Tisch
guest = Gast
your-name = Dein Name
my-tables = Deine Tische
my-table-with = mit { $names }
my-table-waiting = Du bist dran
my-table-gathering = Ihr sammelt euch noch
my-table-playing = Die anderen sind dran
my-table-over = Zu Ende
my-tables-all = Alle { $count } Tische zeigen

open-table = Tisch aufmachen
open-table-explain = Jeder spielt am eigenen Gerät. Du machst den Tisch auf und schickst den anderen den Link.
open-table-you = Hier sitzt du
seat-friend = Frei, per Link
table-pace = Wie wollt ihr spielen?
table-pace-live = Jetzt gleich
table-pace-days = Über Tage verteilt
table-pace-live-explain = Alle sitzen gleichzeitig am Tisch. Wer dran ist und anderthalb Minuten fehlt, kann von einem Bot vertreten werden.
table-pace-days-explain = Ihr zieht, wann es euch passt. Erst wer drei Tage auf sich warten lässt, kann von einem Bot vertreten werden.

gathering = Alle an Bord?
copied-link = Der Link liegt in der Zwischenablage.

no-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
no-person = Der Server hat dich nicht erkannt.
replaced = Du sitzt inzwischen in einem anderen Fenster an diesem Tisch.
outdated = Es gibt eine neue Fassung der Seekiste. Lade die Seite neu, dann geht es weiter.

presence-here = da
presence-gone = nicht da
presence-relieved = Bot springt ein
undo-by-consent = Um Rücknahme bitten
undo-by-consent-explain = Seit deinem Zug haben andere gezogen. Zurücknehmen geht, wenn { $names } zustimmt.
undo-asked = Die Bitte liegt am Tisch. Noch keine Antwort von { $names }.
log-unread = Seit du zuletzt hier warst
aside-sat = { $name } hat sich gesetzt.
aside-stood = { $name } ist aufgestanden.
aside-relieved = Für { $name } spielt jetzt ein Bot.
aside-returned = { $name } spielt wieder selbst.
aside-undone = { $name } hat den letzten Zug zurückgenommen.
aside-declined = { $name } möchte lieber nicht, dass der Zug zurückgenommen wird.
aside-paced = Neues Tempo: { $pace }.

chat = Am Tisch
chat-unread = Neue Zeilen:

verdict-heard = Bewiesen durch das, was dein Browser während der Partie mitgehört hat: Genau so wurde gespielt.
verdict-signed = Bewiesen durch die Unterschrift des Servers: Er sagt, dass genau so gespielt wurde.
verdict-consistent = Nur stimmig: Nichts in der Datei widerspricht sich, aber jeder könnte sie gemacht haben.
verdict-no-proof = Kein Beweis: Züge und Verteilung passen zusammen, doch nichts zeigt, dass je so gespielt wurde.
verdict-broken = Kaputt: Die Datei widerspricht sich selbst oder dem, was dein Browser mitgehört hat.
check-record = Der Mitschnitt ist vollständig und lesbar.
check-moves = Jeder Zug folgt den Regeln.
check-chance = Neu ausgeteilt kommen dieselben Karten heraus.
check-commitment = Das Siegel passt zur Zufallszahl des Servers.
check-seed = Die Mischung ergibt sich aus den Zufallszahlen des Servers und aller am Tisch.
check-transcript = Alle Züge, auch die zurückgenommenen, führen zu genau dieser Partie.
check-chain = Die Kette der Prüfsummen hat keine Lücke.
check-outcome = Die Partie ist zu Ende und ging so aus, wie es in der Datei steht.
check-signature = Der Server hat dieses Siegel unterschrieben.
check-heard-commitment = Es ist das Siegel, das dein Browser vor der Partie gesehen hat.
check-heard-nonce = Deine eigene Zufallszahl steckt in der Mischung.
check-heard-chain = Die Prüfsummen, die dein Browser unterwegs gesehen hat, kommen in dieser Reihenfolge vor.
check-heard-seal = Das Siegel der ganzen Partie ist das, das dein Browser am Ende gehört hat.
check-outcome-passed = Geht auf
check-outcome-failed = Geht nicht auf
check-outcome-not-provable = Nicht prüfbar

notify = Bescheid sagen, wenn du dran bist
notify-on = Ja
notify-off = Nein
notify-explain = Der Browser meldet sich, wenn die Seite im Hintergrund offen ist.
notify-forbidden = Dein Browser lässt das für diese Seite nicht zu. In seinen Einstellungen kannst du es erlauben.
recovery = Auf ein anderes Gerät umziehen
recovery-explain = Mit einem Code sitzt du auch an einem anderen Gerät an deinen Tischen. Er gilt einmal, und ein neuer ersetzt den alten.
recovery-show = Code zeigen
recovery-enter = Code von einem anderen Gerät
recovery-take = Übernehmen
recovery-taken = Willkommen zurück, { $name }. Deine Tische stehen jetzt auf der Startseite.

refusal-no-server = Der Server antwortet nicht.
refusal-no-person = Der Server kennt dich nicht mehr.
refusal-unknown-code = Diesen Code gibt es nicht, oder er ist schon benutzt.
refusal-not-a-code = Das ist kein Code.
refusal-too-many = Das ging zu schnell. Versuch es gleich noch einmal.
refusal-server-leaving = Der Server startet gerade neu. Versuch es gleich noch einmal.
refusal-store-trouble = Der Server kann gerade nichts speichern. Dein Zug gilt noch nicht, versuch es gleich noch einmal.
refusal-our-fault = Auf dem Server ist etwas schiefgegangen.
refusal-wrong-origin = Der Server lässt diese Seite nicht zu.
refusal-name-empty = Wie heißt du?
refusal-name-too-long = Der Name ist zu lang.
refusal-name-unprintable = In dem Namen sind Zeichen, die man nicht sieht.
refusal-name-unreadable = Ein Name braucht einen Buchstaben, eine Zahl oder ein Bild.
refusal-name-stacked = Auf einem Buchstaben des Namens sitzen zu viele Zeichen.
refusal-name-mixed = Der Name mischt Alphabete mit Buchstaben, die gleich aussehen. Bleib bei einem.
refusal-name-taken = An diesem Tisch sieht ein Name genauso aus. Häng an deinen etwas an.
refusal-text-too-long = Das ist zu lang.
refusal-text-unprintable = Darin sind Zeichen, die man nicht sieht.
refusal-not-provable = Dafür ist hier nichts aufgehoben.
refusal-not-signed = Die Datei ist nicht unterschrieben.
refusal-unknown-key = Unterschrieben ist sie mit einem Schlüssel, der hier nicht bekannt ist.
refusal-already-seated = Du sitzt schon. Steh erst auf, wenn du den Platz wechseln willst.
refusal-already-told = Zurücknehmen geht nicht mehr, die anderen wissen es schon.
refusal-game-over = Die Partie ist zu Ende.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-nobody-seated = Es sitzt noch niemand am Tisch.
refusal-not-asked = Danach hat dich gerade niemand gefragt.
refusal-not-away = Auf diesem Platz ist jemand da.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-not-gathering = Die Partie läuft schon.
refusal-not-host = Das kann nur, wer den Tisch führt. Bleibt diese Person länger fort, dürfen auch die anderen ablegen.
refusal-not-over = Die Partie läuft noch.
refusal-not-relieved = Du spielst schon selbst.
refusal-not-seated = Dafür musst du am Tisch sitzen.
refusal-move-pending = Dein Zug wartet schon auf den Takt. Nimm ihn erst zurück, wenn du es anders willst.
refusal-withdrawn = Der Zug ist zurückgenommen.
refusal-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
refusal-numbers-only = Gerade dürft ihr nur Zahlen nennen.
refusal-relieved = Für dich spielt gerade ein Bot. Setz dich erst wieder selbst hin.
refusal-seat-open = Der Platz ist schon frei.
refusal-seat-taken = Da war jemand schneller: Der Platz ist besetzt.
refusal-server-fault = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
refusal-silence = Ihr spielt schweigend.
refusal-stale = Am Tisch ist inzwischen etwas passiert. Sieh es dir an und zieh dann noch einmal.
refusal-unknown-bot = Diesen Bot gibt es nicht.

## Das Regelbuch

rulebook = Spielregeln
rulebook-contents = Inhalt
rulebook-search = Regeln durchsuchen
rulebook-found = { $clauses ->
    [0] Dazu steht nichts in den Regeln.
    [one] 1 Regel gefunden
   *[other] { $clauses } Regeln gefunden
  }
rulebook-unknown = Eine Regel { $clause } gibt es nicht.
rulebook-missing = Zu diesem Spiel gibt es hier keine Regeln.
rulebook-failed = Die Regeln ließen sich nicht laden. Lade die Seite neu.

## Erste Fahrt

welcome = Zum ersten Mal an Bord?
welcome-blurb = In drei Minuten sitzt „In aller Ruhe“: am echten Tisch, Zug für Zug, ohne Konto.
welcome-go = Drei Minuten segeln
learn-offer = Neu hier? Drei Minuten.
learn-resume = Erste Fahrt fortsetzen
learn-first-voyage = Erste Fahrt

## Die App auf diesem Gerät

device = Dieses Gerät
offline-ready = Alles ist an Bord: Partien mit Bots, Lektionen, Regeln und Logbuch gehen auch ohne Netz.
offline-preparing = Die App wird gerade verstaut, damit sie auch ohne Netz läuft.
offline-browser = Dieser Browser kann die App nicht an Bord behalten. Ohne Netz startet sie nicht.
offline-insecure = Ohne sichere Adresse (https) behält der Browser die App nicht an Bord. Ohne Netz startet sie nicht.
offline-failed = Die App ließ sich nicht verstauen: { $error }. Ohne Netz startet sie vielleicht nicht.
lacks = Geht hier nicht, und die Spiele laufen auch ohne:
lacks-awake = Den Bildschirm wach halten.
lacks-copy = Kopieren auf Knopfdruck: Links lassen sich von Hand markieren und kopieren.
lacks-notices = Bescheid geben, wenn du dran bist.
lacks-touch = Ein leichter Stups, wenn eine Karte liegt.
lacks-storage = Das Logbuch: Partien sind weg, sobald du die Seite schließt.
lacks-why-browser = Dieser Browser kann es nicht.
lacks-why-insecure = Browser können es nur über eine sichere Adresse (https).
new-version = Eine neue Fassung liegt bereit.
new-version-game = Deine Partie geht weiter, wo sie ist.
new-version-load = Jetzt laden
new-version-later = Später
trouble-offline = Gerade gibt es kein Netz, und dieser Teil der App ist noch nicht an Bord. Deine Partie ist gespeichert; lade die Seite neu, sobald das Netz wieder da ist.
refusal-no-line = Gerade steht keine Verbindung. Es ging nichts raus, dein Zug bleibt auf der Hand.

## Klänge

sound = Klänge
sound-heard = Klänge sind an: stumm schalten
sound-muted = Klänge sind aus: einschalten
volume-0 = Aus
volume-30 = Leise
volume-60 = Mittel
volume-100 = Laut
sea-sound = Meer im Hintergrund
sound-on = An
sound-off = Aus
touch = Kurzes Zittern, wenn eine Karte liegt
sound-trouble = Dieser Browser spielt keine Klänge: { $error }

## Leiste und Tagesfahrt

nav = Seiten
nav-home = Start
nav-learn = Lernen
nav-daily = Tagesfahrt
learn-blurb = Jedes Spiel in etwa drei Minuten, am echten Tisch und ohne Anleitung vorab.
learn-what = { $game ->
    [in-aller-ruhe] Zusammen ein Meer voller Inseln legen, ohne ein Wort über die Karten.
    [santa-timea] Dem Wind ausweichen: Wer am tiefsten liegt, bekommt den Schaden.
   *[other] Leuchtfeuer versetzen, Schiffe flussaufwärts bringen und vor der Wolke bleiben.
  }
daily = Tagesfahrt
daily-blurb = Jeden Tag eine Fahrt pro Spiel, für alle dieselbe. Der erste Versuch zählt, danach so oft du magst.
daily-days = Tage
daily-of = Tagesfahrt, { $day }
daily-with = { $seats ->
    [1] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] Zu fünft
  }
daily-before-this = Tag davor
daily-after-this = Tag danach
daily-all = Alle Fahrten dieses Tages
daily-past = Ein vergangener Tag: Segeln kannst du ihn jederzeit, für die Serie zählt nur der Tag selbst.
daily-future = Dieser Tag ist noch nicht da, oder deine Uhr geht nach. Segeln kannst du ihn schon, für die Serie zählt er nicht.
daily-before = An diesem Tag gab es noch keine Tagesfahrt. Segeln kannst du sie, für die Serie zählt sie nicht.
daily-streak = { $days ->
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
  }
daily-wake = Dein Kielwasser
daily-wake-day = { $day }, gesegelt: { LIST($games) }
daily-wake-explain = Jeder Punkt ist eine Fahrt: gefüllt am Tag selbst, hohl danach, grün gewonnen.
daily-next-in = { $hours ->
    [0] Die nächsten Fahrten liegen in weniger als einer Stunde bereit.
    [one] Die nächsten Fahrten liegen in einer Stunde bereit.
   *[other] Die nächsten Fahrten liegen in { $hours } Stunden bereit.
  }
daily-done = Für heute bist du angekommen. Morgen liegt eine neue Fahrt bereit.
daily-sailed = heute gesegelt
daily-to = Zur Tagesfahrt
daily-next = Zur heutigen Tagesfahrt
daily-won = Angekommen nach { $moves } Zügen
daily-lost = Nicht angekommen, { $moves } Züge weit gesegelt
daily-place = Platz { $place } von { $of } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }
daily-share = Ergebnis kopieren
daily-picture = Als Bild
daily-copied = Kopiert. Verraten wird darin nichts.
daily-again = Noch einmal, ohne Wertung
daily-par = Was schaffen Kapitäne?
daily-par-sails = Die Kapitäne segeln dieselbe Fahrt und sind bei Zug { $moves } …
daily-par-is = Die Kapitäne: { $result }.
daily-par-missing = Die Kapitäne sind gerade nicht zu sprechen.

## Hinweise

note = Neu für dich
note-read = Verstanden
notes-again = Kurze Hinweise am Tisch noch einmal zeigen
notes-will = Beim nächsten Spiel erscheinen sie wieder.

## Die Analyse

insight = Analyse
insight-running = Die Partie wird beurteilt
insight-stop = Anhalten
insight-stopped = Angehalten. Was schon beurteilt ist, bleibt da.
insight-go-on = Weiter
insight-failed = Die Analyse kam nicht zustande. Verloren ist nichts; versuch es noch einmal.
insight-side = Kurve von
insight-table = Dasselbe als Tabelle
insight-deeper = Genauer hinsehen (etwa eine Minute)
insight-again = Versuch es an deinen Stellen noch einmal
insight-ask = Zug { $turn }, { $name }: Was würdest du jetzt tun?
insight-thinking = Einen Moment, ich spiele es durch …
insight-solved = Gut gemacht: Etwas deutlich Besseres hat sich nicht gefunden.
insight-unsolved = Da ist noch mehr drin.
insight-was = Damals: „{ $move }“.
insight-count = { $solved } von { $count } gelöst
insight-retry = Noch einmal
insight-next = Nächste Stelle
insight-end = Zurück zur Partie
