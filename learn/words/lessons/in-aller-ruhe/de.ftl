learn-in-aller-ruhe-lay = Gemeinsam füllt ihr das Meer mit Inseln, von unten links nach oben rechts. Leg die 3 ganz an den Anfang, auf A1.
learn-in-aller-ruhe-order = Auf der Route werden die Zahlen immer größer. Zwischen der 3 und der 20 ist Platz für die 12: Leg sie auf C1. Die 41 passt dort nicht, probier es ruhig.
learn-in-aller-ruhe-price = Neben einer Insel kostet jede Zahl Abstand eine Handkarte. Leg die 5 auf B1, gleich neben die 3, und bezahl mit 58 und 70.
learn-in-aller-ruhe-discard = Die 7 hat keinen Platz mehr, die 17 wäre teuer. Statt eine Insel zu legen, darfst du zwei Karten loswerden: Leg diese beiden ab.
learn-in-aller-ruhe-dear = Die 27 neben der 20 wäre unbezahlbar: sieben Karten. Die 21 kostet auf F1 nur eine. Such dir aus, womit du zahlst.
learn-in-aller-ruhe-depart = Die Aufbruchkarte geht vor. Spiel sie, sonst ist dir gerade nichts erlaubt.
learn-in-aller-ruhe-pledge = Der Aufbruch kostet euch zusammen acht Karten, und geredet wird nur in Zahlen. Ole gibt vier. Sag auch vier.
learn-in-aller-ruhe-give = Trenn dich von vier Karten, am besten von denen, die schlecht passen: 10, 33, 45 und 74 zum Beispiel.
learn-in-aller-ruhe-last = Viele Züge später ist nur noch C4 frei. Leg die 41, aber behalt die Ankunft: Mit ihr endet die Reise, sobald das Meer voll ist.
learn-in-aller-ruhe-arrive = Das Meer ist voll, der Aufbruch liegt. Spiel die Ankunft, und ihr habt gewonnen.
learn-in-aller-ruhe-free = So gewinnt man zusammen. Jetzt ohne Hilfe: Vier Plätze sind noch frei, danach braucht ihr eine Ankunft.

lesson-in-aller-ruhe-rock = Der schroffe Felsen
lesson-in-aller-ruhe-rock-place = Der Felsen sperrt immer eine Reihe. Vor dem ersten Zug stellst du ihn auf, wo du willst. Reihe 4 zum Beispiel.
lesson-in-aller-ruhe-rock-blocked = Neben Reihe 4 liegt der Felsen, also geht die 45 dort nicht, probier es. Leg die 14 auf B2.
lesson-in-aller-ruhe-rock-move = Nach jeder Aktion muss der Felsen weiter, in eine andere Reihe mit freiem Platz. Deine 45 braucht Reihe 4, für Reihe 1 hast du nichts: Schick ihn in Reihe 1.
lesson-in-aller-ruhe-rock-move-else = Das geht. Aber nach Reihe 1 kannst du ohnehin nichts legen, dort stört er dich am wenigsten.
lesson-in-aller-ruhe-rock-hold = Offen sind nur noch die Reihen 4, 5 und 6, und 4 und 5 brauchst du gleich selbst. Halt den Felsen in Reihe 6 fest. Das kostet zwei Karten: 1 und 4 passen nirgends mehr.
lesson-in-aller-ruhe-rock-hold-else = Umsonst, aber dann ist gesperrt, was du als Nächstes füllen willst.
lesson-in-aller-ruhe-rock-gone = Drei Reihen sind voll. Mit der vierten verschwindet der Felsen für immer: Leg die 41 auf C4.

lesson-in-aller-ruhe-monsters = Seeungeheuer
lesson-in-aller-ruhe-monsters-devour = Ein Seeungeheuer frisst eine Insel, und ihr Platz ist wieder frei. Zwischen 29 und 31 passt nur noch die 30, und vor der 29 ist es auch eng. Lass die 29 auf C1 fressen.
lesson-in-aller-ruhe-monsters-devour-else = Die Insel stört dort niemanden. Such die, die euch den Weg zustellt.
lesson-in-aller-ruhe-monsters-kept = Noch ein Ungeheuer. Ablegen lässt es sich nie, auch nicht als Preis. Probier es, und trenn dich dann von zwei anderen Karten.
lesson-in-aller-ruhe-monsters-kept-else = Hier liegt gerade keine Insel schlecht. Behalt es noch.
lesson-in-aller-ruhe-monsters-attempt = Das Meer ist voll. Aber solange irgendwer ein Ungeheuer auf der Hand hat, kommt niemand an. Sagen darf das keiner. Versuch die Ankunft.
lesson-in-aller-ruhe-monsters-wait = Jetzt ist es heraus: Ole hat eins. Deine Ankunft behältst du, und du machst etwas anderes. Leg 60 und 77 ab.
lesson-in-aller-ruhe-monsters-mend = Ole musste eine Insel fressen lassen: A1 ist offen. Die 1 kostet neben der 3 zwei Karten. Zahl nicht mit der Ankunft.
lesson-in-aller-ruhe-monsters-arrive = Das Meer ist voll, kein Ungeheuer mehr in Sicht. Spiel die Ankunft.

