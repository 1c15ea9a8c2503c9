### The texts of the interface. Sentences about a game belong to its voice in the package words.

motto = Sea games for a quiet hour – alone, with bots, around one device, or online with friends.
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

saved = { $games ->
    [one] Your game is waiting
   *[other] Your games are waiting
  }
saved-moves = { $moves ->
    [0] no move yet
    [one] 1 move
   *[other] { $moves } moves
  }
go-on = Continue
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

look-again = Look at it again

## The logbook and the replay

logbook = Logbook
replay = Replay
replay-turn = Turn { $turn } of { $last }
replay-slider = Turn
replay-first = To the beginning
replay-back = One turn back
replay-play = Play
replay-pause = Pause
replay-next = One turn on
replay-last = To the end
replay-chair = Whose eyes
replay-watcher = Watcher
replay-open = All hands open
replay-turn-alone = Turn { $turn }
replay-speed = Speed
replay-times = { $speed }×
replay-hide = Hide what comes later
replay-notes = Notes and variations
replay-branch = Play on from here
replay-refused = The game ends here: the rules refuse move { $move } of the record.
noting-unkept = This browser keeps nothing: your notes are gone when you leave this page.
noting-elsewhere = Another tab has changed this game. Your last note is not kept; reload to go on.
note-comment = Note on turn { $turn }
note-mark = Mark
mark-none = No mark
mark-good = Well sailed
mark-missed = There was more in it
mark-question = Questionable
mark-moment = A moment
variations = Variations
variation-shown = You are looking at a variation.
variation-out = Back to the game
variation-up = Back to the line before
variation-from = From turn { $turn }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
variation-remove = Delete the variation from turn { $turn }
variation-played = You are trying out how it could have gone. The deal is known.
variation-look = Look at the variation
branch-title = Play on from turn { $turn }
branch-explain = The same deal, from here on as you like. It becomes a variation beside the game; the game itself stays as it was.
branch-hand = Played here by hand
back-title = You are looking back.
back-now = Back to now
back-news = Meanwhile the game went on: { $turns ->
    [one] one turn.
   *[other] { $turns } turns.
  }
back-due = It is your turn.
missed = Since you looked away: { $moves ->
    [one] one move.
   *[other] { $moves } moves.
  }
missed-look = Look at them
missed-dismiss = Never mind
share = Share this game
share-explain = The link holds the whole game with all notes and variations. It opens without an account, offline, and on any Seekiste.
share-short-explain = The short link leads to this server, which keeps the game.
share-here = At turn { $turn }
share-eyes = With the eyes chosen here
share-hidden = What comes later is hidden
share-names = With names
share-short = Short link
share-link = Link to the game
share-length = { $characters } characters
share-file = As a file
share-qr = QR code
share-no-qr = This link is too long for a QR code.
refusal-link-cut = This link is cut off: its end is missing. Ask for the whole of it.
refusal-link-damaged = This link was changed on its way: what it holds does not match its checksum.
refusal-link-version = This link was made by another version of Seekiste, which packs games differently.
refusal-link-too-large = There is more in this link than a game can be.
refusal-no-page = The logbook of this device has no such game.

## A new game

new-game = New game
seat-count = How many are playing?
crew = Crew
seat-name = Name at seat { $number }
seat-who = Who plays at seat { $number }
seat-human = A person at this device
hot-seat-note = You pass the device around. In between, all cards are covered.
cast-off = Cast off
options-plain = Kind of game
difficulty = Difficulty { $marks } of 3

## Settings

my-data = Your data
privacy = Privacy
about = About Seekiste
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
played-elsewhere = This game has been played on in another tab. What you do here is not kept.
played-elsewhere-show = Show how it stands
log = Log
help = Help
cover = Cover the cards
hint = Hint
hints = Hints
hint-thinking = One moment, I am playing it through …
hint-failed = Nothing comes to mind just now. Please ask again.
hints-ready = { $count ->
    [one] One hint:
   *[other] { $count } hints:
  }
