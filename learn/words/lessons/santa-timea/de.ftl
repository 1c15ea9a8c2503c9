learn-santa-timea-damage = Windkarten sind Schaden, und Schaden ist schlecht. Wer die niedrigste Karte spielt, bekommt ihn ab, hier dreifach. Bleib über der 6: Spiel Nord 12.
learn-santa-timea-damage-else = Damit liegst du ganz unten und nimmst drei Schaden.
learn-santa-timea-across = Jetzt weht Ostwind. Nord und Süd liegen quer dazu und zählen nur die Hälfte. Deine Nord 14 ist noch 7 wert, das reicht.
learn-santa-timea-across-else = Das ist weniger als die 4 von Ole, und der Wind ginge an dich.
learn-santa-timea-against = Südwind, und du hast nur Nord: Gegen den Wind zählt jede Karte null. Unter Nullen entscheidet die gedruckte Zahl. Oles Nord 11 ist kleiner als deine 13.
learn-santa-timea-against-else = Auch null, aber die kleinere Null: Du nähmst den Schaden.
learn-santa-timea-ahead = Drei Windkarten liegen offen. Gleich kommen drei Schaden aus Westen, also heb dir West 13 auf und spiel jetzt Nord 8.
learn-santa-timea-ahead-else = Spar dir das für später auf. Über Oles 5 kommst du auch mit Nord 8.
learn-santa-timea-highest = Da ist der Westwind. Spiel West 13. Wer am höchsten liegt, kommt im nächsten Stich als Erster heraus.
learn-santa-timea-highest-else = Gegen drei Schaden darf es die beste Karte sein: West 13.
learn-santa-timea-lead = Du kommst heraus und weißt noch nichts von den anderen. Ein Schaden lässt sich verschmerzen, welche Zahl ist gleich. Nur eine Piratenbraut darf nicht anfangen, solange du anderes hast.
learn-santa-timea-tie = Gleiche Werte heben sich auf: Wer einen davon gespielt hat, ist aus dem Stich. Ost 10 ist quer zum Nordwind 5 wert, genau wie Oles 5.
learn-santa-timea-tie-else = Damit wärst du der Niedrigste. Such den Gleichstand mit Oles 5.
learn-santa-timea-bride = Die Piratenbraut übernimmt den Wert der Karte vor ihr. Meret liegt mit einer 2 schlecht; spiel die Braut, und ihr beide seid aus dem Stich.
learn-santa-timea-bride-else = Noch niedriger als Merets 2: Dann nimmst du drei Schaden.
learn-santa-timea-set = Manchmal will man nehmen. Eine 1, eine 2 und die 3 derselben Richtung sind ein Set und zählen am Ende gar nicht. Dir fehlt nur die 2: Spiel Nord 3.
learn-santa-timea-set-else = Damit bekämst du die 2 nicht, und deine vier Schaden blieben stehen.
learn-santa-timea-free = Noch fünf Stiche, diesmal ohne Hilfe. Wer danach am wenigsten Schaden hat, gewinnt.

