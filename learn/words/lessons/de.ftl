### Was Lektionen sagen, in der App wie im Terminal.

learn-step = { $step } von { $count }
learn-alone = Ohne Hilfe
learn-elsewhere = Erlaubt wäre das. Hier geht es um etwas anderes:
learn-won = Mehr musst du nicht wissen. Der Rest ist Übung.
learn-lost = Das war knapp. Dieselben Karten liegen noch einmal bereit.
lesson-done = Geschafft, das war die Lektion.
lesson-skipped = Das war der letzte Schritt. Gelernt ist die Lektion, wenn du jeden Schritt gespielt hast.
