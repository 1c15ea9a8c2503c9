### What is to be seen in the sea of In aller Ruhe: names for screen readers, and hints.

sea-arch = The great arch: two pillars of six spaces, and above them the roof, four rows of seven
sea-pyramid = The pyramid: six rows, from eleven spaces at the bottom to the tip
space-edge = { $space }, open border card
space-storm = { $space }, { $storm }
space-side = { $side ->
    [sun] sun up
   *[moon] moon up
  }
space-wrong-side = { $side ->
    [sun] sun up, but it has to show the moon
   *[moon] moon up, but it has to show the sun
  }
space-owner = { $owner ->
    [you] yours
    [rival] your opponent’s
    [sun] sun up
   *[moon] moon up
  }
space-run = in a run of { $length }
storm-card = { $storm ->
    [yellow] yellow storm
    [violet] violet storm
   *[orange] orange storm
  }
card-plain = { $card ->
    [arrival] arrival
    [departure] departure
    [monster] sea monster
    [compass] compass
    [rock] rock
   *[border] border card
  }
rows = Rows
row-rock = The rock blocks row { $row }
row-violet = { $count ->
    [one] A violet storm blocks row { $row }
   *[other] { $count } violet storms block row { $row }
  }
row-half = { $side ->
    [sun] Row { $row }: in the end every island has to show the sun
   *[moon] Row { $row }: in the end every island has to show the moon
  }
destroyed = Islands destroyed
exploration = Exploration pile
exploration-count = { $count ->
    [0] empty
    [one] 1 card left
   *[other] { $count } cards left
  }
out-of-game = Out of the game
out-count = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }

## One against one

duel-row = Open row
duel-row-how = Cards are taken from the left; new ones come in on the right.
duel-next = Next
duel-next-card = Island { $card }, the next to be taken
duel-card = Island { $card }
duel-empty = The row is empty.
duel-pile = { $count ->
    [0] The pile is empty
    [one] 1 card left in the pile
   *[other] { $count } cards left in the pile
  }
score = Score
score-islands = Islands
score-islands-how = 2 points each
score-thrown = Discarded
score-thrown-how = 1 point less each
score-runs = Runs
score-runs-how = of 3 islands or more, 1 point each
score-sum = Points
score-run = From { $from } to { $to }
score-no-runs = none
score-tie-laid = Level on points. Islands laid decide: { $more } to { $less }.
score-tie-thrown = Level on points and islands. Discarded cards decide: { $less } to { $more }.
score-tie-run = Islands and discards are level, too. The longest run decides: { $more } to { $less }.
score-tie-none = Level in everything: you share the victory.
