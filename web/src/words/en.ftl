### The texts of the interface. Sentences about a game belong to its voice in the package words.

motto = Sea games for a quiet hour – alone, with bots, or around one device.
games = Games
play = Play
rules = Rules
rule = rule { $clause }
settings = Settings
close = Close
cancel = Cancel
to-start = Start page
reload = Reload

for-seats = For { $min } to { $max } players

## Saved games

saved = Your game is waiting
saved-over = Your last game
replaces = An unfinished game is waiting on this device. The new one will take its place.
saved-moves = { $moves ->
    [0] no move yet
    [one] 1 move
   *[other] { $moves } moves
  }
go-on = Continue
look-again = Look at it again
broken-save = A saved game is damaged
broken-save-explain = It cannot be continued. We have put it aside; nothing was deleted.
broken-save-download = Save as a file
broken-save-discard = Throw away
refused-field = Field concerned:
refusal-not-json = The text is not valid JSON.
refusal-malformed-save = The seating is incomplete.
import = Open a record
import-explain = Paste a record here, as text or JSON, or choose a file. An unfinished game can be played on.
import-text = Record
import-open = Open
import-file = Choose a file …
import-refused = This record cannot be opened.
imported = { $moves ->
    [one] The record has been checked: 1 entry. Who sits where?
   *[other] The record has been checked: { $moves } entries. Who sits where?
  }

## A new game

new-game = New game
seat-count = How many are playing?
crew = Crew
seat-name = Name at seat { $number }
seat-who = Who plays at seat { $number }
seat-human = A person at this device
bot-greedy = Sailor (takes what looks best now)
bot-search = Captain (thinks ahead)
bot-heuristic = Sailor (plays with care)
bot-random = Flotsam (plays at random)
hot-seat-note = You pass the device around. In between, all cards are covered.
cast-off = Cast off
options = Difficulty and options
options-plain = Kind of game
difficulty = Difficulty { $marks } of 3

## Settings

language = Language
theme = Colours
theme-system = Like the device
theme-light = Light
theme-dark = Dark
pace = Pace of the bots
pace-calm = Leisurely
pace-quick = Brisk
rest = Full tricks stay on the table
rest-500 = Briefly
rest-1200 = About a second
rest-2500 = Longer
rest-explain = How long bots wait when there is something to look at: a full trick, a score, the storm. A tap is quicker.
grace = Second thoughts
grace-0 = Off
grace-2500 = 2.5 seconds
grace-5000 = 5 seconds
grace-explain = You can take a move back for this long before it counts.
aids = Aids
aids-on = With aids
aids-off = As on the real table
aids-explain = On the real table nobody does the sums for you: no prices, values, previews or warnings.

## At the table

title-your-turn = ● Your turn
you = (you)
acting = to move
come = { $due ->
    [yes] It is my turn
   *[no] I want to act
  }
come-name = { $due ->
    [yes] It is my turn ({ $name })
   *[no] I want to act ({ $name })
  }
unsaved = This browser is not saving anything. The game goes on, but will not survive a reload.
log = Log
help = Help
cover = Cover the cards
undo = Undo
undo-nothing = There is nothing that you could take back.
undo-told = This can no longer be taken back, because there has been news since: { $reason }
undo-told-others = This can no longer be taken back, for the others know it already: { $reason }
go-ahead = Go on
held = For a moment you can still take this move back.
talk-silence = Silence on board
talk-numbers = Numbers only
talk-storms = Storms only
talk-open = Talk freely
hand-over = It is { $name }’s turn
hand-over-title = { $name }’s turn
hand-over-out-of-turn = { $name } wants to act
hand-back = No, back to { $name }
hand-over-explain = Pass the device on. The cards appear only when { $name } uncovers them.
show-my-cards = Show my cards
ranking = Ranking
place = { $place }.
points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
rematch = Sail again
copy-text = Copy the record
copy-json = Copy as JSON
copied-text = The record is on the clipboard.
copied-json = The record is on the clipboard, as JSON.
copied-failed = The browser does not allow copying.
trouble = Something has capsized
trouble-explain = An error has stopped the page. Your game is saved after every move; reload the page to go on.

## Help

help-ways = Drag a card, tap it, or use the keyboard: first the card, then the space.
key-cards = choose a hand card (0 is the tenth)
key-arrows = move across the sea
key-enter = lay, confirm
key-escape = drop the choice
key-discard = discard two cards
key-undo = take a move back
key-log = log
key-help = this help

## In aller Ruhe

sea = Sea, six by six spaces
space-open = { $space }, open
space-island = { $space }, island { $card }
space-price = { $price ->
    [0] free of charge
    [one] costs 1 card
   *[other] costs { $price } cards
  }
row-goes-on = Goes on at the left end of the row above
departure-place = Place for the departure
arrival-place = Place for the arrival
hand = Your hand
hand-empty = Your hand is empty.
card-thrown = { $card }, to be discarded
count-hand = Hand cards
count-pile = Draw pile
count-thrown = Discarded
lay-where = Where does the { $card } go?
lay-where-special = “{ $card }” does not go into the sea, but can be discarded.
lay-here = { $price ->
    [0] The { $card } costs nothing on { $space }.
    [one] The { $card } costs one card on { $space }.
   *[other] The { $card } costs { $price } cards on { $space }.
  }
lay-anyway = Lay it here anyway?
lay-confirm = Lay it anyway
pay = { $price ->
    [one] What do you pay with? One is suggested; tap another to change it.
   *[other] What do you pay with? { $chosen } of { $price } cards are marked; tap to change them.
  }
pay-confirm = { $price ->
    [one] Lay it for 1 card
   *[other] Lay it for { $price } cards
  }
gap-warning = { $spaces ->
    [one] That leaves a space that no number fits any more.
   *[other] That leaves { $spaces } spaces for { $numbers ->
        [0] no number at all
        [one] only one number
       *[other] only { $numbers } numbers
      }.
  }
discard = Discard two
discard-which = { $chosen ->
    [0] Choose two cards to discard.
    [one] Choose one more card to discard.
   *[other] Discard these two cards?
  }
discard-confirm = Discard both
give-confirm = Discard ({ $chosen } of { $owed })
depart = Play the departure
arrive = Arrive!
pledges = Pledges
pledge = { $count ->
    [0] Pledge none
   *[other] Pledge { $count }
  }
pledge-yours = How many cards you discard
pledge-less = One less
pledge-more = One more
pledge-sum = { $sum } of { $eight }
pledge-round = Round { $round }
pledge-before = last time { $count }