lesson-in-aller-ruhe-storms = Stürme und Kompasse
lesson-in-aller-ruhe-storms-drawn = Unter den Karten sind sechs Stürme. Man hält sie nicht: Wer einen zieht, muss sofort mit ihm fertig werden. Leg die 24 auf B2 und zieh nach.
lesson-in-aller-ruhe-storms-yellow = Der gelbe Sturm bleibt vor dir liegen: Du hast von nun an nur drei Karten. Leg eine ab, die 59 etwa.
lesson-in-aller-ruhe-storms-orange = Vor dir liegt der orange Sturm. Nun darfst du Inseln nur noch direkt neben eine andere legen. Die 13 kostet auf D1 neben der 12 eine Karte.
lesson-in-aller-ruhe-storms-violet = Der violette Sturm sperrt eine Reihe, und du suchst sie aus. Für Reihe 6 hast du nichts auf der Hand, dort stört er am wenigsten.
lesson-in-aller-ruhe-storms-violet-else = Diese Reihe könntest du gut selbst brauchen.
lesson-in-aller-ruhe-storms-earn = Kompasse verdient man sich: beim Aufbruch, mit sechs Zahlen am Stück in einer Reihe, oder wenn jemand seine letzten Karten ablegt. Leg die 21 auf F1 und bezahl mit allem, was du hast.
lesson-in-aller-ruhe-storms-award = Ein Kompass! Wer an der Reihe ist, sagt, wer ihn bekommt. Du sitzt im Sturm, nimm ihn selbst.
lesson-in-aller-ruhe-storms-award-else = Auch Ole könnte dir damit helfen. Aber du brauchst ihn gleich.
lesson-in-aller-ruhe-storms-compass = Ein Kompass räumt einen Sturm weg, wann immer du willst, auch wenn andere am Zug sind. Werd den gelben los.

lesson-in-aller-ruhe-solo = Allein auf See
lesson-in-aller-ruhe-solo-lay = Allein gibt es nur einen Stapel, und jeder Zug ist deiner. Leg die 33 auf C3.
lesson-in-aller-ruhe-solo-again = Nachgezogen, und schon bist du wieder dran. Die 35 kostet auf D3 zwei Karten. Wovon du dich trennst, weißt nur du.
lesson-in-aller-ruhe-solo-depart = Auch allein geht der Aufbruch vor. Vorher ziehst du sechs Karten extra, damit du die acht überhaupt hast.
lesson-in-aller-ruhe-solo-give = Zehn Karten sind da, acht müssen fort. Behalt die beiden, die am besten in die Lücken passen, 41 und 47 zum Beispiel.
lesson-in-aller-ruhe-solo-arrive = Der letzte Platz. Zahl nicht mit der Ankunft: Niemand sonst hat eine.
lesson-in-aller-ruhe-solo-arrive-else = Dann wäre das Meer voll und keine Ankunft mehr da.
lesson-in-aller-ruhe-solo-home = Im nächsten Zug darfst du ankommen.

lesson-in-aller-ruhe-arch = Der große Bogen
lesson-in-aller-ruhe-arch-pillar = Unten stehen zwei Pfeiler, darüber liegt das Dach. Zuerst die Pfeiler: Leg die 8 auf A1. Ins Dach darf noch niemand.
lesson-in-aller-ruhe-arch-free = In den Pfeilern kostet nichts, auch nicht direkt nebenan. Leg die 19 auf B1.
lesson-in-aller-ruhe-arch-apart = Jeder Pfeiler ist ein eigener Weg: Im rechten fangen die Zahlen von vorn an. Leg die 5 auf F1.
lesson-in-aller-ruhe-arch-apart-else = Im linken Pfeiler ginge das. Hier geht es um den rechten.
lesson-in-aller-ruhe-arch-stands = Ein Platz fehlt noch, auf B2 passt die 44. Danach ist das Dach offen.
lesson-in-aller-ruhe-arch-roof = Im Dach gelten die Preise wieder. Die 42 kostet auf B6 neben der 40 zwei Karten.
lesson-in-aller-ruhe-arch-arrive = Der Bogen ist voll. Einen Aufbruch gibt es hier nicht, die Ankunft genügt.

