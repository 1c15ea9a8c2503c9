### In aller Ruhe: what the table says beyond the standard game.

ar-news = Just turned up
ar-storm-brings = { $storm ->
    [yellow] Whoever it hits holds no more than three cards until a compass helps.
    [violet] It blocks a row until a compass helps.
   *[orange] Whoever it hits lays islands only right beside others until a compass helps.
  }
ar-found-brings = { $found ->
    [storm] The island goes back to the hand, and the storm blocks the space.
    [monster] The island is lost. There is nothing to pay.
    [rock] It costs one card more.
    [kept] The card is now part of your hand.
    [secret] It is an arrival or a compass.
   *[nothing] Nothing comes of it.
  }

## What the sea shows

ar-sea-arch = The great arch: two pillars of six spaces, and above them the roof, four rows of seven
ar-sea-pyramid = The pyramid: six rows, from eleven spaces at the bottom to the tip
ar-space-edge = { $space }, open border card
ar-space-storm = { $space }, { $storm }
ar-side = { $side ->
    [sun] sun up
   *[moon] moon up
  }
ar-space-wrong-side = { $side ->
    [sun] sun up, but it has to show the moon
   *[moon] moon up, but it has to show the sun
  }
ar-space-owner = { $owner ->
    [you] yours
    [rival] your opponent’s
    [sun] sun up
   *[moon] moon up
  }
ar-space-run = in a run of { $length }
ar-rows = Rows
ar-row-violet = { $count ->
    [one] A violet storm blocks row { $row }
   *[other] { $count } violet storms block row { $row }
  }
ar-row-half = { $side ->
    [sun] Row { $row }: in the end every island has to show the sun
   *[moon] Row { $row }: in the end every island has to show the moon
  }
ar-destroyed = Islands destroyed
ar-exploration = Exploration pile
ar-exploration-count = { $count ->
    [0] empty
    [one] 1 card left
   *[other] { $count } cards left
  }
ar-out-of-game = Out of the game
ar-out-count = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } times
  }

## Sea monsters

ar-destroy-where = { $islands ->
    [0] A sea monster needs an island, and none lies there yet.
   *[other] Which island shall the sea monster devour?
  }
ar-destroy-here = The sea monster devours the island on { $space }.
ar-destroy-ask = Shall the sea monster devour the { $card } on { $space }? Both leave the game.
ar-destroy-confirm = Devour it

## Storms and compasses

ar-target = { $storm ->
    [yellow] Yellow
    [violet] Violet
   *[orange] Orange
  }{ $where ->
    [you] {" "}before you
    [seat] {" "}before { $name }
    [row] {" "}beside row { $row }
   *[drawn] , just drawn
  }
ar-compass = { $count ->
    [one] Use compass
   *[other] Use compass ({ $count })
  }
ar-compass-which = Which storm shall your compass drive away? Both leave the game.
ar-avert = Avert the storm
ar-let-blow = Let it blow
ar-other-storm = Another storm …
ar-no-help = Use no compass
ar-award = Who gets the compass?
ar-award-to = { $who ->
    [you] Yourself
   *[other] { $name }
  }{ $compasses ->
    [0] {""}
   *[other] {" "}(has { $compasses })
  }
ar-soak-which = { $due ->
    [one] The yellow storm leaves you three cards: discard one.
   *[other] The yellow storm leaves you three cards: discard { $due } ({ $chosen } chosen).
  }
ar-unseen = Unseen from the pile
ar-give-unseen = { $cards ->
    [0] All of them come unseen from the pile.
    [one] { $unseen } unseen from the pile, and one card of your hand.
   *[other] { $unseen } unseen from the pile, and { $cards } cards of your hand.
  }
ar-before-yellow = Yellow storm: three hand cards at most
ar-before-orange = Orange storm: lays only beside islands
ar-before-does = { $what ->
    [yellow] No more than three cards in hand, and no more are drawn either, until a compass helps.
    [orange] Islands only right beside others, until a compass helps.
    [compasses] A compass drives a storm away, wherever it lies and at any time.
   *[monster] It has to be played onto an island. Nobody arrives before that.
  }
ar-before-compasses = Compasses
ar-before-monster = Holds a sea monster
ar-key-compass = use a compass

## Day and night

ar-turn = Turn an island
ar-turn-which = Which island do you want to turn over? It costs one card.
ar-turn-ask = The island on { $space } will then show { $side ->
    [sun] the sun
   *[moon] the moon
  }. { $pays ->
    [none] Choose a card to discard for it.
   *[other] You discard for it: { $pays }.
  }
ar-turn-confirm = Turn it for 1 card

## One against one

ar-swap = Exchange your hand
ar-swap-ask = You show your hand, discard { $hand ->
    [one] one card
   *[other] all { $hand } cards
  } and take { $row ->
    [one] the open card
   *[other] the { $row } open cards
  }. Every discarded card costs a point.
ar-swap-confirm = Show and exchange
ar-points = Points so far
ar-duel-row = Open row
ar-duel-row-how = Cards are taken from the left; new ones come in on the right.
ar-duel-next = Next
ar-duel-next-card = Island { $card }, the next to be taken
ar-duel-card = Island { $card }
ar-duel-empty = The row is empty.
ar-duel-pile = { $count ->
    [0] The pile is empty
    [one] 1 card left in the pile
   *[other] { $count } cards left in the pile
  }
ar-score = Score
ar-score-islands = Islands
ar-score-islands-how = 2 points each
ar-score-thrown = Discarded
ar-score-thrown-how = 1 point less each
ar-score-runs = Runs
ar-score-runs-how = of 3 islands or more, 1 point each
ar-score-sum = Points
ar-score-run = From { $from } to { $to }
ar-score-no-runs = none
ar-score-tie-laid = Level on points. Islands laid decide: { $more } to { $less }.
ar-score-tie-thrown = Level on points and islands. Discarded cards decide: { $less } to { $more }.
ar-score-tie-run = Islands and discards are level, too. The longest run decides: { $more } to { $less }.
ar-score-tie-none = Level in everything: you share the victory.

## The pyramid

ar-explore-here = { $price ->
    [0] The { $card } on { $space }: you explore and pay nothing.
    [one] The { $card } on { $space }: you explore and then pay one card.
   *[other] The { $card } on { $space }: you explore and then pay { $price } cards.
  }
ar-lay-confirm = Lay it
ar-explore-confirm = Lay it and explore
ar-pay-confirm = Pay ({ $chosen } of { $owed })
ar-clear-where = { $storms ->
    [0] A compass drives a storm away, and none is there now. Keep it safe!
   *[other] Which storm shall the compass drive away?
  }
ar-clear-here = The compass drives away the storm on { $space }.
ar-clear-ask = Shall the compass drive away the storm on { $space }? Both leave the game.
ar-clear-confirm = Drive it away
ar-compass-wasted = Then you lack a compass for one of the six storms.
ar-secrets = Found secretly: arrival or compass

ar-missing = { $islands ->
    [0] The sea was full already; only the arrival was missing.
    [one] A single island was missing.
   *[other] { $islands } of 36 islands were still missing.
  }{ $departed ->
    [no] { " " }You had not departed yet.
   *[yes] { "" }
  }

## Notes

note-price = The small number on a space is its price in hand cards: the distance to the islands beside it. With no neighbours it is free.
note-monster = A sea monster cannot be discarded. You will have to play it some day, and it swallows an island.
note-compass = A compass drives a storm away, at any time, even when it is not your turn.
note-storm = A storm works for as long as it lies there. Tap it to read what it does.