hint-level = practically equal
hint-unfold = Back to the hints
hint-show = Show
hint-play = Play
hint-noted = Played through many times from what you can see. The record notes that you asked.
hint-not-now = There are hints as soon as it is your turn.
hint-online = There are no hints at online tables: everybody plays with their own head.
undo = Undo
undo-nothing = There is nothing that you could take back.
undo-told = This can no longer be taken back, because there has been news since: { $reason }
undo-told-others = This can no longer be taken back, for the others know it already: { $reason }
go-ahead = Go on
held = Your move is on the table.
talk-silence = Silence on board
talk-limited = Limited talk
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
take-along = Take along
end-behind = { $points ->
    [one] You were one point short.
   *[other] You were { $points } points short.
  }
end-level = Level on points. It does not get any closer.
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
key-hint = get a hint
key-log = log
key-help = this help
key-rules = rulebook
key-step = one move back or on
key-ends = to the beginning, to the end
key-space = Space
key-play = play, pause
key-marks = to the previous or next mark
key-branch = play on from here
key-change = { $key }: { $does }. Change the key
key-press = Press the new key. Esc leaves everything as it was.
keys-single = Single keys
keys-single-on = on
keys-single-off = off
keys-single-explain = Digits, letters and signs do nothing, whether you mistype or dictate. Arrows, Enter and Esc still work.
keys-change-explain = To change a key, choose it and press the new one. If you dictate or often hit keys by accident, switch single keys off.
keys-usual = Back to the usual keys

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
card-kept = { $card }. { $reason }
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

## Online

play-online = Online table
guest = Guest
your-name = Your name
my-tables = Your tables
my-table-with = with { $names }
my-table-waiting = Your turn
my-table-gathering = Still gathering
my-table-playing = Others to move
my-table-over = Over
my-tables-all = Show all { $count } tables

open-table = Open a table
open-table-explain = Everybody plays on a device of their own. You open the table and send the others the link.
open-table-you = You sit here
seat-friend = Open, join by link
table-pace = How do you want to play?
table-pace-live = Right now
table-pace-days = Over days
table-pace-live-explain = Everybody is at the table at the same time. A bot can stand in for somebody who is to move and has been gone for a minute and a half.
table-pace-days-explain = Everybody moves when it suits them. Only after three days can a bot stand in for somebody.

gathering = All aboard?
copied-link = The link is on the clipboard.

no-table = There is no such table. Is the link complete?
no-person = The server did not recognise you.
replaced = You are at this table in another window by now.
outdated = There is a new version of Seekiste. Reload the page to go on.

presence-here = here
presence-gone = not here
presence-relieved = a bot stands in
undo-by-consent = Ask to take back
undo-by-consent-explain = Others have moved since. It can be taken back if { $names } agrees.
undo-asked = You have asked. No answer yet from { $names }.
log-unread = Since you were last here
aside-sat = { $name } sat down.
aside-stood = { $name } got up.
aside-relieved = A bot now plays for { $name }.
aside-returned = { $name } is playing again.
aside-undone = { $name } took back the last move.
aside-declined = { $name } would rather not have the move taken back.
aside-paced = New pace: { $pace }.

chat = Table talk
chat-unread = New lines:

verdict-heard = Proven by what your browser heard during the game: it was played just like this.
verdict-signed = Proven by the server’s signature: the server says that it was played just like this.
verdict-consistent = Only consistent: nothing in the file contradicts itself, but anybody could have made it.
verdict-no-proof = No proof: moves and deal fit together, and nothing shows that this game was ever played.
verdict-broken = Broken: the file contradicts itself, or what your browser heard.
check-record = The record is complete and can be read.
check-moves = Every move follows the rules.
check-chance = Dealt again, the same cards come out.
check-commitment = The seal fits the server’s random number.
check-seed = The shuffle follows from the random numbers of the server and of everybody at the table.
check-transcript = All moves, those taken back included, lead to exactly this game.
check-chain = The chain of checksums has no gap.
check-outcome = The game is over, and it ended as the file says.
check-signature = The server has signed this seal.
check-heard-commitment = It is the seal that your browser saw before the game.
check-heard-nonce = Your own random number is in the shuffle.
check-heard-chain = The checksums that your browser saw on the way appear in this order.
check-heard-seal = The seal of the whole game is the one that your browser heard at the end.
check-outcome-passed = Passed
check-outcome-failed = Failed
check-outcome-not-provable = Not provable

