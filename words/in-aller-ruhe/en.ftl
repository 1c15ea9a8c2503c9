### Cards, seats and other things

card-arrival = Arrival
card-departure = Departure
cards-island = the { $number }
cards-arrival = { $count ->
    [one] an arrival
   *[other] { $count } arrivals
  }
cards-departure = { $count ->
    [one] a departure
   *[other] { $count } departures
  }
card-monster = Sea monster
cards-monster = { $count ->
    [one] a sea monster
   *[other] { $count } sea monsters
  }
card-compass = Compass
card-yellow = Yellow storm
card-violet = Violet storm
card-orange = Orange storm
card-rock = Rock
card-border = Border card
cards-compass = { $count ->
    [one] a compass
   *[other] { $count } compasses
  }
seat-named = { $who ->
    [you] { $form ->
        [awaited] you
       *[plain] you
      }
   *[other] { $name }
  }
pledge-named = { seat-named } { $count }

## Moves

move-deal = Deal the cards
move-lay = Lay the { $card } on { $space }
move-lay-paying = Lay the { $card } on { $space } and discard { LIST($pay) } for it
move-depart = Play the departure
move-pledge = { $count ->
    [0] Pledge no card
    [one] Pledge one card
   *[other] Pledge { $count } cards
  }
move-give = Discard { LIST($cards) } for the departure
move-arrive = Play the arrival
move-discard = Discard { LIST($cards) }
notation =
    17 C4         lay the 17 on C4
    17 C4 - 5 A   … and discard the 5 and an arrival for it
    - 5 A         discard two cards
    D             play the departure
    pledge 3      pledge three cards for the departure
    give 5 9 A    discard the cards you pledged
    A             play the arrival
    give 5 + 2    … two of them unseen from the pile (yellow storm)

## What happens

event-dealt = { $removed ->
    [0] The cards are dealt.
   *[other] The cards are dealt, { $removed } islands are missing.
  } { $who ->
    [you] You begin.
   *[other] { $name } begins.
  }
event-drew = You draw { LIST($cards) }.
event-laid = { $who ->
    [you] You lay the { $card } on { $space }.
   *[other] { $name } lays the { $card } on { $space }.
  }
event-threw-price = { $who ->
    [you] You discard { $count ->
        [one] one card
       *[other] { $count } cards
      } for it.
   *[other] { $name } discards { $count ->
        [one] one card
       *[other] { $count } cards
      } for it.
  }
event-threw-two = { $who ->
    [you] You discard { $count } cards.
   *[other] { $name } discards { $count } cards.
  }
event-threw-eight = { $who ->
    [you] You discard { $count ->
        [one] one card
       *[other] { $count } cards
      } for the departure.
   *[other] { $name } discards { $count ->
        [one] one card
       *[other] { $count } cards
      } for the departure.
  }
event-departed = { $who ->
    [you] You play the departure.
   *[other] { $name } plays the departure.
  } { $crew ->
    [solo] It takes eight of your cards.
    [team] It takes eight cards from all of you together.
   *[watched] It takes eight cards from everybody together.
  }
event-pledged = { $who ->
    [you] You pledge { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
      }.
   *[other] { $name } pledges { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
      }.
  }
event-pledges-missed = The pledges add up to { $sum }, not to eight: everybody pledges again.
event-pledges-settled = The pledges are settled at eight: { LIST($pledges) }.
event-arrived = { $who ->
    [you] You play the arrival.
   *[other] { $name } plays the arrival.
  }

## How it ends

outcome-arrived = { $crew ->
    [watched] Won! The sea is full of islands, and the ship has arrived.
   *[other] Won! The sea is full of islands, and you have arrived.
  }
outcome-no-action = { $who ->
    [you] Lost: it is your turn and there is nothing left that you can do.
   *[other] Lost: it is { $name }’s turn, and { $name } cannot do anything any more.
  }
