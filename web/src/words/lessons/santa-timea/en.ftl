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
