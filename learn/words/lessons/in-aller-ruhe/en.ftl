learn-in-aller-ruhe-lay = Together you fill the sea with islands, from bottom left to top right. Lay the 3 at the very beginning, on A1.
learn-in-aller-ruhe-order = Along the way the numbers only ever rise. There is room for the 12 between 3 and 20: lay it on C1. The 41 does not fit there; go ahead and try.
learn-in-aller-ruhe-price = Beside an island you pay the difference in hand cards. Lay the 5 on B1, next to the 3: that is two cards. Pay with 58 and 70.
learn-in-aller-ruhe-discard = There is no place left for the 7, and the 17 would be dear. Instead of laying an island you may discard two cards: let these two go.
learn-in-aller-ruhe-dear = The 27 beside the 20 is out of reach at seven cards. The 21 costs just one on F1. Pay with any card you like.
learn-in-aller-ruhe-depart = A Departure card comes first. Play it; nothing else is allowed right now.
learn-in-aller-ruhe-pledge = Departing costs the two of you eight cards, and you may only talk in numbers. Ole offers four. Say four as well.
learn-in-aller-ruhe-give = Part with four cards, ideally those that fit badly: 10, 33, 45 and 74, say.
learn-in-aller-ruhe-last = Many turns later only C4 is open. Lay the 41, but hold on to the Arrival: it ends the journey once the sea is full.
learn-in-aller-ruhe-arrive = The sea is full and you have departed. Play the Arrival and you win.
learn-in-aller-ruhe-free = That is how a crew wins. Now without help: four spaces are open, and after that you need an Arrival.

lesson-in-aller-ruhe-rock = The jagged rock
lesson-in-aller-ruhe-rock-place = The rock always blocks one row. Before the first turn you put it beside any row you like: row 4, say.
lesson-in-aller-ruhe-rock-blocked = With the rock beside row 4 your 45 cannot go there; try it. Lay the 14 on B2.
lesson-in-aller-ruhe-rock-move = After every action the rock has to move on to another row with an open space. You want row 4 for the 45, and you have nothing for row 1: send it there.
lesson-in-aller-ruhe-rock-move-else = You may. But you hold nothing for row 1, so that is where it hurts least.
lesson-in-aller-ruhe-rock-hold = Only rows 4, 5 and 6 are open, and you need 4 and 5 yourself. Keep the rock at row 6. That costs two cards, and your 1 and 4 fit nowhere any more.
lesson-in-aller-ruhe-rock-hold-else = Free of charge, but then it blocks the very row you want next.
lesson-in-aller-ruhe-rock-gone = Three rows are full. When the fourth is, the rock is gone for good: lay the 41 on C4.

lesson-in-aller-ruhe-monsters = Sea monsters
lesson-in-aller-ruhe-monsters-devour = A sea monster eats an island and leaves its space open. Between 29 and 31 only the 30 fits, and before the 29 it is cramped as well. Feed it the 29 on C1.
lesson-in-aller-ruhe-monsters-devour-else = That island is in nobody’s way. Look for the one that is.
lesson-in-aller-ruhe-monsters-kept = Another monster. It can never be discarded, not even as a price. Try it, then let two other cards go.
lesson-in-aller-ruhe-monsters-kept-else = No island is in the way at the moment. Hold on to it.
lesson-in-aller-ruhe-monsters-attempt = The sea is full. But nobody arrives while anyone holds a monster, and nobody may say so. Try your Arrival.
lesson-in-aller-ruhe-monsters-wait = Now it is out: Ole has one. You keep your Arrival and do something else. Discard 60 and 77.
lesson-in-aller-ruhe-monsters-mend = Ole had to feed it an island, and A1 is open. Beside the 3 the 1 costs two cards. Do not pay with the Arrival.
lesson-in-aller-ruhe-monsters-arrive = The sea is full and no monster is left in any hand. Play the Arrival.

lesson-in-aller-ruhe-storms = Storms and compasses
lesson-in-aller-ruhe-storms-drawn = Six storms are shuffled in. Nobody holds one: you deal with it the moment you draw it. Lay the 24 on B2 and see what you draw.
lesson-in-aller-ruhe-storms-yellow = A yellow storm stays in front of you: from now on you hold three cards only. Discard one, the 59 perhaps.
lesson-in-aller-ruhe-storms-orange = An orange storm lies in front of you. Now an island may only go right next to another. On D1, beside the 12, the 13 costs one card.
lesson-in-aller-ruhe-storms-violet = A violet storm blocks a row, and you choose which. You hold nothing for row 6: it does least harm there.
lesson-in-aller-ruhe-storms-violet-else = You could use that row yourself.
lesson-in-aller-ruhe-storms-earn = Compasses are earned: by departing, by six consecutive numbers in a row, or when a player discards the last of their hand. Lay the 21 on F1 and pay with everything you hold.
lesson-in-aller-ruhe-storms-award = A compass! It is your turn, so you say who gets it. You are in the storm: take it yourself.
lesson-in-aller-ruhe-storms-award-else = Ole could help you with it too. But you need it right away.
lesson-in-aller-ruhe-storms-compass = A compass removes a storm whenever you like, even when it is not your turn. Get rid of the yellow one.