lesson-santa-timea-professional = Das Profispiel
lesson-santa-timea-professional-forecast = Drei Windkarten liegen als Prognose offen und kommen in diesem Durchgang nicht vor, darunter die Nord 3. Ein Nord-Set wird also niemand schaffen. Lass die 2 den anderen: Spiel Nord 12.
lesson-santa-timea-professional-forecast-else = Damit nähmst du die 2, und ein Set wird daraus nie.
lesson-santa-timea-professional-carried = Im letzten Stich hoben sich alle Karten auf. Die Süd 2 blieb liegen, und wer jetzt den Wind nimmt, nimmt sie mit: fünf Schaden. Bleib über der 5 mit West 9.
lesson-santa-timea-professional-carried-else = Das wäre die niedrigste Karte, und beide Windkarten kämen zu dir.
lesson-santa-timea-professional-pair = Zwei 2er derselben Richtung bringen zwei Punkte, zwei 1er einen. Du hast die Ost 2 und am wenigsten Schaden: Hol dir mit Ost 2 die zweite.
lesson-santa-timea-professional-pair-else = Dann ginge die zweite Ost 2 an Meret, und dein Paar wäre dahin.
lesson-santa-timea-professional-minus = Sammeln kostet: zu dritt je vier Windkarten einen Punkt. Drei hast du, die vierte wäre teuer. Süd 6 reicht.
lesson-santa-timea-professional-minus-else = Damit nähmst du die vierte Windkarte, und die kostet einen Punkt.
lesson-santa-timea-professional-sets = Set oder Paar? Legst du das Nord-Set beiseite, ist das Paar aus den 1ern hin, aber sechs Schaden sind fort, und du wirst Erster. Leg es ab.
lesson-santa-timea-professional-sets-else = Das Paar brächte einen Punkt. Mit sieben Schaden wärst du aber nur Zweiter, und vier Windkarten kosten auch noch einen.

lesson-santa-timea-duck = Wann sich ducken
lesson-santa-timea-duck-enough = Du bist zuletzt dran, Meret liegt mit einer 4 unten. Gleich kommt Nord 3. Wie hoch musst du jetzt spielen?
lesson-santa-timea-duck-enough-else = Das reicht auch, aber die hohe Karte fehlt dir gleich, wenn es um drei Schaden geht.
lesson-santa-timea-duck-take = Jetzt geht es um einen einzigen Schaden, danach zweimal um drei. Du hast eine Karte, die nie etwas taugen wird. Was spielst du?
lesson-santa-timea-duck-take-else = Ein Schaden lässt sich verschmerzen. Spar die guten Karten für die 3er auf.

lesson-santa-timea-lead = Wann ausspielen
lesson-santa-timea-lead-low = Du spielst aus, es geht um einen Schaden, und danach kommt West 3. Wer jetzt am höchsten liegt, muss dann als Erster heraus. Was spielst du?
lesson-santa-timea-lead-low-else = Damit kommst du beim 3er-Wind womöglich wieder als Erster heraus. Werd lieber die schwache Karte los.
lesson-santa-timea-lead-high = Wieder spielst du aus, aber jetzt liegen gleich drei Schaden da, und danach kommt nichts Schlimmes mehr. Was spielst du?
lesson-santa-timea-lead-high-else = Zu niedrig für drei Schaden. Jetzt ist der Moment für deine beste Karte.

lesson-santa-timea-brides = Piratenbräute
lesson-santa-timea-brides-shield = Drei Schaden, Ole liegt mit einer 2 unten, Meret spielte vor dir die 11. Deine 6 würde reichen. Was ist noch sicherer und spart dir Karten?
lesson-santa-timea-brides-shield-else = Sicher, aber die Karte kannst du noch brauchen. Die Braut wäre mit Merets 11 einfach aus dem Stich.
lesson-santa-timea-brides-keep = Es geht um einen Schaden, und Meret liegt mit der 2 schon unten. Gleich kommt West 3. Was spielst du?
lesson-santa-timea-brides-keep-else = Die Braut nähme Merets 2 aus dem Stich, und du hättest sie nicht mehr, wenn es um drei geht. Die 5 genügt.

lesson-santa-timea-sets = Sets
lesson-santa-timea-sets-complete = Du hast Nord 1 und Nord 3, und hier liegt Nord 2. Ein Set zählt gar nicht. Was spielst du?
lesson-santa-timea-sets-complete-else = Dann nimmt Meret die 2, und deine vier Schaden bleiben stehen.
lesson-santa-timea-sets-far = Diesmal hast du nur die Nord 1, und hier liegt Nord 3. Die 2 müsste in zwei Stichen noch kommen, und offen liegt sie nicht. Was spielst du?
lesson-santa-timea-sets-far-else = Eine Hoffnung für drei Schaden. Bleib lieber oben.
