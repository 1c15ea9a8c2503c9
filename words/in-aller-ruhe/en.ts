import { hints } from './hints-en.js';
import { moves } from './moves-en.js';
import { options } from './options-en.js';
import { refusals } from './refusals-en.js';

/** Fluent messages: *In aller Ruhe* in English. */
export const en = `
title = In aller Ruhe
blurb = Fill the sea with islands in ascending order, together – and without a word about your cards.

${options}

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
found-card = { $card ->
    [departure] a departure
    [border] a border card
    [arrival] an arrival
    [compass] a compass
    [monster] a sea monster
    [rock] the rock
   *[storm] a storm
  }
storm-name = { $storm ->
    [yellow] yellow storm
    [violet] violet storm
   *[orange] orange storm
  }
storm-object = { $storm ->
    [yellow] the yellow storm
    [violet] the violet storm
   *[orange] the orange storm
  }
seat-in-list = { $who ->
    [you] you
   *[other] { $name }
  }
seat-awaited = { $who ->
    [you] you
   *[other] { $name }
  }

${moves}

event-dealt = { $removed ->
    [0] The cards are dealt.
   *[other] The cards are dealt, { $removed } islands are missing.
  } { $who ->
    [you] You begin.
   *[other] { $name } begins.
  }
event-drew = You draw { $cards }.
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
event-pledges-missed = { $sum ->
    [one] One card is pledged, not eight: another round.
   *[other] { $sum } cards are pledged, not eight: another round.
  }
event-pledges-settled = The pledges are settled at eight: { $pledges }.
event-arrived = { $who ->
    [you] You play the arrival.
   *[other] { $name } plays the arrival.
  }
event-threw-rock = { $who ->
    [you] You discard { $count } cards for it.
   *[other] { $name } discards { $count } cards for it.
  }
event-threw-yellow = { $who ->
    [you] You discard { $count ->
        [one] one card
       *[other] { $count } cards
      } for the yellow storm.
   *[other] { $name } discards { $count ->
        [one] one card
       *[other] { $count } cards
      } for the yellow storm.
  }
event-rock-moved = { $who ->
    [you] You move the rock to row { $row }.
   *[other] { $name } moves the rock to row { $row }.
  }
event-rock-held = { $who ->
    [you] You hold the rock.
   *[other] { $name } holds the rock.
  }
event-rock-gone = Four rows are full: the rock is passed.
event-destroyed = { $who ->
    [you] Your sea monster destroys the { $card } on { $space }.
   *[other] { $name }’s sea monster destroys the { $card } on { $space }.
  }
event-monsters-announced = No arrival yet: { $count ->
    [one] a sea monster is still held by { $names }.
   *[other] sea monsters are still held by { $names }.
  }
event-storm-drawn = { $who ->
    [you] You draw { $storm }.
   *[other] { $name } draws { $storm }.
  }
event-storm-blew-seat = The { $storm } now lies before { $who ->
    [you] you.
   *[other] { $name }.
  }
event-storm-blew-row = The { $storm } blocks row { $row }.
event-storm-passed = The sea is full: the { $storm } passes by.
event-let-blow = { $who ->
    [you] You let it blow.
   *[other] { $name } lets it blow.
  }
event-calmed = { $who ->
    [you] You remove { $storm } with your compass.
   *[other] { $name } removes { $storm } with a compass.
  }
event-compass-earned = { $why ->
    [departure] The departure earns a compass.
    [row] Six numbers in sequence earn a compass.
   *[empty-hand] The empty hand earns a compass.
  }
event-compass-awarded = { $who ->
    [you] You receive the compass.
   *[other] { $name } receives the compass.
  }
event-gave-unseen = { $who ->
    [you] You give { $count ->
        [one] one card
       *[other] { $count } cards
      } unseen from your pile.
   *[other] { $name } gives { $count ->
        [one] one card
       *[other] { $count } cards
      } unseen from the pile.
  }
event-threw-turn = { $who ->
    [you] You discard a card for it.
   *[other] { $name } discards a card for it.
  }
event-hands-turned = { $who ->
    [you] You draw a compass
   *[other] { $name } draws a compass
  }: all hands now show { $side ->
    [sun] the sun.
   *[moon] the moon.
  }
event-turned = { $who ->
    [you] You turn
   *[other] { $name } turns
  } the island on { $space } around: it now shows { $side ->
    [sun] the sun.
   *[moon] the moon.
  }
event-took = { $who ->
    [you] You take { $cards } from the row.
   *[other] { $name } takes { $cards } from the row.
  }
event-revealed = New in the row: { $cards }.
event-hand-shown = { $who ->
    [you] You show your hand and discard it: { $cards }.
   *[other] { $name } shows the hand and discards it: { $cards }.
  }
event-explored = { $who ->
    [you] You explore and find { $found }.
   *[other] { $name } explores and finds { $found }.
  }
event-explored-secretly = { $name } explores and takes the card face down.
event-cleared = { $who ->
    [you] You remove the storm on { $space }.
   *[other] { $name } removes the storm on { $space }.
  }

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
outcome-sea-full = The sea is full. { $winner ->
    [you] You win with { $points }.
    [other] { $name } wins with { $points }.
   *[both] You share the victory with { $points }.
  }
outcome-hands-empty = The cards are used up. { $winner ->
    [you] You win with { $points }.
    [other] { $name } wins with { $points }.
   *[both] You share the victory with { $points }.
  }

todo-deal = Almost there: the cards are being dealt.
todo-over = The voyage is over.
todo-wait = Waiting for { $names }.
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
todo-rock-place = Place the rock beside a row of your choice.
todo-rock = Move the rock to another row, or discard two cards to hold it.
todo-award = You have earned a compass: give it to one of you.
todo-storm = A storm is coming up: use your compass, or let it blow.
todo-soak = The yellow storm leaves you three cards: discard the rest.
todo-storm-row = Place the violet storm beside a row.
todo-distress = There is no way on unless a compass helps: use yours, or let it be.
todo-monster = Your turn: all you can do is play a sea monster on an island.
todo-monster-or-discard = Your turn: you cannot lay an island now. Discard two cards or play a sea monster.
todo-turn = Your turn: turn an island over for one card.
todo-turn-or-discard = Your turn: you cannot lay an island now. Discard two cards, or turn an island over for one.
todo-wrong-sides = { $count ->
    [one] Your turn: the sea is full, but one island lies the wrong way round. Turn it over for one card.
   *[other] Your turn: the sea is full, but { $count } islands lie the wrong way round. Turn them over, one card each.
  }
todo-swap = Your turn: no island fits. Discard two cards, or exchange your hand for the open row.
todo-clear = Your turn: all you can do is drive a storm away with the compass.
todo-clear-or-discard = Your turn: you cannot lay an island now. Drive a storm away with the compass, or discard two cards.
todo-pay = { $count ->
    [one] Pay one card.
   *[other] Pay { $count } cards.
  }

position-departure = { $placed ->
    [yes] A departure has been played.
   *[no] No departure has been played yet.
  }
position-seat = { $who ->
    [you] You
   *[other] { $name }
  }: hand { $hand }, pile { $pile }, discarded { $thrown }.
position-pledges = Pledged: { $pledges }.
position-rock = { $row ->
    [0] The rock lies nowhere yet.
   *[other] The rock blocks row { $row }.
  }
position-violet = Violet storm beside row { $row }.
position-weather = { $who ->
    [you] Before you: { $yellow } yellow, { $orange } orange; compasses { $compasses }.
   *[other] Before { $name }: { $yellow } yellow, { $orange } orange; compasses { $compasses }.
  }
position-up = { $side ->
    [sun] All hands show the sun.
   *[moon] All hands show the moon.
  }
position-sides = { $count ->
    [0] All islands lie the right way round.
    [one] One island lies the wrong way round: { $spaces }.
   *[other] { $count } islands lie the wrong way round: { $spaces }.
  }
position-row = Open row: { $cards }.
position-sheet = { $who ->
    [you] You
   *[other] { $name }
  }: { $points } points ({ $laid } islands, { $thrown } discarded, runs { $runs }).
position-deck = Exploration pile { $count }{ $spaces ->
    [none] {"."}
   *[some] {", "}storms on { $spaces }.
  }
position-hand = Your hand: { $cards }.
position-hand-empty = Your hand is empty.

talk-silence = Silence on board: nobody gives anything away about their cards or plans.
talk-numbers = Now you may talk – but only about how many cards each of you discards.
talk-storms = Now you may discuss which storm to remove – and nothing else.
talk-open = The voyage is over: talk about whatever you like.
talk-duel = You play against each other: talk about whatever you like.

${refusals}

${hints}`;