outcome-too-few-cards = { $who ->
    [you] Lost: you begin your turn with fewer than two cards.
   *[other] Lost: { $name } begins a turn with fewer than two cards.
  }
outcome-eight-impossible = { $crew ->
    [solo] Lost: you do not have eight cards left for the departure.
    [team] Lost: together you do not have eight cards left for the departure.
   *[watched] Lost: the crew does not have eight cards left for the departure.
  }

## What is to be done

todo-deal = Almost there: the cards are being dealt.
todo-over = The voyage is over.
todo-wait = Waiting for { LIST($names, form: "awaited") }.
todo-depart = Your turn: the departure has to be played now.
todo-arrive = Your turn: the sea is full – play the arrival!
todo-lay-or-discard = Your turn: lay an island or discard two cards.
todo-lay = Your turn: lay an island – you have too few cards to discard two.
todo-discard = Your turn: you cannot lay an island now, so discard two cards.
todo-await-arrival = Your turn: the sea is full, but you cannot arrive yet. Discard two cards.
todo-pledge = Say how many cards you give for the departure: together it must be { $eight }.
todo-pledge-again = Say it once more: together it must be { $eight } cards, last time it was { $before }.
todo-give = { $count ->
    [one] Choose one card to discard for the departure.
   *[other] Choose { $count } cards to discard for the departure.
  }

## The table

position-departure = { $placed ->
    [yes] A departure has been played.
   *[no] No departure has been played yet.
  }
position-seat = { $who ->
    [you] You
   *[other] { $name }
  }: hand { $hand }, pile { $pile }, discarded { $thrown }.
position-pledges = Pledged: { LIST($pledges) }.
position-hand = Your hand: { JOIN($cards, by: ", ") }.
position-hand-empty = Your hand is empty.

## What may be said

talk-silence = Silence on board: nobody gives anything away about their cards or plans.
talk-numbers = Now you may talk – but only about how many cards each of you discards.
talk-discreet = Talk about whatever you like – only your numbers and spaces stay secret.
talk-agreed = As you agreed: talk about whatever you like, your cards included.
talk-open = The voyage is over: talk about whatever you like.

## Why not

refusal-game-over = The game is already over.
refusal-not-dealt = The cards have not been dealt yet.
refusal-not-your-turn = It is not your turn.
refusal-card-not-held = You do not hold this: { LIST($cards) }.
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
refusal-not-in-play = { $of ->
    [variant] That belongs to a variant that you do not play.
   *[expansion] That belongs to an expansion that you do not play with.
  }
refusal-bad-deal = The cards cannot have been dealt like this.
refusal-row-full = Row { $row } is full already.
refusal-row-blocked-already = Row { $row } is blocked already, and others are still free.
refusal-departure-kept = Before the departure you may not discard your departure card.

## Why a move is good

gap-named = { $bounds ->
    [start] the gap up to { $above }
    [end] the gap from { $below } on
    [sea] the whole sea
   *[both] the gap { $below }–{ $above }
  }
reason-fills-gap = { $card } closes { gap-named }.
reason-keeps-gap = { $card } keeps { gap-named } open; { $numbers ->
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
reason-gives-up-gap = After { $card } there is little hope for { gap-named }: { $spaces ->
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
reason-throws-dead = { $count ->
    [0] You need not part with anything.
    [one] Away with what fits nowhere any more: { LIST($cards) }.
   *[other] Away with those that fit nowhere any more: { LIST($cards) }.
  }
reason-throws-spare = You can do without { LIST($cards) }{ $dead ->
    [0] {"."}
    [one] {"; "}one of them fits nowhere any more.
   *[other] {"; "}{ $dead } of them fit nowhere any more.
  }
reason-arrivals = { $arrivals ->
    [one] You keep an arrival.
   *[other] You keep { $arrivals } arrivals.
  }
reason-spares-gap = Rather do without { LIST($cards) }: even the best island would all but choke { gap-named }, with { $numbers ->
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
