### Die Liste der Ergebnisse eines Tages, auf Servern, die eine haben. Kommt mit der Tagesfahrt.

daily-list = Alle Ergebnisse
daily-list-empty = Noch steht niemand auf der Liste.
daily-list-count = { $total ->
    [one] Ein Ergebnis
   *[other] { $total } Ergebnisse
  }. Der Server hat jedes nachgespielt, bevor es auf die Liste kam.
daily-list-mine = Du liegst auf Platz { $place } von { $total }.
daily-list-add = Mein Ergebnis eintragen
daily-list-added = Eingetragen, auf Platz { $place }.
daily-list-who = Wer
daily-list-how = Ergebnis
daily-list-you = { $name } (du)
daily-list-hints = { $hints ->
    [one] ein Tipp
   *[other] { $hints } Tipps
  }
daily-list-compare = Vergleichen
daily-list-compare-with = Mit { $name } vergleichen
daily-list-watch = Ansehen
daily-list-watch-with = Fahrt von { $name } ansehen
daily-list-same = Du und { $name }, ihr seid genau dieselbe Fahrt gesegelt.
daily-list-parted = Hier haben sich deine Fahrt und die von { $name } getrennt. Die Variante zeigt, wie es dort weiterging.
refusal-no-voyage = Diese Fahrt gibt es auf diesem Server nicht.
refusal-no-try = Dieses Ergebnis steht nicht mehr auf der Liste.
refusal-not-the-day = Eintragen geht nur am Tag selbst. Dein Ergebnis bleibt in deinem Logbuch.
refusal-already-listed = Du stehst schon auf der Liste: Das erste Ergebnis zählt.
refusal-not-sailed = Trag erst dein eigenes Ergebnis ein: Andere Fahrten verraten, wie die Karten liegen.
refusal-other-voyage = Der Server gibt für diesen Tag andere Karten als deine App. Dein Ergebnis bleibt in deinem Logbuch.
refusal-other-crew = Deine Crew spielt anders als die des Servers: App und Server sind nicht auf demselben Stand. Dein Ergebnis bleibt in deinem Logbuch.