notify = Tell me when it is my turn
notify-on = Yes
notify-off = No
notify-explain = The browser tells you while the page is open in the background.
notify-forbidden = Your browser does not allow this for this page. You can allow it in its settings.
recovery = Move to another device
recovery-explain = With a code you sit at your tables on another device as well. It works once, and a new one replaces it.
recovery-show = Show a code
recovery-enter = Code from another device
recovery-take = Take over
recovery-taken = Welcome back, { $name }. Your tables are on the start page now.

refusal-no-server = The server does not answer.
refusal-no-person = The server no longer knows you.
refusal-unknown-code = There is no such code, or it has been used already.
refusal-not-a-code = That is no code.
refusal-too-many = That was too fast. Try again in a moment.
refusal-server-leaving = The server is just restarting. Try again in a moment.
refusal-store-trouble = The server cannot save anything right now. Your move does not count yet; try again in a moment.
refusal-our-fault = Something went wrong on the server.
refusal-wrong-origin = The server does not admit this page.
refusal-name-empty = What is your name?
refusal-name-too-long = The name is too long.
refusal-name-unprintable = There are characters in the name that nobody can see.
refusal-name-unreadable = A name needs a letter, a number or a picture.
refusal-name-stacked = There are too many marks on one letter of the name.
refusal-name-mixed = The name mixes alphabets whose letters look alike. Take one of them.
refusal-name-taken = Another name at this table looks the same. Add something to yours.
refusal-text-too-long = That is too long.
refusal-text-unprintable = There are characters in it that nobody can see.
refusal-not-provable = Nothing was kept here to compare with.
refusal-not-signed = The file is not signed.
refusal-unknown-key = It is signed by a key that is not known here.
refusal-already-seated = You have a seat already. Get up first if you want another one.
refusal-already-told = This can no longer be taken back, for the others know it already.
refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat.
refusal-no-table = There is no such table.
refusal-nobody-seated = Nobody has sat down yet.
refusal-not-asked = Nobody has asked you that.
refusal-not-away = Somebody is there in that seat.
refusal-not-begun = The game has not begun yet.
refusal-not-gathering = The game is under way already.
refusal-not-host = Only the person who runs the table can do that. If they stay away for long, the others may cast off as well.
refusal-not-over = The game is still going on.
refusal-not-relieved = You are playing yourself already.
refusal-not-seated = You need a seat for that.
refusal-move-pending = Your move is already waiting for the beat. Take it back first if you want another.
refusal-withdrawn = The move was taken back.
refusal-nothing-to-undo = There is nothing that you could take back.
refusal-numbers-only = Only numbers may be named just now.
refusal-relieved = A bot is playing for you. Take your seat back first.
refusal-seat-open = The seat is free already.
refusal-seat-taken = Somebody was quicker: the seat is taken.
refusal-server-fault = Something went wrong on the server. Try again.
refusal-silence = You are playing in silence.
refusal-stale = Something has happened at the table in the meantime. Have a look, then move again.
refusal-unknown-bot = There is no such bot.

## The rulebook

rulebook = Rules
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-found = { $clauses ->
    [0] The rules say nothing about that.
    [one] 1 rule found
   *[other] { $clauses } rules found
  }
rulebook-unknown = There is no rule { $clause }.
rulebook-missing = There are no rules for this game here.
rulebook-failed = The rules could not be loaded. Reload the page.

## First voyage

welcome = Your first time aboard?
welcome-blurb = Three minutes, and you can play In aller Ruhe: at the real table, move by move, without an account.
welcome-go = Sail for three minutes
learn-offer = New here? Three minutes.
learn-resume = Carry on with the first voyage
learn-first-voyage = First voyage

## The app on this device

