### Leute an Online-Tischen, ihre Daten und was sie übereinander sagen können. Wird erst dort geholt.

refusal-too-many-reports = Das waren heute genug Meldungen. Versuch es morgen wieder.
refusal-already-reported = Das hast du heute schon gemeldet.
refusal-too-many-pushes = Du wirst schon auf zehn Geräten gerufen. Beende eins davon unter „Deine Daten“.
refusal-too-many-blocks = Mehr Leute kannst du nicht überhören.
refusal-own-person = Das bist du selbst.
refusal-no-such-person = Diese Person gibt es hier nicht mehr.
refusal-no-device = Dieses Gerät ist schon abgemeldet.
refusal-next-blocked = Die neue Runde hat jemand aufgemacht, den du nicht hören willst.
refusal-removed = Du wurdest vom Tisch gebeten und kannst dich hier nicht mehr setzen.
refusal-nothing-to-change = So ist es schon.
refusal-other-rules = Diese Partie folgt einer Fassung der Regeln, die dieser Server nicht hat. Sie bleibt aufgehoben und geht weiter, sobald es diese Regeln dort wieder gibt.
refusal-no-watchers = An diesem Tisch schaut niemand zu.
refusal-no-person-there = Dort sitzt gerade niemand, der selbst spielt.
refusal-already-host = Diese Person führt den Tisch schon.
left-name = jemand, der gegangen ist
aside-ended = Ihr habt die Partie gemeinsam beendet.
aside-end-declined = { $name } möchte lieber weiterspielen.
aside-end-asked = { $name } möchte die Partie beenden.
aside-watchers-closed = Ab jetzt schaut niemand mehr zu.
aside-watchers-open = Zuschauen ist wieder erlaubt.
aside-entrusted = { $name } führt jetzt den Tisch.
aside-left = { $name } hat sich abgemeldet. Ein Bot spielt weiter.
aside-removed = { $name } wurde vom Tisch gebeten.
device-ended = Dieses Gerät wurde abgemeldet.
no-watchers = An diesem Tisch schaut niemand zu. Die Runde möchte unter sich bleiben.
## Der Tisch und wer ihn führt
table-menu = Tisch und Leute
table-host-you = Du führst diesen Tisch.
table-host = { $name } führt diesen Tisch.
table-host-nobody = Wer sich als Nächstes setzt, führt diesen Tisch.
table-people = Am Tisch
person-more = { $name }: mehr
person-remove = Vom Tisch bitten
person-remove-explain = Der Platz wird frei. Diese Person kann sich hier nicht noch einmal setzen.
person-entrust = Tisch übergeben
person-entrust-explain = Danach führt { $name } den Tisch, nicht mehr du.
person-block = Nicht mehr hören
person-block-explain = Du liest nichts mehr von { $name }, an keinem Tisch, und wirst nicht mehr zu einer neuen Runde mitgenommen. { $name } erfährt davon nichts.
person-blocked = Du hörst { $name } nicht mehr. Rückgängig machst du das unter „Deine Daten“.
person-report = Melden
person-report-explain = Die Meldung geht an die Leute, die diesen Server betreiben, zusammen mit dem, was { $name } an diesem Tisch zuletzt geschrieben hat.
person-reported = Danke. Die Meldung ist angekommen.
report-reason = Worum geht es?
report-reason-talk = Was gesagt wurde
report-reason-name = Der Name
report-reason-play = Wie gespielt wurde
report-reason-other = Etwas anderes
report-text = Was ist passiert? (freiwillig)
report-send = Meldung abschicken
watching = Zuschauen
watching-open = Erlaubt
watching-closed = Niemand
watching-explain-open = Wer den Link hat, darf zusehen, ohne verdeckte Karten.
watching-explain-closed = Sobald die Partie läuft, kommt nur noch herein, wer hier einen Platz hat.
end-game = Partie gemeinsam beenden
end-game-explain = Wenn alle zustimmen, ist die Partie ohne Ergebnis zu Ende. Bots werden nicht gefragt.
end-game-ask = Die anderen fragen
end-game-alone = Partie beenden
end-asked = { $name } möchte die Partie ohne Ergebnis beenden. Einverstanden?
end-waiting = Partie beenden? Es fehlt noch die Antwort von { $names }.
end-yes = Ja, beenden
end-no = Nein, weiterspielen
ended-title = Ihr habt die Partie gemeinsam beendet

