### Lektionen: alles, was nur auf den Seiten zum Lernen gebraucht wird.

lessons-chapters = Erweiterungen und Varianten
lessons-course = Besser spielen
lesson-done = Geschafft, das war die Lektion.
lesson-next = Weiter: { $lesson }
lesson-all = Alle Lektionen
lesson-sailed = gelernt
lesson-begun = angefangen
lessons-ladder = Törns von leicht bis schwer
