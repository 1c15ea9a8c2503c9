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