## Deine Daten
my-data-lead = Was dieser Server über dich weiß, was du davon mitnehmen und wie du es löschen kannst.
my-data-nobody = Dieser Server kennt dich nicht. Erst wenn du an einen Online-Tisch kommst, merkt er sich deinen Namen.
my-data-offline = Hier gibt es gerade keinen Server. Alles, was du spielst, bleibt auf diesem Gerät.
my-data-known = Du heißt hier { $name }.
devices = Geräte
devices-explain = Auf diesen Geräten bist du angemeldet. Kennst du eines nicht, melde es ab.
device-kind = { $browser } auf { $system }
device-browser-other = Ein Browser
device-system-other = einem unbekannten Gerät
device-unknown = Ein Gerät von früher
device-here = dieses hier
device-since = seit { $date }
device-seen = zuletzt gesehen { $date }
device-end = Abmelden
device-end-named = { $device } abmelden
device-end-here = Hier abmelden? Ohne einen Code kommst du nicht mehr an deine Tische.
device-ended-said = Das Gerät ist abgemeldet.
take-along = Mitnehmen
take-along-explain = Eine Datei mit deinem Namen, deinen Geräten und Tischen, wo du gerufen wirst, den Aufzeichnungen deiner beendeten Partien, allem, was du geschrieben hast, und wen du nicht hörst.
take-along-do = Alles herunterladen
take-along-done = Die Datei ist da.
blocked-people = Wen du nicht hörst
blocked-nobody = Du hörst alle.
blocked-undo = Wieder hören
blocked-undo-named = { $name } wieder hören
delete-me = Löschen
delete-me-explain = Dein Name, deine Geräte und alles, was du geschrieben hast, verschwinden von diesem Server. An laufenden Tischen spielt ein Bot für dich weiter. Beendete Partien bleiben den anderen, dort steht dann „jemand, der gegangen ist“. Was auf diesem Gerät liegt, bleibt.
delete-me-ask = Mich löschen …
delete-me-sure = Das lässt sich nicht zurücknehmen. Wirklich alles löschen?
delete-me-do = Ja, endgültig löschen
delete-me-keep = Nein, behalten
delete-me-done = Du bist gelöscht. Dieser Server kennt dich nicht mehr.

## Datenschutz und Über
privacy-lead = Ohne Konto, ohne Werbung, ohne Statistik, und ohne Dritte, es sei denn, du willst gerufen werden. Was nicht da ist, kann niemand verlieren.
privacy-device = Auf deinem Gerät
privacy-device-text = Partien gegen Bots oder zu mehreren an einem Gerät, dein Logbuch, deine Fortschritte und Einstellungen liegen nur in diesem Browser. Sie verlassen ihn nur, wenn du sie selbst teilst oder speicherst.
privacy-server = Auf dem Server
privacy-server-text = Sobald du an einen Online-Tisch kommst, merkt sich der Server, auf dem du spielst: deinen Namen; für jedes Gerät eine Prüfsumme seines Schlüssels, ungefähr, was für ein Browser es ist, seit wann und wann zuletzt; deine Tische mit jedem Zug und jeder Zeile, die du schreibst; und wen du nicht hören willst. Ein Cookie hält dich angemeldet, mehr tut er nicht. Internetadressen werden nicht gespeichert. Sie stehen höchstens kurz im Protokoll, wenn jemand den Server überlastet.
privacy-others = Wer was sieht
privacy-others-text = Am Tisch sehen alle deinen Namen, ob du da bist und was du schreibst. Wer den Link zu einem Tisch hat, darf zusehen, sofern er nicht geschlossen ist, und nach dem Ende die Aufzeichnung holen. Die Leute, die den Server betreiben, können alles sehen, was er speichert, auch deine Karten.
privacy-called = Wenn du gerufen wirst
privacy-called-text = Willst du gerufen werden, wenn du dran bist, dann merkt sich der Server eine Adresse beim Push-Dienst deines Browsers (von Google, Mozilla, Apple oder Microsoft), den Schlüssel dazu, deine Sprache, deine Zeitzone und deine Ruhezeit. Die Rufe laufen über diesen Dienst. Er sieht, dass und wann du gerufen wirst, aber nicht, was darin steht: Das ist allein für dein Gerät verschlüsselt. Beenden kannst du es in den Einstellungen oder unter „Deine Daten“.
privacy-kept = Wie lange
privacy-kept-text = Ein Tisch, den lange niemand angerührt hat, verschwindet aus den Listen; mit dem Link kannst du ihn weiter öffnen. Ob und wann er ganz entfernt wird, legt der Betrieb des Servers fest. Meldungen bleiben 90 Tage, wenn nichts anderes eingestellt ist, auch wenn die gemeldete Person sich löscht.
privacy-yours = Deine Rechte
privacy-yours-text = Unter „Deine Daten“ siehst du deine Geräte, nimmst alles mit und löschst dich, ohne jemanden zu fragen. Danach stehst du in beendeten Partien nicht mehr mit Namen, und was du geschrieben hast, ist fort. Was andere über dich geschrieben oder sich gespeichert haben, können wir nicht zurückholen. In Sicherungskopien bleibt dein Eintrag, bis sie überschrieben werden.
about-lead = Drei Spiele von der See, für alle, die sie gern spielen.
about-text = Seekiste ist frei: kein Konto, keine Werbung, der Quelltext liegt offen. Du kannst allein spielen, zu mehreren an einem Gerät oder online mit Freunden, auch auf deinem eigenen Server.
about-trust-text = Jede Online-Partie lässt sich nach ihrem Ende nachprüfen: Karten, Züge und Ergebnis.

