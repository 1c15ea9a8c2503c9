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
