### Beside the clauses of a rulebook: live positions, lessons, pictures.

example-try = Try it
example-try-rule = Try it: rule { $clause }
example-show = Show me
example-reset = Start over
example-failed = The others do not answer. Start over.
example-lessons = Learn it:

figure-in-aller-ruhe-1-1 = The sea: six rows of six spaces, A1 at the bottom left, F6 at the top right, and the route row by row from left to right.
figure-in-aller-ruhe-1-2 = Three islands with the numbers 3, 40 and 78, an arrival card and a departure card.
figure-in-aller-ruhe-14-1 = The great arch: two pillars, two wide and three high, and above them a roof of four rows of seven spaces.
figure-in-aller-ruhe-15-3 = The island 33 twice, with its sun side and with its moon side.
figure-in-aller-ruhe-17-1 = The pyramid: rows of 11, 9, 7, 5, 3 and 1 spaces; the border cards are marked.
figure-santa-timea-1-2 = Five steering cards: north 14, east 7, south 1, west 10 and a pirate bride.
figure-santa-timea-1-3 = Three wind cards from the north, with 1, 2 and 3 points of damage.
figure-santa-timea-1-4 = A north 10 under the four winds: 10 in a north wind, 5 in an east or west wind, nothing in a south wind.
figure-santa-timea-2-3 = Three open wind cards in a row: the first, which the trick is about, is larger than the next two.
figure-lighthouse-run-1-1 = The river with its 24 spaces, from the start at its mouth to the harbour, and the light of three towers.
figure-lighthouse-run-1-2 = The six lighthouses, three of them lit.
figure-lighthouse-run-1-3 = Four ships with their animals: red, blue, green and yellow.
figure-lighthouse-run-1-4 = The river with its white ships on every second space, from 1 point to 12.
figure-lighthouse-run-1-5 = Three red cards: a solo with the purple tower, a group with all towers, a coop with the green tower.
figure-lighthouse-run-1-6 = The river with the spaces that the cloud comes to, each with its round.
