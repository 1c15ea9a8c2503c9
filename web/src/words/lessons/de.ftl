### Lektionen: alles, was nur auf den Seiten zum Lernen gebraucht wird.

lessons-chapters = Erweiterungen und Varianten
lessons-course = Besser spielen
lesson-next = Weiter: { $lesson }
lesson-all = Alle Lektionen
lesson-sailed = gelernt
lesson-begun = angefangen
lessons-ladder = Törns von leicht bis schwer
learn-back = Zurück
learn-skip = Überspringen
learn-repeat = Noch einmal von vorn
learn-try-again = Noch ein Versuch
learn-set-sail = Auslaufen
lessons-puzzles = Aufgaben: Was würdest du spielen?
lessons-puzzles-blurb = Ein Zug ist klar der beste. Finde ihn.
lessons-puzzles-standing = { $solved } von { $tried } beim ersten Versuch gelöst, Stufe { $rating }
lessons-ladder-blurb = Rund dreißig Fahrten, jede etwas schwerer als die vorige. Wie schwer, ist gemessen.