lesson-in-aller-ruhe-day-night = Tag und Nacht
lesson-in-aller-ruhe-day-night-sun = Jede Insel hat eine Sonnen- und eine Mondseite. Gerade zeigen alle Hände die Sonne, und die gehört in die oberen drei Reihen. Leg die 60 auf C5.
lesson-in-aller-ruhe-day-night-sun-else = Dann läge eine Sonne in der unteren Hälfte, wo der Mond hingehört.
lesson-in-aller-ruhe-day-night-moon = Du hast einen Kompass gezogen: Alle Hände drehen sich, jetzt ist Nacht. Die unteren drei Reihen wollen den Mond. Leg die 12 auf C1.
lesson-in-aller-ruhe-day-night-moon-else = Oben wollt ihr Sonnen, und gerade ist Nacht.
lesson-in-aller-ruhe-day-night-turn = Auf B2 liegt eine Sonne, wo Mond sein soll. Für eine Karte darfst du eine Insel umdrehen: Dreh die auf B2 um.
lesson-in-aller-ruhe-day-night-turn-else = Die lag schon richtig.
lesson-in-aller-ruhe-day-night-last = Das Meer ist voll, die Ankunft auf der Hand, und doch geht es nicht: F3 zeigt die falsche Seite. Versuch es, und dreh sie dann um.
lesson-in-aller-ruhe-day-night-arrive = Oben Sonne, unten Mond. Spiel die Ankunft.

lesson-in-aller-ruhe-pyramid = Die Pyramide
lesson-in-aller-ruhe-pyramid-edge = Der Rand der Pyramide ist unerforscht. Leg die 3 auf A1 und sieh nach, was dort wartet.
lesson-in-aller-ruhe-pyramid-later = Eine Ankunft! Die bleibt dein Geheimnis. Am Rand zahlst du erst nach dem Erforschen: Leg die 5 auf B1 neben die 3.
lesson-in-aller-ruhe-pyramid-pay = Ein Kompass kam auf deine Hand. Jetzt wird bezahlt: zwei Karten. Nimm 41 und 58, Kompass und Ankunft brauchst du noch.
lesson-in-aller-ruhe-pyramid-pay-else = Erlaubt ist das. Aber Kompass und Ankunft sind mehr wert.
lesson-in-aller-ruhe-pyramid-storm = Weiter am Rand: Leg die 12 auf D1. Nicht alles, was dort wartet, ist freundlich.
lesson-in-aller-ruhe-pyramid-clear = Ein Sturm. Die 12 ist zurück auf deiner Hand, und D1 ist gesperrt. Dein Kompass räumt ihn weg.
lesson-in-aller-ruhe-pyramid-clear-else = Der Sturm bliebe liegen, und D1 muss am Ende voll sein.
lesson-in-aller-ruhe-pyramid-monster = D1 ist wieder offen und noch einmal unerforscht. Leg die 12. Ein Seeungeheuer würde sie fressen, der Felsen kostet eine Karte mehr.
lesson-in-aller-ruhe-pyramid-monster-else = Im Innern gibt es nichts zu erforschen. Versuch es am Rand, auf D1.
lesson-in-aller-ruhe-pyramid-arrive = Später ist die Pyramide voll. Einen Aufbruch braucht sie nicht, nur deine Ankunft.

lesson-in-aller-ruhe-duel = Eins gegen eins
lesson-in-aller-ruhe-duel-row = Diesmal spielst du gegen Ole. Deine Inseln zeigen die Sonne. Leg die 24 auf C2. Nachgezogen wird aus der offenen Reihe, von vorn.
lesson-in-aller-ruhe-duel-gap = Zustellen gilt nicht: In jede Lücke müssen noch genug Zahlen passen. Auf B6 geht die 78 deshalb nicht, auf D6 schon.
lesson-in-aller-ruhe-duel-run = Jede Insel bringt zwei Punkte, jede abgelegte Karte kostet einen. Drei eigene am Stück zählen noch einmal drei: Leg die 24 auf C2.
lesson-in-aller-ruhe-duel-run-else = Das bringt zwei Punkte. Auf C2 sind es fünf, und nur einer geht für den Preis wieder ab.
lesson-in-aller-ruhe-duel-swap = Keine deiner Karten passt noch irgendwohin. Dann darfst du die Hand zeigen, ganz abwerfen und dafür die offene Reihe nehmen.
lesson-in-aller-ruhe-duel-swap-else = Zwei Karten weg kostet zwei Punkte. Der Tausch kostet nichts.
lesson-in-aller-ruhe-duel-last = Die letzte Lücke. Ist das Meer voll, wird gezählt. Leg die 41.

