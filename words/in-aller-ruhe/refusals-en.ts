/** Fluent messages: why something may not be done in *In aller Ruhe*, in English. */
export const refusals = `refusal-game-over = The game is already over.
refusal-not-dealt = The cards have not been dealt yet.
refusal-not-your-turn = It is not your turn.
refusal-card-not-held = You do not hold this: { $cards }.
refusal-not-an-island = Only islands go into the sea, not the card “{ $card }”.
refusal-no-such-space = There is no such space in the sea.
refusal-space-taken = The { $card } already lies on { $space }.
refusal-not-ascending = { $bounds ->
    [both] Only a number between { $below } and { $above } fits on { $space }, not the { $card }.
    [below] Only a number above { $below } fits on { $space }, not the { $card }.
    [above] Only a number below { $above } fits on { $space }, not the { $card }.
    [before-first] No island fits on { $space } any more: none is smaller than the { $above }.
    [after-last] No island fits on { $space } any more: none is larger than the { $below }.
   *[none] No island fits on { $space } any more: there is no number between { $below } and { $above }.
  }
refusal-price-too-high = { $others ->
    [0] The { $card } costs { $price ->
        [one] one card
       *[other] { $price } cards
      } on { $space }, and you have no other.
   *[other] The { $card } costs { $price ->
        [one] one card
       *[other] { $price } cards
      } on { $space }, but you have only { $others ->
        [one] one other
       *[other] { $others } others
      }.
  }
refusal-wrong-payment = { $price ->
    [0] The island costs nothing here: discard no card for it.
    [one] The island costs exactly one card here, not { $paid }.
   *[other] The island costs exactly { $price } cards here, not { $paid }.
  }
refusal-departure-first = You hold a departure and have to play it now.
refusal-departure-placed = A departure has been played already; others can only be discarded.
refusal-departing = First the eight cards for the departure are discarded.
refusal-not-departing = That is only possible right after a departure has been played.
refusal-already-pledged = You have already pledged { $count } this round.
refusal-pledge-out-of-range = { $most ->
    [0] Your hand is empty: you can only pledge 0.
   *[other] You can pledge 0 to { $most } cards, not { $count }.
  }
refusal-pledges-first = First all pledges together have to make { $eight }.
refusal-already-given = You have already discarded your cards.
refusal-wrong-number-given = { $pledged ->
    [one] You discard exactly one card, not { $count }.
   *[other] You discard exactly { $pledged } cards, not { $count }.
  }
refusal-sea-not-full = { $open ->
    [one] The arrival counts only when the sea is full: one space is still open.
   *[other] The arrival counts only when the sea is full: { $open } spaces are still open.
  }
refusal-no-departure-yet = No arrival without a departure: none has been played yet.
refusal-not-two-cards = You discard exactly two cards, not { $count }.
refusal-unseen-not-allowed = { $most ->
    [0] You may not give anything unseen from your pile now.
   *[other] You may give at most { $most } unseen from your pile, not { $count }.
  }
refusal-not-in-play = That belongs to an expansion that you do not play with.
refusal-bad-deal = The cards cannot have been dealt like this.
refusal-rock-first = First the rock is moved or held.
refusal-rock-not-due = The rock moves only after an action.
refusal-rock-not-placed = The rock does not lie beside any row yet.
refusal-rock-stays = The rock already lies beside row { $row }; to keep it there, discard two cards.
refusal-holding-costs-two = Holding the rock costs exactly two cards, not { $count }.
refusal-row-full = Row { $row } is full already.
refusal-row-blocked-by-rock = The rock lies in the row of { $space }: nothing may go there.
refusal-row-blocked-already = Row { $row } is blocked already, and others are still free.
refusal-monster-kept = A sea monster cannot be discarded.
refusal-nothing-to-destroy = No island lies on { $space } for the sea monster to destroy.
refusal-monster-in-hand = You cannot arrive with a sea monster in your hand.
refusal-monsters-about = Somebody still holds a sea monster: you can arrive only after that.
refusal-storm-first = First you decide whether the storm blows.
refusal-soak-first = First the cards for the yellow storm are discarded.
refusal-storm-row-first = First the violet storm is placed beside a row.
refusal-award-first = First the compass is handed out.
refusal-distress-first = First it is asked whether a compass helps.
refusal-no-storm-drawn = No storm has just been drawn.
refusal-no-such-storm = There is no such storm there.
refusal-no-compass = You have no compass.
refusal-nothing-to-let-blow = No storm is coming up.
refusal-already-let-blow = You have already said that it may blow.
refusal-no-compass-to-award = There is no compass to hand out now.
refusal-no-such-seat = Nobody sits there.
refusal-nothing-to-soak = Nothing has to be discarded for a storm now.
refusal-wrong-number-soaked = { $due ->
    [one] For the yellow storm you discard exactly one card, not { $count }.
   *[other] For the yellow storm you discard exactly { $due } cards, not { $count }.
  }
refusal-no-row-to-choose = There is no row to choose for a storm now.
refusal-row-blocked-by-storm = A violet storm rages in the row of { $space }: nothing may go there.
refusal-orange-needs-neighbour = In the orange storm you lay only directly next to an island, and none lies next to { $space }.
refusal-departure-kept = Before the departure you may not discard your departure card.
refusal-pillars-first = First both pillars have to stand, then comes the roof.
refusal-nothing-to-turn = No island lies on { $space } to be turned around.
refusal-wrong-sides = { $count ->
    [one] No arrival yet: one island lies the wrong way round.
   *[other] No arrival yet: { $count } islands lie the wrong way round.
  }
refusal-variants-exclude-mini-expansions = Variants cannot be combined with the mini-expansions.
refusal-strict-excludes-day-night = By day and night there is no strict rule.
refusal-strict-excludes-duel = One against one there is no strict rule.
refusal-duel-is-for-two = One against one is for exactly two.
refusal-leaves-impossible-gap = With the { $card } on { $space } a gap could no longer be filled.
refusal-could-lay = You can still lay an island: you may swap your hand only when you cannot.
refusal-row-empty = The open row is empty: there is nothing to swap for.
refusal-difficulty-needs-pyramid = Easier and harder exist only for the pyramid.
refusal-storm-in-the-way = A storm lies on { $space }: nothing may go there.
refusal-no-storm-there = No storm lies on { $space }.
refusal-nothing-to-pay = You have nothing to pay now.
refusal-wrong-number-paid = { $due ->
    [one] You pay exactly one card, not { $count }.
   *[other] You pay exactly { $due } cards, not { $count }.
  }
refusal-pay-first = First the price of the island is paid.
refusal-pay-later = On a border card you pay only after exploring.
`;
