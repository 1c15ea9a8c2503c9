/** Fluent messages: what speaks for a move of *In aller Ruhe*, in English. */
export const hints = `
gap-named = { $bounds ->
    [start] the gap up to { $above }
    [end] the gap from { $below } on
    [sea] the whole sea
   *[both] the gap { $below }–{ $above }
  }
reason-fills-gap = { $card } closes { $gap }.
reason-keeps-gap = { $card } keeps { $gap } open; { $numbers ->
    [one] one number
   *[other] { $numbers } numbers
  } can still fill { $spaces ->
    [one] its one space
   *[other] its { $spaces } spaces
  }{ $held ->
    [none] {"."}
    [all] { $own ->
        [one] {", "}and you hold it.
       *[other] {", "}and you hold them all.
      }
   *[some] { $own ->
        [one] {", "}one of them in your hand.
       *[other] {", "}{ $own } of them in your hand.
      }
  }
reason-gives-up-gap = After { $card } there is little hope for { $gap }: { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
  }, but { $numbers ->
    [0] no number left that fits
    [one] only one number left that fits
   *[other] only { $numbers } numbers left that fit
  }{ $own ->
    [0] {"."}
    [one] {", "}one of them in your hand.
   *[other] {", "}{ $own } of them in your hand.
  }
reason-price = { $paid ->
    [dead] { $price ->
        [one] You pay with a card that fits nowhere any more.
       *[other] You pay with { $price } cards that fit nowhere any more.
      }
    [some] You pay with { $price } cards; { $dead ->
        [one] one of them fits
       *[other] { $dead } of them fit
      } nowhere any more.
   *[useful] { $price ->
        [one] It costs you one card.
       *[other] It costs you { $price } cards.
      }
  }
reason-scores-island = { $card } brings { $points ->
    [1] one point
   *[other] { $shown } points
  }{ $runs ->
    [0] {""}
   *[other] {", "}{ $runs } of them for a run
  }{ $price ->
    [0] {"."}
    [one] {", "}with the one card for it taken off.
   *[other] {", "}with the { $price } cards for it taken off.
  }
reason-throws-dead = { $count ->
    [0] You need not part with anything.
    [one] Away with what fits nowhere any more: { $cards }.
   *[other] Away with those that fit nowhere any more: { $cards }.
  }
reason-throws-spare = You can do without { $cards }{ $dead ->
    [0] {"."}
    [one] {"; "}one of them fits nowhere any more.
   *[other] {"; "}{ $dead } of them fit nowhere any more.
  }
reason-arrivals = { $arrivals ->
    [one] You keep an arrival.
   *[other] You keep { $arrivals } arrivals.
  }
reason-spares-gap = Rather do without { $cards }: even the best island would all but choke { $gap }, with { $numbers ->
    [0] no number
    [one] only one number
   *[other] only { $numbers } numbers
  } for { $spaces ->
    [one] its one space
   *[other] its { $spaces } spaces
  }.
reason-departs = The departure cannot wait.
reason-arrives = The sea is full: arriving wins.
reason-pledges = { $share ->
    [more] With { $mine } cards in hand and pile you have more than the others ({ $others } on average): you can spare { $count }.
    [less] With { $mine } cards in hand and pile you have fewer than the others ({ $others } on average): so only { $count }.
   *[even] With { $mine } cards in hand and pile you have about as many as the others ({ $others } on average): { $count } is a fair share.
  }
reason-completes-eight = The others have pledged { $named }: { $count } of yours make eight.
reason-misses-eight = { $then ->
    [again] That makes { $sum } together instead of eight: everybody names a new number.
   *[balanced] That makes { $sum } together instead of eight: the difference is settled card by card.
  }
reason-pledges-alone = Alone, you discard all { $count }.
reason-gives-unseen = { $unseen ->
    [one] You will miss one unknown card of your pile
   *[other] You will miss { $unseen } unknown cards of your pile
  } less than those in your hand.
reason-moves-rock = Row { $row } has { $open ->
    [one] only one open space
   *[other] { $open } open spaces
  }: { $room ->
    [little] the rock does little harm there.
   *[much] still so empty, it can best wait.
  }
reason-holds-rock = The rock is well placed at row { $row }, and you can do without { $cards } for that.
reason-destroys = Without { $card }, { $numbers ->
    [one] one number fits
   *[other] { $numbers } numbers fit
  } into { $gap } with its { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
  }{ $own ->
    [0] {"."}
    [one] {"; "}you hold one of them.
   *[other] {"; "}you hold { $own } of them.
  }
reason-calms-drawn = The storm dies down before it does harm; then you have { $compasses ->
    [0] no compass left
    [one] one compass left
   *[other] { $compasses } compasses left
  }.
reason-calms-row = Row { $row } is free again: { $open ->
    [one] one island is
   *[other] { $open } islands are
  } still missing there.
reason-calms-seat = { $storm ->
    [yellow] The yellow storm
   *[orange] The orange storm
  } { $who ->
    [you] before you
   *[other] before { $name }
  } is a great nuisance now.
reason-lets-blow = { $compasses ->
    [0] Without a compass there is nothing to do but let it blow.
   *[other] This storm can be borne; for a worse one you keep { $compasses ->
        [one] a compass
       *[other] { $compasses } compasses
      }.
  }
reason-awards = { $who ->
    [you] You have
   *[other] { $name } has
  } good use for the compass; { $compasses ->
    [0] none lies there so far
    [one] one lies there so far
   *[other] { $compasses } lie there so far
  }.
reason-storms-row = Row { $row } has { $open ->
    [one] only one open space
   *[other] { $open } open spaces
  }: { $room ->
    [little] the storm does little harm there.
   *[much] still so empty, it can best wait.
  }
reason-turns = { $card } has to be turned anyway; { $wrong ->
    [0] then everything lies the right way round
    [one] then one island still lies wrong
   *[other] then { $wrong } islands still lie wrong
  }.
reason-swaps = Nothing in your hand can be laid; { $cards } are waiting in the open row.
reason-clears = Then an island can lie on { $space } again.
`;
