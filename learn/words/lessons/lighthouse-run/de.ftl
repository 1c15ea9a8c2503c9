learn-lighthouse-run-beacon = Erst das Feuer, dann das Schiff. Deine Karte verlangt Licht am lila Turm. Hol es vom fünften, den braucht noch niemand, und fahr vom Start vier Felder weit.
learn-lighthouse-run-beacon-else = Dann läge das erste Feld im Dunkeln, und dort hinein fährt kein Schiff. Nimm das Feuer vom fünften Turm.
learn-lighthouse-run-leave = Diese Karte zeigt alle Türme: Du darfst ein Feuer versetzen oder es lassen. Vor deinem Schiff ist es hell genug. Lass die Feuer und fahr von Feld 4 aus.
learn-lighthouse-run-leave-else = Das ginge. Fahr diesmal mit dem Schiff auf Feld 4 weiter, und lass die Feuer stehen.
learn-lighthouse-run-darken = Schiffe fahren nur auf beleuchtete Felder; Schritte ins Dunkle verfallen. Nimm das Feuer am dritten Turm weg, dann bleibt Ole bald liegen, und fahr mit einem neuen Schiff vom Start.
learn-lighthouse-run-darken-else = So verlierst du selbst Schritte oder lässt Ole das Licht. Nimm das Feuer vom dritten Turm und fahr vom Start.
learn-lighthouse-run-group = Einige Züge später liegen drei deiner Schiffe auf Feld 4. Eine Gruppenkarte nimmt sie alle mit, nur vom Start holt sie keine.
learn-lighthouse-run-group-else = Die Gruppenkarte bringt drei Schiffe auf einmal voran. Spiel sie auf Feld 4.
learn-lighthouse-run-company = Eine Koop-Karte nimmt von jeder Farbe auf dem Feld ein Schiff mit. Kommt dabei ein fremdes voran, fährt deines zum Dank noch einmal. Fahr von Feld 7 und nimm den Bonus.
learn-lighthouse-run-company-else = Da liegt ein Bonus: Fahr von Feld 7, wo auch Ole ist, und nimm ihn mit.
learn-lighthouse-run-storm = Siebte Runde: An ihrem Ende erreicht die Wolke Feld 2. Was dort oder dahinter liegt, ist gefangen. Bring dein letztes Schiff von Feld 2 in Sicherheit.
learn-lighthouse-run-storm-else = Dann holt die Wolke dein Schiff auf Feld 2. Rette das zuerst.
learn-lighthouse-run-caught = Das Schiff auf Feld 4 hat die Wolke. Seine Punkte behält es, fahren kann es nicht mehr. Fahr mit dem vordersten weiter: Je weiter, desto mehr zählt ein Schiff.
learn-lighthouse-run-caught-else = Vorn liegen mehr Punkte. Fahr mit dem Schiff auf Feld 12.
learn-lighthouse-run-harbour = Im Hafen ist immer Licht, und das letzte Feld zählt zwölf. Der orangefarbene Turm leuchtet schon, also bleiben alle Feuer. Fahr von Feld 20 hinein.
learn-lighthouse-run-harbour-else = Von Feld 20 sind es genau vier Schritte bis zur Zwölf.
learn-lighthouse-run-free = Drei Runden noch, ohne Hilfe. Am Ende zählen die Punkte aller deiner Schiffe, auch der gefangenen.

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

lesson-lighthouse-run-stacks = Stapel
lesson-lighthouse-run-stacks-go = Die letzte Karte. Drei deiner Schiffe stehen zusammen auf Feld 17. Was bringt am meisten?
lesson-lighthouse-run-stacks-go-else = Das bewegt ein Schiff. Die Gruppenkarte bewegt drei.
lesson-lighthouse-run-stacks-join = Noch zwei Karten, und eine davon soll die Gruppe sein. Zwei Schiffe stehen auf Feld 17, eins gleich dahinter, wo die Wolke hinkommt. Was spielst du zuerst?
lesson-lighthouse-run-stacks-join-else = Hol erst das dritte Schiff mit der 1 von Feld 16 dazu. Dann fährt die Gruppe mit dreien.

lesson-lighthouse-run-company = Wen mitnehmen
lesson-lighthouse-run-company-bonus = Auf Feld 17 steht Meret bei dir, weit abgeschlagen. Deine Koop-Karte kann beide mitnehmen. Was spielst du?
lesson-lighthouse-run-company-bonus-else = Da fehlt der Bonus: Wer jemanden mitnimmt, fährt noch einmal.
lesson-lighthouse-run-company-whom = Ole ist vorn, Meret weit hinten. Von Feld 17, 18 und 20 kommst du gleich weit. Von wo fährst du?
lesson-lighthouse-run-company-whom-else = Dort fährt Ole mit, und das ist sein Punkt zum Sieg. Nimm Meret von Feld 17 mit.

lesson-lighthouse-run-darken = Den Ersten verdunkeln
lesson-lighthouse-run-darken-leader = Letzte Runde, Ole spielt nach dir und braucht das Licht am letzten Turm. Seine Karten können ihn nicht wieder anzünden. Dein Schiff auf Feld 23 braucht kein Licht. Was spielst du?
lesson-lighthouse-run-darken-leader-else = Dann fährt Ole noch zwei Punkte weit. Nimm ihm das Licht am sechsten Turm.
lesson-lighthouse-run-darken-which = Die 4 zündet den zweiten Turm an, und ein anderer geht aus. Welcher? Fahr mit dem Schiff auf Feld 22.
lesson-lighthouse-run-darken-which-else = An diesem Turm fährt niemand mehr vorbei. Der sechste hält Ole auf.

lesson-lighthouse-run-cloud = Die Halte der Wolke
lesson-lighthouse-run-cloud-ten = Am Ende dieser Runde steht die Wolke auf Feld 10, dann auf 16, dann ist Schluss. Zwei Schiffe sind in Gefahr. Was spielst du?
lesson-lighthouse-run-cloud-ten-else = Dann bleibt mindestens ein Schiff auf Feld 9 in der Wolke. Die Gruppe rettet beide.
lesson-lighthouse-run-cloud-six = Die Wolke kommt jetzt auf Feld 6. Rette zwei Schiffe auf einmal, und nimm dabei Ole das Licht am vierten Turm. Was spielst du?
lesson-lighthouse-run-cloud-six-else = Die beiden auf Feld 5 wären verloren. Nimm die Gruppe, und lösch den vierten Turm.