lesson-in-aller-ruhe-solo = Alone at sea
lesson-in-aller-ruhe-solo-lay = Alone there is a single pile, and every turn is yours. Lay the 33 on C3.
lesson-in-aller-ruhe-solo-again = One card drawn, and it is your turn again. On D3 the 35 costs two cards. Which ones is up to you.
lesson-in-aller-ruhe-solo-depart = The Departure comes first here too. You draw six extra cards for it, or you would not have eight to give.
lesson-in-aller-ruhe-solo-give = Ten cards in hand, eight must go. Keep the two that suit the gaps best: 41 and 47, for instance.
lesson-in-aller-ruhe-solo-arrive = The last space. Do not pay with the Arrival: nobody else has one for you.
lesson-in-aller-ruhe-solo-arrive-else = Then the sea would be full, with no Arrival left.
lesson-in-aller-ruhe-solo-home = On your next turn you may arrive.

lesson-in-aller-ruhe-arch = The great arch
lesson-in-aller-ruhe-arch-pillar = Two pillars below, a roof on top. The pillars come first: lay the 8 on A1. The roof is still closed.
lesson-in-aller-ruhe-arch-free = In the pillars nothing costs anything, not even right next door. Lay the 19 on B1.
lesson-in-aller-ruhe-arch-apart = Each pillar is a route of its own: on the right the numbers start afresh. Lay the 5 on F1.
lesson-in-aller-ruhe-arch-apart-else = That works in the left pillar. This is about the right one.
lesson-in-aller-ruhe-arch-stands = One space is missing, and the 44 fits B2. After that the roof is open.
lesson-in-aller-ruhe-arch-roof = Up in the roof prices are back. On B6, beside the 40, the 42 costs two cards.
lesson-in-aller-ruhe-arch-arrive = The arch is full. There is no Departure here; the Arrival is enough.

lesson-in-aller-ruhe-day-night = Day and night
lesson-in-aller-ruhe-day-night-sun = Every island has a sun side and a moon side. All hands show the sun now, and suns belong in the upper three rows. Lay the 60 on C5.
lesson-in-aller-ruhe-day-night-sun-else = That would put a sun into the lower half, which wants moons.
lesson-in-aller-ruhe-day-night-moon = You drew a compass: all hands turn over, and it is night. The lower three rows want moons. Lay the 12 on C1.
lesson-in-aller-ruhe-day-night-moon-else = The upper rows want suns, and it is night.
lesson-in-aller-ruhe-day-night-turn = There is a sun on B2 where a moon should be. For one card you may turn an island over: turn the one on B2.
lesson-in-aller-ruhe-day-night-turn-else = That one was right already.
lesson-in-aller-ruhe-day-night-last = The sea is full, the Arrival is in your hand, and still it will not do: F3 shows the wrong side. Try it, then turn F3 over.
lesson-in-aller-ruhe-day-night-arrive = Suns above, moons below. Play the Arrival.

lesson-in-aller-ruhe-pyramid = The pyramid
lesson-in-aller-ruhe-pyramid-edge = The edge of the pyramid is unexplored. Lay the 3 on A1 and see what is there.
lesson-in-aller-ruhe-pyramid-later = An Arrival! That is your secret. At the edge you pay only after exploring: lay the 5 on B1, beside the 3.
lesson-in-aller-ruhe-pyramid-pay = A compass came into your hand. Now pay two cards. Take 41 and 58; you will want the compass and the Arrival later.
lesson-in-aller-ruhe-pyramid-pay-else = Allowed, but the compass and the Arrival are worth more than that.
lesson-in-aller-ruhe-pyramid-storm = On along the edge: lay the 12 on D1. Not everything out there is friendly.
lesson-in-aller-ruhe-pyramid-clear = A storm. The 12 is back in your hand and D1 is blocked. Your compass clears it.
lesson-in-aller-ruhe-pyramid-clear-else = The storm would stay, and D1 has to be filled in the end.
lesson-in-aller-ruhe-pyramid-monster = D1 is open again, and unexplored again. Lay the 12. A sea monster would eat it; the rock would cost one card more.
lesson-in-aller-ruhe-pyramid-monster-else = There is nothing to explore inside. Try the edge, D1.
lesson-in-aller-ruhe-pyramid-arrive = In the end the pyramid is full. It needs no Departure, just your Arrival.

