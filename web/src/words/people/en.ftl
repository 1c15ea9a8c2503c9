### People at online tables, their data, and what they can do about each other. Fetched only there.

refusal-too-many-reports = That was enough reports for today. Try again tomorrow.
refusal-already-reported = You have reported that today already.
refusal-too-many-pushes = You are already called on ten devices. End one of them under “Your data”.
refusal-too-many-blocks = You cannot stop hearing more people than that.
refusal-own-person = That is you.
refusal-no-such-person = That person is no longer here.
refusal-no-device = That device is signed out already.
refusal-next-blocked = The next round was opened by somebody you do not want to hear.
refusal-removed = You were asked to leave, and cannot sit down at this table again.
refusal-nothing-to-change = It is like that already.
refusal-other-rules = This game follows a version of the rules that this server does not have. It is kept, and will go on where those rules are.
refusal-no-watchers = Nobody watches at this table.
refusal-no-person-there = Nobody who plays is sitting there.
refusal-already-host = That person runs the table already.
left-name = somebody who left
aside-ended = You have ended the game together.
aside-end-declined = { $name } would rather play on.
aside-end-asked = { $name } would like to end the game.
aside-watchers-closed = From now on nobody watches.
aside-watchers-open = Watching is allowed again.
aside-entrusted = { $name } runs the table now.
aside-left = { $name } has signed off for good. A bot plays on.
aside-removed = { $name } was asked to leave the table.
device-ended = This device has been signed out.
no-watchers = Nobody watches at this table. They would like to be among themselves.
## The table, and who runs it
table-menu = Table and people
table-host-you = You run this table.
table-host = { $name } runs this table.
table-host-nobody = The next person who sits down runs this table.
table-people = At the table
person-more = { $name }: more
person-remove = Ask to leave
person-remove-explain = The seat becomes free. This person cannot sit down here again.
person-entrust = Hand the table on
person-entrust-explain = After that { $name } runs the table, and you no longer do.
person-block = Stop hearing
person-block-explain = You read nothing more from { $name }, at any table, and are not taken along to another round. { $name } is not told.
person-blocked = You no longer hear { $name }. You can undo that under “Your data”.
person-report = Report
person-report-explain = The report goes to the people who run this server, together with what { $name } wrote last at this table.
person-reported = Thank you. The report has arrived.
report-reason = What is it about?
report-reason-talk = What was said
report-reason-name = The name
report-reason-play = How it was played
report-reason-other = Something else
report-text = What happened? (optional)
report-send = Send the report
watching = Watching
watching-open = Allowed
watching-closed = Nobody
watching-explain-open = Everyone with the link may watch, without hidden cards.
watching-explain-closed = Once the game runs, only people with a seat get in.
end-game = End the game together
end-game-explain = If everyone agrees, the game is over without a result. Bots are not asked.
end-game-ask = Ask the others
end-game-alone = End the game
end-asked = { $name } would like to end the game without a result. Do you agree?
end-waiting = End the game? Still to answer: { $names }.
end-yes = Yes, end it
end-no = No, play on
ended-title = You have ended the game together

## Your data
my-data-lead = What this server knows about you, what you can take along, and how you delete it.
my-data-nobody = This server does not know you. It remembers your name only once you come to an online table.
my-data-offline = There is no server here right now. Everything you play stays on this device.
my-data-known = Here you are called { $name }.
devices = Devices
devices-explain = You are signed in on these devices. If you do not know one of them, sign it out.
device-kind = { $browser } on { $system }
device-browser-other = A browser
device-system-other = an unknown device
device-unknown = A device from before
device-here = this one
device-since = since { $date }
device-seen = last seen { $date }
device-end = Sign out
device-end-named = Sign out { $device }
device-end-here = Sign out here? Without a code you will not get back to your tables.
device-ended-said = The device is signed out.
take-along = Take along
take-along-explain = One file with your name, your devices and tables, where you are called, the records of your finished games, everything you wrote, and whom you do not hear.
take-along-do = Download everything
take-along-done = Here is your file.
blocked-people = Whom you do not hear
blocked-nobody = You hear everyone.
blocked-undo = Hear again
blocked-undo-named = Hear { $name } again
delete-me = Delete
delete-me-explain = Your name, your devices and everything you wrote disappear from this server. At running tables a bot plays on for you. Finished games stay for the others, with “somebody who left” in your place. What lies on this device stays.
delete-me-ask = Delete me …
delete-me-sure = This cannot be undone. Really delete everything?
delete-me-do = Yes, delete for good
delete-me-keep = No, keep it
delete-me-done = You are deleted. This server no longer knows you.

