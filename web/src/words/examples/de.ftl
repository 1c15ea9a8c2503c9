### Neben den Absätzen der Regeln: Stellungen zum Spielen, Lektionen, Bilder.

example-try = Ausprobieren
example-try-rule = Ausprobieren: Regel { $clause }
example-show = Zeig es mir
example-reset = Noch einmal
example-failed = Die anderen antworten nicht. Fang noch einmal an.
example-lessons = Zum Lernen:

figure-in-aller-ruhe-1-1 = Das Meer: sechs Reihen zu sechs Plätzen, A1 unten links, F6 oben rechts, die Route läuft Reihe für Reihe von links nach rechts.
figure-in-aller-ruhe-1-2 = Drei Inseln mit den Zahlen 3, 40 und 78, eine Ankunft und ein Aufbruch.
figure-in-aller-ruhe-14-1 = Der große Bogen: zwei Säulen, zwei breit und drei hoch, darüber ein Dach aus vier Reihen zu sieben Plätzen.
figure-in-aller-ruhe-15-3 = Zweimal die Insel 33, einmal mit der Sonnenseite, einmal mit der Mondseite.
figure-in-aller-ruhe-17-1 = Die Pyramide: Reihen mit 11, 9, 7, 5, 3 und 1 Plätzen; die Randkarten sind hervorgehoben.
figure-santa-timea-1-2 = Fünf Steuerkarten: Nord 14, Ost 7, Süd 1, West 10 und eine Piratenbraut.
figure-santa-timea-1-3 = Drei Windkarten aus Norden mit 1, 2 und 3 Punkten Schaden.
figure-santa-timea-1-4 = Eine Nord 10 unter den vier Winden: bei Nordwind 10 wert, bei Ost- und Westwind 5, bei Südwind nichts.
figure-santa-timea-2-3 = Drei offene Windkarten in einer Reihe: Die erste, um die es im Stich geht, ist größer als die beiden nächsten.
figure-lighthouse-run-1-1 = Der Fluss mit seinen 24 Feldern, vom Start an der Mündung bis zum Hafen, im Licht von drei Türmen.
figure-lighthouse-run-1-2 = Die sechs Leuchttürme, drei davon hell.
figure-lighthouse-run-1-3 = Vier Schiffe mit ihren Tieren: rot, blau, grün und gelb.
figure-lighthouse-run-1-4 = Der Fluss mit den weißen Schiffen auf jedem zweiten Feld, von 1 bis 12 Punkten.
figure-lighthouse-run-1-5 = Drei rote Karten: ein Solo mit dem lila Turm, eine Gruppe mit allen Türmen, ein Koop mit dem grünen Turm.
figure-lighthouse-run-1-6 = Der Fluss mit den Feldern, auf die die Wolke kommt, jeweils mit der Runde.