device = This device
offline-ready = Everything is aboard: all games against bots, lessons, rules and the logbook also work without a network.
offline-preparing = The app is being stowed aboard, so that it also works without a network.
offline-browser = This browser cannot keep the app aboard. Without a network it does not start.
offline-insecure = Without a secure address (https) the browser does not keep the app aboard. Without a network it does not start.
offline-failed = The app could not be stowed aboard: { $error }. Without a network it may not start.
lacks = Does not work here, and the games go on without it:
lacks-awake = Keeping the screen awake.
lacks-copy = Copying at a press of a button: links can be marked and copied by hand.
lacks-notices = Notices when it is your turn.
lacks-touch = A light touch when a card is laid.
lacks-storage = The logbook: games are gone when you close the page.
lacks-why-browser = This browser cannot do it.
lacks-why-insecure = Browsers do it only over a secure address (https).
new-version = A new version is ready.
new-version-game = Your game goes on where it is.
new-version-load = Load it now
new-version-later = Later
trouble-offline = There is no network, and this part of the app is not aboard yet. Your game is saved; reload the page when the network is back.
refusal-no-line = There is no connection. Nothing was sent; your move stays in your hand.

## Sounds

sound = Sounds
sound-heard = Sounds are on: mute them
sound-muted = Sounds are off: switch them on
volume-0 = Off
volume-30 = Soft
volume-60 = Medium
volume-100 = Loud
sea-sound = Sea in the background
sound-on = On
sound-off = Off
touch = Light touch when a card is laid
sound-trouble = This browser plays no sounds: { $error }

## The bar and the daily voyage

nav = Pages
nav-home = Home
nav-learn = Learn
nav-daily = Daily
learn-blurb = Each game in about three minutes, at the real table, with nothing to read first.
learn-what = { $game ->
    [in-aller-ruhe] Fill a sea with islands together, without a word about your cards.
    [santa-timea] Dodge the wind: the lowest card takes the damage.
   *[other] Move beacons, bring ships up the river, and stay ahead of the cloud.
  }
daily = Daily voyage
daily-blurb = One voyage a day for each game, the same for everybody. The first try counts; after that, as often as you like.
daily-days = Days
daily-of = Daily voyage, { $day }
daily-with = { $seats ->
    [1] Alone
    [2] For two
    [3] For three
    [4] For four
   *[other] For five
  }
daily-before-this = Day before
daily-after-this = Day after
daily-all = All voyages of this day
daily-past = A day gone by. Sail it whenever you like; only the day itself counts for a streak.
daily-future = This day has not come yet, or your clock is slow. You can sail it already; it does not count for a streak.
daily-before = There was no daily voyage on this day yet. You can sail it; it does not count for a streak.
daily-streak = { $days ->
    [one] One day in a row.
   *[other] { $days } days in a row.
  }
daily-wake = Your wake
daily-wake-day = { $day }, sailed: { LIST($games) }
daily-wake-explain = Each dot is a voyage: full on the day itself, hollow afterwards, green for a win.
daily-next-in = { $hours ->
    [0] The next voyages are ready in less than an hour.
    [one] The next voyages are ready in an hour.
   *[other] The next voyages are ready in { $hours } hours.
  }
daily-done = You have sailed today. Tomorrow there is a new voyage.
daily-sailed = sailed today
daily-to = To the daily voyage
daily-next = On to today’s voyage
daily-won = Arrived after { $moves } moves
daily-lost = Did not arrive, came { $moves } moves far
daily-place = Place { $place } of { $of } with { $points ->
    [one] one point
   *[other] { $points } points
  }
daily-share = Copy the result
daily-picture = As a picture
daily-copied = Copied. It gives nothing away.
daily-again = Once more, unrated
daily-par = What do captains make of it?
daily-par-sails = The captains are sailing the same voyage and have come to move { $moves } …
daily-par-is = The captains: { $result }.
daily-par-missing = The captains are not available right now.

## Notes

note = New to you
note-read = Got it
notes-again = Show the short notes at the table again
notes-will = They will be back at your next game.

## The analysis

insight = Analysis
insight-running = The game is being judged
insight-stop = Stop
insight-stopped = Stopped. What was judged so far is kept.
insight-go-on = Go on
insight-failed = The analysis could not be made. Nothing is lost; please try again.
insight-side = Curve of
insight-table = The same as a table
insight-deeper = Look more closely (about a minute)
insight-again = Try again at your decisions
insight-ask = Turn { $turn }, { $name }: what would you do now?
insight-thinking = One moment, I am playing it through …
insight-solved = Well done: nothing clearly better was found.
insight-unsolved = There is more in it.
insight-was = Back then: “{ $move }”.
insight-count = { $solved } of { $count } solved
insight-retry = Once more
insight-next = Next
insight-end = Back to the game
