learn-santa-timea-damage = Wind cards are damage, and damage is bad. The lowest card in a trick takes it, three points this time. Stay above the 6: play North 12.
learn-santa-timea-damage-else = That would be the lowest card, and the three points would be yours.
learn-santa-timea-across = Now the wind is from the east. North and south lie across it and count half. Your North 14 is still worth 7, and that will do.
learn-santa-timea-across-else = That is worth less than Ole’s 4, so the wind card would come to you.
learn-santa-timea-against = A south wind, and all you hold is north. Against the wind every card is worth nothing, and among nothings the printed number decides: your 13 beats Ole’s 11.
learn-santa-timea-against-else = Nothing as well, but the smaller nothing: you would take the damage.
learn-santa-timea-ahead = Three wind cards lie open. Three points of damage are coming from the west next, so save West 13 for them and play North 8 now.
learn-santa-timea-ahead-else = Keep that for later. North 8 is enough to stay above Ole’s 5.
learn-santa-timea-highest = Here is that west wind. Play West 13. The highest card of a trick leads the next one.
learn-santa-timea-highest-else = Three points of damage are worth your best card: West 13.
learn-santa-timea-lead = You lead, and you know nothing of the others yet. One point of damage does not hurt much, so either number will do. Only a pirate bride may not lead while you hold anything else.
learn-santa-timea-tie = Equal values knock each other out, and neither player takes or leads. Across a north wind East 10 is worth 5, just like Ole’s card.
learn-santa-timea-tie-else = That would be the lowest card. Tie with Ole’s 5 instead.
learn-santa-timea-bride = A pirate bride takes the value of the card before her. Meret is in trouble with a 2; play the bride, and both of you are out of the trick.
learn-santa-timea-bride-else = Lower still than Meret’s 2, and three points of damage for you.
learn-santa-timea-set = Sometimes you want to take. A 1, a 2 and the 3 of one direction are a set, and a set costs nothing in the end. You lack the 2: play North 3.
learn-santa-timea-set-else = Then the 2 goes elsewhere, and your four points of damage stay.
learn-santa-timea-free = Five more tricks, now without help. The least damage wins.

lesson-santa-timea-professional = The professional game
lesson-santa-timea-professional-forecast = Three wind cards lie open as a forecast and will not blow this round. The north 3 is one of them, so nobody can complete a north set. Leave the 2 to the others: play North 12.
lesson-santa-timea-professional-forecast-else = Then you would take the 2, and it would never make a set.
lesson-santa-timea-professional-carried = In the last trick all cards knocked each other out. The south 2 stayed, and it goes to the one who takes this wind as well: five points of damage. Stay above the 5 with West 9.
lesson-santa-timea-professional-carried-else = That would be the lowest card, and both wind cards would be yours.
lesson-santa-timea-professional-pair = Two 2s of one direction score two points, two 1s score one. You hold the east 2 and have the least damage: fetch the other with East 2.
lesson-santa-timea-professional-pair-else = Then the second east 2 goes to Meret, and there is no pair.
lesson-santa-timea-professional-minus = Collecting costs: with three players, a point for every four wind cards. You have three, and a fourth would hurt. South 6 is enough.
lesson-santa-timea-professional-minus-else = That takes your fourth wind card, and with it goes a point.
lesson-santa-timea-professional-sets = Set or pair? If you lay the north set aside, the pair of 1s is gone, but so are six points of damage, and you come first. Lay it aside.
lesson-santa-timea-professional-sets-else = The pair would score one. But seven points of damage make you second, and four wind cards cost one as well.

lesson-santa-timea-duck = When to duck
lesson-santa-timea-duck-enough = You play last, and Meret is lowest with a 4. North 3 comes next. How high do you need to go?
lesson-santa-timea-duck-enough-else = That is enough too, but you will miss the high card when three points are at stake.
lesson-santa-timea-duck-take = One point of damage now, then three, twice. One of your cards will never be good for anything. What do you play?
lesson-santa-timea-duck-take-else = One point is bearable. Save the good cards for the threes.

lesson-santa-timea-lead = When to lead
lesson-santa-timea-lead-low = You lead, one point is at stake, and West 3 comes next. The highest card now has to lead then. What do you play?
lesson-santa-timea-lead-low-else = That may leave you leading again into the 3. Better get rid of the weak card.
lesson-santa-timea-lead-high = You lead again, but now three points lie there, and nothing bad comes after. What do you play?
lesson-santa-timea-lead-high-else = Too low for three points. This is the moment for your best card.

lesson-santa-timea-brides = Pirate brides
lesson-santa-timea-brides-shield = Three points; Ole is lowest with a 2, and Meret played the 11 before you. Your 6 would do. What is safer still, and saves your cards?
lesson-santa-timea-brides-shield-else = Safe, but you can use that card later. The bride would simply leave the trick together with Meret’s 11.
lesson-santa-timea-brides-keep = One point is at stake, and Meret is lowest already with her 2. West 3 comes next. What do you play?
lesson-santa-timea-brides-keep-else = The bride would take Meret’s 2 out of the trick, and you would miss her when three points come. The 5 is enough.

lesson-santa-timea-sets = Sets
lesson-santa-timea-sets-complete = You have north 1 and north 3, and here is north 2. A set costs nothing. What do you play?
lesson-santa-timea-sets-complete-else = Then Meret takes the 2, and your four points of damage stay.
lesson-santa-timea-sets-far = This time you have only the north 1, and here is north 3. The 2 would have to come within two tricks, and it is not among the open cards. What do you play?
lesson-santa-timea-sets-far-else = Three points of damage for a mere hope. Stay above.