lesson-in-aller-ruhe-duel = One against one
lesson-in-aller-ruhe-duel-row = This time you play against Ole. Your islands show the sun. Lay the 24 on C2. You refill from the front of the open row.
lesson-in-aller-ruhe-duel-gap = No blocking: every gap must still have numbers enough to fill it. So the 78 cannot go to B6, but D6 is fine.
lesson-in-aller-ruhe-duel-run = Every island scores two, every discarded card costs one. Three of yours in a line score three more: lay the 24 on C2.
lesson-in-aller-ruhe-duel-run-else = That scores two. On C2 it is five, less one for the price.
lesson-in-aller-ruhe-duel-swap = Not one of your cards fits anywhere. Then you may show your hand, drop all of it, and take the open row instead.
lesson-in-aller-ruhe-duel-swap-else = Two discards cost two points. The swap costs none.
lesson-in-aller-ruhe-duel-last = The last gap. Once the sea is full, the points are counted. Lay the 41.

lesson-in-aller-ruhe-rows = Thirteen numbers a row
lesson-in-aller-ruhe-rows-forty = 80 numbers over six rows is a good thirteen each, and that leaves enough on either side. The sea is empty: where does the 40 go?
lesson-in-aller-ruhe-rows-forty-else = Count along: at thirteen a row the 40 belongs where row 3 ends and row 4 begins.
lesson-in-aller-ruhe-rows-sixty-six = Five times thirteen is 65. So where does the 66 go?
lesson-in-aller-ruhe-rows-sixty-six-else = Too far off. With the 66, row 5 has just come to its end.

lesson-in-aller-ruhe-odd-gaps = Odd gaps
lesson-in-aller-ruhe-odd-gaps-five = In a gap of three the middle space is free; in a gap of two none is. Five spaces are open here. Where does the 40 go, so that the gaps stay odd?
lesson-in-aller-ruhe-odd-gaps-five-else = Look for the space with one to its left and three to its right: that is cheaper in the end.
lesson-in-aller-ruhe-odd-gaps-four = Four spaces between 14 and 23, and you hold the 17. There must be numbers enough on both sides as well. What do you play?
lesson-in-aller-ruhe-odd-gaps-four-else = Lay the 17 with a single space before it, while it still costs nothing.

lesson-in-aller-ruhe-dead-cards = Dead cards pay
lesson-in-aller-ruhe-dead-cards-pay = On E2 the 21 costs one card. Cards that fit nowhere any more are the best money. Which one do you pay with?
lesson-in-aller-ruhe-dead-cards-pay-else = You still need that one. The 1 and the 12 fit nowhere.
lesson-in-aller-ruhe-dead-cards-worth = Your 77 fits F6, for two cards. Three of your cards are dead. What do you play?
lesson-in-aller-ruhe-dead-cards-worth-else = Better lay the 77 and pay with the dead ones: that way they buy you something.

lesson-in-aller-ruhe-arrivals = Keep your arrivals
lesson-in-aller-ruhe-arrivals-last = You need an Arrival in the end, and nobody knows whether another will come. Lay the 41. What do you pay with?
lesson-in-aller-ruhe-arrivals-last-else = That is the only Arrival in sight. Pay with the 1 or the 60.
lesson-in-aller-ruhe-arrivals-spare = Now you hold two Arrivals, while 16 and 60 still fit gaps. What do you pay for the 41?
lesson-in-aller-ruhe-arrivals-spare-else = That number fills a gap. A second Arrival fills none.

lesson-in-aller-ruhe-smallest-pile = The smallest pile
lesson-in-aller-ruhe-smallest-pile-free = When one of you runs out of cards, all of you lose. Your pile is much smaller than Ole’s, so be thrifty. What do you play?
lesson-in-aller-ruhe-smallest-pile-free-else = That is two cards you cannot spare. One of yours lies for free.
lesson-in-aller-ruhe-smallest-pile-cheap = Nothing is free this time, and your pile is smaller still. What is cheapest?
lesson-in-aller-ruhe-smallest-pile-cheap-else = Two cards is a lot. Beside the 25 the 24 costs only one.

lesson-in-aller-ruhe-departure = Numbers at the departure
lesson-in-aller-ruhe-departure-richer = Eight cards between you, and a number is all you may say. Your pile has eleven cards more than Ole’s. How many do you give?
lesson-in-aller-ruhe-departure-richer-else = The one with more gives more, so that nobody runs dry. Five or six.
lesson-in-aller-ruhe-departure-poorer = The other way round: now Ole has eleven more. How many do you give?
lesson-in-aller-ruhe-departure-poorer-else = Leave nearly all of it to Ole. One or two are enough from you, or none at all.
