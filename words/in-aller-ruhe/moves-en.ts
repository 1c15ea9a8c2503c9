/** Fluent messages: moves of *In aller Ruhe* and how they are typed, in English. */
export const moves = `move-deal = Deal the cards
move-lay = Lay the { $card } on { $space }
move-lay-paying = Lay the { $card } on { $space } and discard { $pay } for it
move-depart = Play the departure
move-pledge = { $count ->
    [0] Pledge no card
    [one] Pledge one card
   *[other] Pledge { $count } cards
  }
move-give = Discard { $cards } for the departure
move-arrive = Play the arrival
move-discard = Discard { $cards }
move-give-unseen = Discard { $cards } for the departure and { $unseen ->
    [one] one card
   *[other] { $unseen } cards
  } unseen from your pile
move-give-only-unseen = Discard { $unseen ->
    [one] one card
   *[other] { $unseen } cards
  } unseen from your pile for the departure
move-rock = Move the rock to row { $row }
move-hold = Hold the rock and discard { $cards } for it
move-monster = Play the sea monster on { $space }
move-compass-drawn = Ward off the storm with your compass
move-compass-seat = Remove { $storm } before seat { $seat } with your compass
move-compass-before = Remove { $storm } { $who ->
    [you] before you
   *[other] before { $name }
  } with your compass
move-compass-row = Remove { $storm } beside row { $row } with your compass
move-blow = Let the storm blow
move-award = Give the compass to seat { $seat }
move-award-to = { $who ->
    [you] Keep the compass yourself
   *[other] Give the compass to { $name }
  }
move-soak = Discard { $cards } for the yellow storm
move-storm-row = Place the violet storm beside row { $row }
move-turn = Turn the island on { $space } around and discard { $cards } for it
move-swap = Show your hand and take the open row instead
move-pay = Pay with { $cards }
move-clear = Remove the storm on { $space } with your compass
notation =
    17 C4         lay the 17 on C4
    17 C4 - 5 A   … and discard the 5 and an arrival for it
    - 5 A         discard two cards
    D             play the departure
    pledge 3      pledge three cards for the departure
    give 5 9 A    discard the cards you pledged
    A             play the arrival
    give 5 + 2    … two of them unseen from the pile (yellow storm)
    rock 3        move the rock to row 3
    hold 5 A      hold the rock
    M C4          play a sea monster on C4
    violet 2      place the violet storm beside row 2
    soak 5 A      discard for the yellow storm
    blow          let the storm blow
    compass drawn, compass yellow 1, compass violet 3
                  use a compass (seats from 0, rows from 1)
    award 1       give the compass to seat 1
    turn C4 - 17  turn the island on C4 around, discarding the 17
    swap          show your hand and swap it for the open row
    pay 5 A       pay after exploring
    clear C4      remove the storm on C4 with a compass`;
