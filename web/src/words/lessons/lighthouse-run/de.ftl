lesson-lighthouse-run-erik = Mit Erik
lesson-lighthouse-run-erik-third = Erik, der Klabautermann, fährt eine dritte Farbe. Habt ihr beide gespielt, deckt er seine oberste Karte auf und zieht. Spiel die 3 mit dem Schiff auf Feld 2 und sieh ihm zu.
lesson-lighthouse-run-erik-third-else = Auf Feld 5 geht es nicht weiter, davor ist es dunkel. Nimm das Schiff auf Feld 2.
lesson-lighthouse-run-erik-dark = Ab Feld 10 ist es dunkel. Dich hält das auf, Erik nicht: Er nimmt immer sein hinterstes Schiff und fährt auch ohne Licht. Spiel die 3 von Feld 2.
lesson-lighthouse-run-erik-dark-else = Von Feld 8 kämst du nur einen Schritt weit, dann ist es dunkel.
lesson-lighthouse-run-erik-aboard = Zieht Erik eine Koop-Karte, nimmt er vom Feld seines hintersten Schiffs von jeder Farbe eins mit, sogar ins Dunkle. Er steht auf Feld 5: Stell dich mit der 3 dazu.
lesson-lighthouse-run-erik-aboard-else = Damit stehst du nicht auf Feld 5. Von dort nähme er dich mit.
lesson-lighthouse-run-erik-bonus = Eriks Schiffe zählen für deinen Bonus wie alle fremden. Nimm mit der Koop-Karte eins mit, von Feld 7 oder 8, und fahr noch einmal. Vorsicht, am Ende kann Erik gewinnen.
lesson-lighthouse-run-erik-bonus-else = Hier geht mehr: Nimm eins von Eriks Schiffen mit und dazu den Bonus.

lesson-lighthouse-run-fleet = Die große Flotte
lesson-lighthouse-run-fleet-first = Du führst zwei Farben, Rot und Grün, jede mit eigenen Karten. In jeder Runde spielst du von jeder eine, abwechselnd mit Ole. Fang mit Rot an: die 3 von Feld 3.
lesson-lighthouse-run-fleet-second = Deine zweite Karte muss von der anderen Farbe sein. Rot geht nicht mehr, probier es. Spiel Grün: die 2 von Feld 3.
lesson-lighthouse-run-fleet-bonus = Einen Bonus gibt es nur, wenn ein Schiff von Ole mitfährt. Dein eigenes Grün genügt nicht. Auf Feld 7 liegt eins von Oles: Nimm es mit und fahr weiter.
lesson-lighthouse-run-fleet-bonus-else = Ohne ein Schiff von Ole kein Bonus. Auf Feld 7 wäre eins.
lesson-lighthouse-run-fleet-even = Zum Schluss zählen beide Farben zusammen; bei Gleichstand gewinnt, wessen Farben näher beieinander liegen. Von Feld 21 bringt die 3 zwei Punkte, mehr gibt es nirgends.
lesson-lighthouse-run-fleet-even-else = Dort gewinnt die 3 nur einen Punkt.
