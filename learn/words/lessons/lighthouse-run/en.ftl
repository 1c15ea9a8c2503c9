learn-lighthouse-run-beacon = The beacon first, then the ship. Your card asks for light on the purple tower. Fetch it from the fifth one, which nobody needs yet, and sail four spaces from the start.
learn-lighthouse-run-beacon-else = That leaves the very first space in the dark, and no ship sails into darkness. Take the beacon from the fifth tower.
learn-lighthouse-run-leave = This card shows all the towers: you may move a beacon or leave them be. There is light enough ahead of your ship. Leave the beacons and sail on from space 4.
learn-lighthouse-run-leave-else = You could. This time leave the beacons alone and sail the ship on space 4.
learn-lighthouse-run-darken = Ships only sail onto lit spaces, and steps into the dark are lost. Take the beacon from the third tower, so that Ole soon runs out of light, and bring a new ship from the start.
learn-lighthouse-run-darken-else = That costs you steps, or leaves Ole his light. Take the beacon from the third tower and sail from the start.
learn-lighthouse-run-group = A few turns later three of your ships lie on space 4. A group card moves them all at once; only from the start it takes none.
learn-lighthouse-run-group-else = The group card moves three ships at once. Play it on space 4.
learn-lighthouse-run-company = A coop card takes along one ship of every colour on the space. If a ship that is not yours gets ahead, your own may sail once more. Sail from space 7 and take that bonus.
learn-lighthouse-run-company-else = There is a bonus to be had: sail from space 7, where Ole is too, and take it.
learn-lighthouse-run-storm = The seventh round: when it ends, the cloud reaches space 2 and catches every ship there or behind. Bring your last ship on space 2 to safety.
learn-lighthouse-run-storm-else = Then the cloud gets your ship on space 2. Save that one first.
learn-lighthouse-run-caught = The cloud has the ship on space 4. It keeps its points, but it sails no more. Go on with the one in front: the further a ship gets, the more it counts.
learn-lighthouse-run-caught-else = There are more points further up. Sail the ship on space 12.
learn-lighthouse-run-harbour = In the harbour there is always light, and the last space counts twelve. The orange tower is lit already, so no beacon moves. Sail in from space 20.
learn-lighthouse-run-harbour-else = From space 20 it is exactly four steps to the twelve.
learn-lighthouse-run-free = Three more rounds, without help. In the end all your ships count, the caught ones too.

lesson-lighthouse-run-erik = With Erik
lesson-lighthouse-run-erik-third = Erik the klabautermann sails a third colour. Once you have both played, he turns over his top card and moves. Play the 3 with the ship on space 2 and watch him.
lesson-lighthouse-run-erik-third-else = The ship on space 5 has darkness ahead. Take the one on space 2.
lesson-lighthouse-run-erik-dark = It is dark from space 10 on. That stops you but not Erik: he always takes his rearmost ship and needs no light. Play the 3 from space 2.
lesson-lighthouse-run-erik-dark-else = From space 8 you would get one step before the dark.
lesson-lighthouse-run-erik-aboard = When Erik turns over a coop card, he takes along one ship of every colour from his rearmost ship’s space, even into the dark. He is on space 5: join him there with the 3.
lesson-lighthouse-run-erik-aboard-else = That does not bring you to space 5, where he could take you along.
lesson-lighthouse-run-erik-bonus = For your bonus Erik’s ships count like anybody’s. Take one along with the coop card, from space 7 or 8, and sail on. But mind: Erik can win in the end.
lesson-lighthouse-run-erik-bonus-else = There is more in it: take one of Erik’s ships along, and the bonus with it.

lesson-lighthouse-run-fleet = The great fleet
lesson-lighthouse-run-fleet-first = You sail two colours, red and green, each with cards of its own. Every round you play one of each, turn about with Ole. Start with red: the 3 from space 3.
lesson-lighthouse-run-fleet-second = Your second card has to be of your other colour. Red will not do; try it. Play green: the 2 from space 3.
lesson-lighthouse-run-fleet-bonus = There is a bonus only if one of Ole’s ships comes along. Your own green is not enough. One of his is on space 7: take it along and sail on.
lesson-lighthouse-run-fleet-bonus-else = No ship of Ole’s, no bonus. There is one on space 7.
lesson-lighthouse-run-fleet-even = In the end both colours count together; in a tie the player whose colours are closer wins. From space 21 the 3 gains two points, more than anywhere else.
lesson-lighthouse-run-fleet-even-else = The 3 gains only one point there.

lesson-lighthouse-run-stacks = Stacks
lesson-lighthouse-run-stacks-go = Your last card. Three of your ships share space 17. What gains most?
lesson-lighthouse-run-stacks-go-else = That moves one ship. The group card moves three.
lesson-lighthouse-run-stacks-join = Two cards to go, and one is to be the group. Two ships are on space 17, one right behind them, where the cloud is heading. What do you play first?
lesson-lighthouse-run-stacks-join-else = First bring up the third ship from space 16 with the 1. Then the group sails with three.

lesson-lighthouse-run-company = Whom to take along
lesson-lighthouse-run-company-bonus = Meret, far behind, shares space 17 with you. Your coop card can take both along. What do you play?
lesson-lighthouse-run-company-bonus-else = The bonus is missing: take someone along, and you sail on.
lesson-lighthouse-run-company-whom = Ole is in front, Meret far behind. From 17, 18 or 20 you get equally far. From where do you sail?
lesson-lighthouse-run-company-whom-else = Ole comes along from there, and that is his winning point. Take Meret along from 17.

lesson-lighthouse-run-darken = Darken the leader
lesson-lighthouse-run-darken-leader = The last round. Ole plays after you and needs the light at the last tower, and his cards cannot light it again. Your ship on 23 needs no light. What do you play?
lesson-lighthouse-run-darken-leader-else = Then Ole sails two more points. Take the light from the sixth tower.
lesson-lighthouse-run-darken-which = The 4 lights the second tower, and another goes dark. Which one? Sail with the ship on space 22.
lesson-lighthouse-run-darken-which-else = Nobody passes that tower any more. The sixth one stops Ole.

lesson-lighthouse-run-cloud = Where the cloud stops
lesson-lighthouse-run-cloud-ten = At the end of this round the cloud stops on space 10, then on 16, then it is over. Two ships are in danger. What do you play?
lesson-lighthouse-run-cloud-ten-else = Then at least one ship on space 9 is caught. The group saves both.
lesson-lighthouse-run-cloud-six = The cloud comes to space 6 now. Save two ships at once, and take the light from Ole’s fourth tower while you are at it. What do you play?
lesson-lighthouse-run-cloud-six-else = The two on space 5 would be lost. Take the group card, and put out the fourth tower.