## Privacy and about
privacy-lead = No account, no advertising, no statistics, and no third parties unless you want to be called. What is not there cannot be lost.
privacy-device = On your device
privacy-device-text = Games against bots or with others on one device, your logbook, your progress and your settings are in this browser only. They leave it only when you share or save them yourself.
privacy-server = On the server
privacy-server-text = Once you come to an online table, the server that you play on remembers: your name; for each device a hash of its key, roughly what kind of browser it is, since when, and when it was last seen; your tables with every move and every line that you write; and whom you do not want to hear. One cookie keeps you signed in and does nothing else. Internet addresses are not stored. At most they are in the log for a while, when somebody overloads the server.
privacy-others = Who sees what
privacy-others-text = At the table everyone sees your name, whether you are there, and what you write. Whoever has the link to a table may watch, unless it is closed, and fetch the record after the end. The people who run the server can see everything that it stores, your cards included.
privacy-called = If you are called
privacy-called-text = If you want to be called when it is your turn, the server remembers an address at the push service of your browser (of Google, Mozilla, Apple or Microsoft), the key for it, your language, your time zone and your quiet hours. Calls travel through that service. It sees that and when you are called, not what is in it: that is encrypted for your device alone. You end it in the settings or under “Your data”.
privacy-kept = How long
privacy-kept-text = A table that nobody has touched for long disappears from the lists; with the link you can still open it. Whether and when it is removed altogether is set by those who run the server. Reports stay for 90 days unless it is set otherwise, even if the reported person deletes themselves.
privacy-yours = Your rights
privacy-yours-text = Under “Your data” you see your devices, take everything along and delete yourself, without asking anybody. After that your name is in no finished game, and what you wrote is gone. What others wrote about you or saved for themselves we cannot fetch back. In backups your entry stays until they are overwritten.
about-lead = Three games of the sea, for everyone who likes to play them.
about-text = Seekiste is free: no account, no advertising, and the source is open. Play alone, with others on one device, or online with friends, on a server of your own if you like.
about-trust-text = Every online game can be checked after its end: cards, moves and result.

## At online tables
try-again = Try again
seat-open = Seat { $number } is free
seat-take = Sit here
seat-leave = Get up
seat-host = runs the table
gathering-host = Send the others the link. When everybody is seated, you cast off.
gathering-wait = { $name } casts off when everybody is seated.
gathering-somebody = Whoever opened the table
gathering-watching = Pick a free seat, or just watch.
gathering-full = All seats are taken. You can watch.
gathering-open = { $open ->
    [one] One seat is still free. If you cast off now, a bot plays there.
   *[other] { $open } seats are still free. If you cast off now, bots play there.
  }
cast-off-wait = Keep waiting
cast-off-anyway = Yes, cast off
gathering-silence = Once you have cast off, you play in silence.
invite = Bring the others in
invite-explain = This link leads to the table. Nobody needs an account.
invite-link = Link to the table
invite-copy = Copy the link
invite-share = Share …
invite-qr = QR code with the link to the table
fair = An honest shuffle
fair-explain = The server has already drawn its random number and fixed it with this seal. Every browser adds one of its own when somebody sits down, and only all of them together make the shuffle. After the game everything is revealed, and you can check it.
fair-seal = Seal (SHA-256):
arriving = Taking you to the table …
replaced-here = Play on here
line-lost = Connection lost – trying again.
line-waiting = What you did will be sent as soon as it is back.
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } are watching.
  }
