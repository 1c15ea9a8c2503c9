## Santa Timea

st-letter-north = N
st-letter-east = O
st-letter-south = S
st-letter-west = W
st-north = Nord
st-east = Ost
st-south = Süd
st-west = West
st-wind = { $direction } { $damage }
st-you = Du

st-winds = Windkarten
st-wind-now = Jetzt geht es um { $wind }.
st-wind-next = Danach kommt { $wind }.
st-trick = Stich { $trick } von { $tricks }
st-round = Durchgang { $round } von { $rounds }
st-round-short = Durchgang
st-carried = Liegen geblieben:
st-forecast = Fehlen:
st-forecast-explain = Die Prognose: Diese Windkarten kommen in diesem Durchgang nicht ins Spiel.

st-trick-area = Stich
st-no-card = noch keine Karte
st-card-worth = { $card } zählt { $value }
st-card-counts = { st-card-worth }.
st-card-later = Danach: { $values }.
st-takes = nimmt
st-leads = spielt aus
st-tied = gleich
st-would-take = Nimmt bisher:
st-would-lead = Spielt dann aus:
st-took = Nimmt:
st-led = Spielt aus:
st-nobody = niemand
st-because-lowest = { $value } ist am niedrigsten
st-because-highest = { $value } ist am höchsten
st-because-lowest-number = { $value } mit der kleinsten Zahl
st-because-highest-number = { $value } mit der größten Zahl
st-because-first = einzige Karte
st-because-only = nur die { $value } bleibt übrig
st-because-bride = Piratenbraut ausgespielt
st-because-stays = wie bisher
st-because-tied = nur Gleichstände

st-collected = Gesammelt: { $winds }.
st-collected-none = Keine Windkarte
st-set-complete = Set { $direction } ist komplett.
st-damage = Schaden { $damage }
st-points = Siegpunkte

st-play = Ausspielen
st-sorted-value = Nach Wert
st-sorted-direction = Nach Richtung
st-sort-explain = Hand anders sortieren
st-last-trick = Letzter Stich
st-open-tricks = Bisherige Stiche
st-sheet = Wertung

st-preview-nothing = { $card } zählt hier nichts.
st-preview-takes = Im Moment würdest du damit nehmen.
st-preview-leads = Im Moment würdest du damit als Nächstes ausspielen.
st-preview-takes-and-leads = Im Moment würdest du damit nehmen und auch ausspielen.
st-preview-tied = Gleichstand: Im Moment bist du damit fein raus.
st-preview-neither = Im Moment müsstest du damit weder nehmen noch ausspielen.
st-preview-spared = Im Moment kommst du damit ungeschoren davon.
st-preview-alone = Tipp sie noch einmal an, dann ist sie gespielt.

st-choose = Set oder Paare?
st-choose-explain = Beides zusammen geht hier nicht. Die anderen sehen deine Wahl erst, wenn alle gewählt haben.
st-use-set = Set zur Seite legen
st-use-set-explain = { $damage } Schaden und drei Karten weniger
st-use-pairs = Für Paare behalten
st-use-pairs-explain = { $points ->
    [one] 1 Sonderpunkt, aber alles zählt als Schaden
   *[other] { $points } Sonderpunkte, aber alles zählt als Schaden
  }
st-proposed = Vorschlag
st-choose-confirm = So werten

st-round-over = Durchgang { $round } ist vorbei
st-final = Endabrechnung
st-go-on = Weiter
st-player = Name
st-total = Summe
st-gained = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
  }
st-step-set = Set { $direction } zur Seite
st-step-damage = Schaden { $sum }
st-step-place = Platz { $place } bringt { $points }
st-step-place-shared = geteilter Platz { $place } bringt { $points }
st-step-pairs = Paare +{ $points }
st-step-minus = { $cards } Windkarten −{ $points } (je { $per } kosten einen Punkt)
st-how-scored = So wird gewertet
st-rule-sets = Wer 1, 2 und 3 einer Richtung hat, legt dieses Set zur Seite. Es zählt nicht mit.
st-rule-damage = Alle übrigen Windkarten zusammen sind der Schaden.
st-rule-places = Je weniger Schaden, desto besser der Platz und desto mehr Punkte. Wer sich einen Platz teilt, teilt auch die Punkte, aufgerundet.
st-rule-pairs = Zwei Einsen einer Richtung bringen einen Sonderpunkt, zwei Zweien zwei.
st-rule-minus = Viele Windkarten kosten Punkte, Sets zählen auch hier nicht mit.

st-ways = Karte antippen, dann noch einmal antippen oder „Ausspielen“ wählen – oder alles mit der Tastatur.
st-key-cards = Handkarte wählen (0 ist die zehnte, Q und W die elfte und zwölfte); noch einmal: ausspielen
st-key-arrows = durch die Hand gehen
st-key-enter = Karte wählen, ausspielen, bestätigen
st-key-escape = Auswahl aufheben
st-key-sort = Hand sortieren
st-key-trick = letzter Stich
st-key-sheet = Wertung
st-stake = Die niedrigste Karte nimmt { $damage } Schaden

## Hinweise

note-wind = Die große Zahl auf jeder Karte ist ihr Wert in diesem Wind. Der niedrigste Wert im Stich nimmt den Schaden.
note-bride = Eine Piratenbraut übernimmt den Wert der Karte vor ihr, und beide sind aus dem Stich.
note-carried = Diesen Wind wollte niemand. Wer den nächsten nimmt, bekommt ihn dazu.
