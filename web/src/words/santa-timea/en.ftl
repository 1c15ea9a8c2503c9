## Santa Timea

st-letter-north = N
st-letter-east = E
st-letter-south = S
st-letter-west = W
st-north = North
st-east = East
st-south = South
st-west = West
st-wind = { $direction } { $damage }
st-you = You

st-winds = Wind cards
st-wind-now = { $wind } is at stake now.
st-wind-next = { $wind } comes after that.
st-trick = Trick { $trick } of { $tricks }
st-round = Round { $round } of { $rounds }
st-round-short = Round
st-carried = Left lying:
st-forecast = Missing:
st-forecast-explain = The forecast: these wind cards do not come into play in this round.

st-trick-area = Trick
st-no-card = no card yet
st-card-worth = { $card } counts { $value }
st-card-counts = { st-card-worth }.
st-card-later = After that: { $values }.
st-takes = takes
st-leads = leads
st-tied = tied
st-would-take = Takes so far:
st-would-lead = Leads next:
st-took = Takes:
st-led = Leads:
st-nobody = nobody
st-because-lowest = { $value } is lowest
st-because-highest = { $value } is highest
st-because-lowest-number = { $value } with the lowest number
st-because-highest-number = { $value } with the highest number
st-because-first = only card
st-because-only = only the { $value } is left
st-because-bride = led a pirate bride
st-because-stays = as before
st-because-tied = nothing but ties

st-collected = Collected: { $winds }.
st-collected-none = No wind card
st-set-complete = The { $direction } set is complete.
st-damage = Damage { $damage }
st-points = Victory points

st-play = Play it
st-sorted-value = By value
st-sorted-direction = By direction
st-sort-explain = Sort the hand differently
st-last-trick = Last trick
st-open-tricks = Tricks so far
st-sheet = Score sheet

st-preview-nothing = { $card } counts nothing here.
st-preview-takes = As it stands, you would take.
st-preview-leads = As it stands, you would lead next.
st-preview-takes-and-leads = As it stands, you would take, and lead as well.
st-preview-tied = A tie: as it stands, you are off the hook.
st-preview-neither = As it stands, you would neither take nor lead.
st-preview-spared = As it stands, you would get away with it.
st-preview-alone = Tap it again to play it.

st-choose = A set or pairs?
st-choose-explain = You cannot have both here. The others see your choice only when everybody has chosen.
st-use-set = Lay the set aside
st-use-set-explain = { $damage } damage and three cards less
st-use-pairs = Keep them as pairs
st-use-pairs-explain = { $points ->
    [one] 1 bonus point, but all of it is damage
   *[other] { $points } bonus points, but all of it is damage
  }
st-proposed = Suggested
st-choose-confirm = Score it like this

st-round-over = Round { $round } is over
st-final = Final score
st-go-on = Go on
st-player = Name
st-total = Total
st-gained = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
st-step-set = { $direction } set laid aside
st-step-damage = damage { $sum }
st-step-place = place { $place } earns { $points }
st-step-place-shared = shared place { $place } earns { $points }
st-step-pairs = pairs +{ $points }
st-step-minus = { $cards } wind cards −{ $points } (every { $per } cost a point)
st-how-scored = How it is scored
st-rule-sets = A 1, a 2 and a 3 of one direction make a set. It is laid aside and does not count.
st-rule-damage = All other wind cards together are the damage.
st-rule-places = The less damage, the better the place and the more points. Those who share a place share its points, rounded up.
st-rule-pairs = Two ones of a direction earn a bonus point, two twos earn two.
st-rule-minus = Many wind cards cost points; sets do not count here either.

st-ways = Tap a card, then tap it again or choose “Play it” – or do it all from the keyboard.
st-key-cards = choose a hand card (0 is the tenth, Q and W the eleventh and twelfth); again: play it
st-key-arrows = move through the hand
st-key-enter = choose a card, play it, confirm
st-key-escape = drop the choice
st-key-sort = sort the hand
st-key-trick = last trick
st-key-sheet = score sheet
st-stake = The lowest card takes { $damage } damage

## Notes

note-wind = The large number on each card is its worth in this wind. The lowest in the trick takes the damage.
note-bride = A pirate bride takes the value of the card before her, and both are out of the trick.
note-carried = Nobody took this wind card. It goes to whoever takes the next one.