you-watch = You are watching.
watchers-too = { $count ->
    [one] So is somebody else.
   *[other] So are { $count } others.
  }
came = { $name } is back.
went = { $name } is no longer here.
away = You have been waiting for { $name } for a while.
relieve = Let a bot play for { $name }
relieved-you = A bot is playing for you.
return = Play on yourself
consent = { $name } would like to take back the last move.
consent-yes = Agree
consent-no = Rather not
notice-turn = Your turn: { $game }
chat-hint = Say something
chat-hint-watchers = To other watchers
chat-watcher = watching
chat-send = Send
rematch-wanted = There is another voyage: your seat at the next table is kept for you.
rematch-follow = Come along
verify = Verify
verify-limits = This shows that the cards were fixed before the game and that nobody changed them afterwards. It does not show that whoever runs the server did not know the cards during the game.
record-save = Save the record
record-saved = The record is saved, with everything needed to check it.

## Table and pocket: a screen in the middle, a hand on each phone.

open-table-who = Where do you play?
open-table-seat = I sit at the table
open-table-middle = This screen in the middle
open-table-middle-explain = This screen shows the open table, without a hand. Each phone scans the code and becomes a hand.
middle-scan = Scan this with your phone
middle-scan-explain = Every phone becomes a hand. Nobody needs an account.
middle-code = Code that leads to this table
middle-come = To the table
middle-come-explain = Join, or come back
middle-address = The address in the code
middle-lonely = Only this machine reaches the server. Start it for everybody in the same network: npm start -- --host 0.0.0.0
middle-hosting = Everybody there? Then cast off.
middle-guest = Waiting for { $name } to cast off.
middle-dims = This screen may go dark by itself: { $why ->
    [insecure] browsers keep it awake only over https. Switch off its sleep for the evening.
   *[browser] this browser cannot keep it awake. Switch off its sleep for the evening.
}
hand-sit = Take a seat
hand-seated = You sit at the table, { $name }.
hand-wait = Look at the screen in the middle. When everybody is there, it casts off.
hand-full = All seats are taken. You can watch.
hand-switch = { $now ->
    [hand] Show the board as well
   *[both] Show the hand only
}
hand-lately = What happened last
refusal-only-watching = This screen only watches. Sit down with another device.

# What a review and a study refuse.
refusal-already-asked = You have asked already.
refusal-already-leader = This person leads already.
refusal-no-such-line = This branch is not there any more.
refusal-no-such-moment = There is no such moment in this game.
refusal-not-here = This person is not here at the moment.
refusal-not-leader = Only the one who leads can do that.
refusal-review-full = This review is full. A study of its own has room for more.
refusal-study-differs = This is not the game that the moves belong to.
refusal-study-too-long = This game is too long to be played on.

# Looking at a game together.
review = Look at it together
review-you-lead = You lead. The others see what you look at.
review-following = You go along with { $name }.
review-around = You are looking around. { $name } is at turn { $turn }.
review-trying = You are trying moves. Everybody sees the variation.
review-leader-gone = { $name } led and is not here.
review-no-leader = Nobody leads.
review-come-back = Back to { $name } (F)
review-take = Take the lead
review-ask = Ask to lead
review-asked = You have asked to lead.
review-hand-on = Hand on the lead
review-hand-over = { $name } would like to lead: hand over
review-leave = To the table
review-try = Try moves

# A table that begins with a known deal.
study = Study
study-known = This is a study: the deal is known, and { $moves ->
    [one] one move was made
   *[other] { $moves } moves were made
 } before. Nothing about the deal is proven, and the result does not count in the statistics.
study-online = As a new table online
study-here = On this device
study-where = Where is it played on?
study-open = Open the table
study-explain = A new table with these cards, from this turn on. Whoever has its link can sit down; everybody sees that the deal is known.
study-you = You