## An Online-Tischen
try-again = Noch einmal versuchen
seat-open = Platz { $number } ist frei
seat-take = Hier sitzen
seat-leave = Aufstehen
seat-host = führt den Tisch
gathering-host = Schick den anderen den Link. Wenn alle sitzen, legst du ab.
gathering-wait = { $name } legt ab, sobald alle sitzen.
gathering-somebody = Wer den Tisch aufgemacht hat,
gathering-watching = Such dir einen freien Platz aus, oder schau einfach zu.
gathering-full = Alle Plätze sind vergeben. Du kannst zuschauen.
gathering-open = { $open ->
    [one] Ein Platz ist noch frei. Legst du jetzt ab, spielt dort ein Bot.
   *[other] { $open } Plätze sind noch frei. Legst du jetzt ab, spielen dort Bots.
  }
cast-off-wait = Noch warten
cast-off-anyway = Ja, ablegen
gathering-silence = Sobald abgelegt ist, spielt ihr schweigend.
invite = Hol die anderen dazu
invite-explain = Mit diesem Link kommt man an den Tisch. Es braucht kein Konto.
invite-link = Link zum Tisch
invite-copy = Link kopieren
invite-share = Teilen …
invite-qr = QR-Code mit dem Link zum Tisch
fair = Ehrlich gemischt
fair-explain = Der Server hat seine Zufallszahl schon gezogen und mit diesem Siegel festgelegt. Jeder Browser gibt beim Hinsetzen eine eigene dazu, und erst alle zusammen ergeben die Mischung. Nach der Partie wird alles offengelegt, und du kannst es nachprüfen.
fair-seal = Siegel (SHA-256):
arriving = Ich bringe dich an den Tisch …
replaced-here = Hier weiterspielen
line-lost = Verbindung weg – ich versuche es wieder.
line-waiting = Was du getan hast, geht raus, sobald sie steht.
watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } schauen zu.
  }
you-watch = Du schaust zu.
watchers-too = { $count ->
    [one] Noch jemand schaut zu.
   *[other] { $count } andere schauen auch zu.
  }
came = { $name } ist wieder da.
went = { $name } ist nicht mehr da.
away = Ihr wartet schon länger auf { $name }.
relieve = Einen Bot für { $name } spielen lassen
relieved-you = Ein Bot spielt gerade für dich.
return = Selbst weiterspielen
consent = { $name } möchte den letzten Zug zurücknehmen.
consent-yes = Einverstanden
consent-no = Lieber nicht
notice-turn = Du bist dran: { $game }
chat-hint = Sag etwas
chat-hint-watchers = Nur für Zuschauer
chat-watcher = schaut zu
chat-send = Senden
rematch-wanted = Es geht weiter: Am nächsten Tisch ist dein Platz schon für dich frei.
rematch-follow = Mitfahren
verify = Nachprüfen
verify-limits = Das zeigt, dass die Karten vor der Partie feststanden und niemand sie danach verändert hat. Es zeigt nicht, dass der Betreiber des Servers die Karten während der Partie nicht kannte.
record-save = Mitschnitt sichern
record-saved = Der Mitschnitt ist gesichert, mit allem, was man zum Nachprüfen braucht.