lesson-in-aller-ruhe-rows = Dreizehn Zahlen je Reihe
lesson-in-aller-ruhe-rows-forty = 80 Zahlen auf sechs Reihen, das macht gut dreizehn für jede. Dann bleibt auf beiden Seiten genug übrig. Das Meer ist leer: Wohin legst du die 40?
lesson-in-aller-ruhe-rows-forty-else = Zähl nach: Dreizehn Zahlen je Reihe, dann gehört die 40 an die Grenze zwischen Reihe 3 und 4.
lesson-in-aller-ruhe-rows-sixty-six = Fünfmal dreizehn sind 65. Wohin also mit der 66?
lesson-in-aller-ruhe-rows-sixty-six-else = Zu weit weg. Mit der 66 ist Reihe 5 gerade zu Ende.

lesson-in-aller-ruhe-odd-gaps = Ungerade Lücken
lesson-in-aller-ruhe-odd-gaps-five = In einer Lücke von drei Plätzen ist der mittlere umsonst, in einer von zweien keiner. Fünf Plätze sind hier frei. Wohin mit der 40, damit ungerade Lücken bleiben?
lesson-in-aller-ruhe-odd-gaps-five-else = Such den Platz, der links einen und rechts drei frei lässt: Das wird am Ende billiger.
lesson-in-aller-ruhe-odd-gaps-four = Vier Plätze zwischen 14 und 23, und du hast die 17. Auf beiden Seiten müssen auch noch genug Zahlen übrig bleiben. Was spielst du?
lesson-in-aller-ruhe-odd-gaps-four-else = Leg die 17 so, dass davor nur ein Platz frei bleibt. Jetzt kostet sie noch nichts.

lesson-in-aller-ruhe-dead-cards = Tote Karten zahlen
lesson-in-aller-ruhe-dead-cards-pay = Die 21 kostet auf E2 eine Karte. Karten, für die es keinen Platz mehr gibt, sind das beste Geld. Womit zahlst du?
lesson-in-aller-ruhe-dead-cards-pay-else = Das brauchst du noch. 1 und 12 passen dagegen nirgends mehr.
lesson-in-aller-ruhe-dead-cards-worth = Auf F6 passt deine 77, für zwei Karten. Drei deiner Karten sind tot. Was spielst du?
lesson-in-aller-ruhe-dead-cards-worth-else = Leg lieber die 77 und bezahl mit den toten: So bringen sie etwas ein.

lesson-in-aller-ruhe-arrivals = Ankünfte behalten
lesson-in-aller-ruhe-arrivals-last = Eine Ankunft braucht ihr am Ende, und ob noch eine kommt, weiß niemand. Leg die 41. Womit zahlst du?
lesson-in-aller-ruhe-arrivals-last-else = Die einzige Ankunft weit und breit. Zahl mit der 1 oder der 60.
lesson-in-aller-ruhe-arrivals-spare = Jetzt hast du zwei Ankünfte. 16 und 60 passen noch in Lücken. Womit zahlst du die 41?
lesson-in-aller-ruhe-arrivals-spare-else = Diese Zahl füllt eine Lücke. Eine zweite Ankunft füllt keine.

lesson-in-aller-ruhe-smallest-pile = Der kleinste Stapel
lesson-in-aller-ruhe-smallest-pile-free = Wer keine Karten mehr hat, verliert für alle. Dein Stapel ist viel kleiner als der von Ole, also spar. Was spielst du?
lesson-in-aller-ruhe-smallest-pile-free-else = Das kostet zwei Karten, die du nicht hast. Etwas liegt umsonst.
lesson-in-aller-ruhe-smallest-pile-cheap = Diesmal ist nichts umsonst, und dein Stapel ist noch kleiner. Was ist am billigsten?
lesson-in-aller-ruhe-smallest-pile-cheap-else = Zwei Karten sind viel. Die 24 kostet neben der 25 nur eine.

lesson-in-aller-ruhe-departure = Zahlen beim Aufbruch
lesson-in-aller-ruhe-departure-richer = Acht Karten zusammen, und sagen darfst du nur eine Zahl. Dein Stapel ist um elf Karten größer als der von Ole. Wie viele gibst du?
lesson-in-aller-ruhe-departure-richer-else = Wer mehr hat, gibt mehr, damit am Ende keinem die Karten ausgehen. Fünf oder sechs.
lesson-in-aller-ruhe-departure-poorer = Umgekehrt: Jetzt hat Ole elf Karten mehr. Wie viele gibst du?
lesson-in-aller-ruhe-departure-poorer-else = Überlass fast alles Ole. Eine oder zwei reichen von dir, wenn es sein muss gar keine.