## Tisch und Tasche: ein Bildschirm in der Mitte, auf jedem Telefon eine Hand.

open-table-who = Wo spielst du?
open-table-seat = Ich sitze mit am Tisch
open-table-middle = Dieser Bildschirm in der Mitte
open-table-middle-explain = Dieser Bildschirm zeigt den offenen Tisch, ohne Handkarten. Jedes Telefon scannt den Code und wird zur Hand.
middle-scan = Mit dem Telefon scannen
middle-scan-explain = Jedes Telefon wird zu einer Hand. Niemand braucht ein Konto.
middle-code = Code, der an diesen Tisch führt
middle-come = An den Tisch
middle-come-explain = Mitkommen oder zurückkommen
middle-address = Die Adresse im Code
middle-lonely = Den Server erreicht nur dieser Rechner. Starte ihn für alle im selben Netz: npm start -- --host 0.0.0.0
middle-hosting = Sind alle da? Dann los.
middle-guest = { $name } lässt gleich ablegen.
middle-dims = Dieser Bildschirm kann von selbst dunkel werden: { $why ->
    [insecure] Wach halten Browser ihn nur über https. Schalte für den Abend seinen Ruhezustand aus.
   *[browser] Dieser Browser kann ihn nicht wach halten. Schalte für den Abend seinen Ruhezustand aus.
}
hand-sit = Platz nehmen
hand-seated = Du sitzt mit am Tisch, { $name }.
hand-wait = Schau auf den Bildschirm in der Mitte. Wenn alle da sind, geht es dort los.
hand-full = Alle Plätze sind besetzt. Du kannst zuschauen.
hand-switch = { $now ->
    [hand] Auch den Plan zeigen
   *[both] Nur die Hand zeigen
}
hand-lately = Zuletzt geschehen
refusal-only-watching = Dieser Bildschirm schaut nur zu. Setz dich mit einem anderen Gerät.

# Was eine Nachbesprechung und eine Studie ablehnen.
refusal-already-asked = Du hast schon gefragt.
refusal-already-leader = Diese Person führt schon.
refusal-no-such-line = Diese Variante gibt es nicht mehr.
refusal-no-such-moment = Diesen Augenblick gibt es in der Partie nicht.
refusal-not-here = Diese Person ist gerade nicht da.
refusal-not-leader = Das kann nur, wer führt.
refusal-review-full = Diese Nachbesprechung ist voll. In einer eigenen Studie ist Platz für mehr.
refusal-study-differs = Die Züge gehören nicht zu diesem Spiel.
refusal-study-too-long = Diese Partie ist zu lang, um sie weiterzuspielen.

# Eine Partie gemeinsam ansehen.
review = Gemeinsam ansehen
review-you-lead = Du führst. Die anderen sehen, was du ansiehst.
review-following = Du gehst mit { $name } mit.
review-around = Du siehst dich um. { $name } ist bei Zug { $turn }.
review-trying = Du probierst Züge aus. Alle sehen die Variante.
review-leader-gone = { $name } hat geführt und ist nicht da.
review-no-leader = Niemand führt.
review-come-back = Zurück zu { $name } (F)
review-take = Führung übernehmen
review-ask = Um die Führung bitten
review-asked = Du hast um die Führung gebeten.
review-hand-on = Führung weitergeben
review-hand-over = { $name } möchte führen: übergeben
review-leave = Zum Tisch
review-try = Züge ausprobieren

# Ein Tisch, der mit bekannten Karten beginnt.
study = Studie
study-known = Das ist eine Studie: Die Karten sind bekannt, und { $moves ->
    [one] ein Zug wurde
   *[other] { $moves } Züge wurden
 } schon gespielt. Für die Verteilung gibt es keinen Beweis, und das Ergebnis zählt nicht in der Statistik.
study-online = Als neuer Tisch online
study-here = An diesem Gerät
study-where = Wo wird weitergespielt?
study-open = Tisch öffnen
study-explain = Ein neuer Tisch mit diesen Karten, ab diesem Zug. Wer den Link hat, kann sich setzen; alle sehen, dass die Karten bekannt sind.
study-you = Du
