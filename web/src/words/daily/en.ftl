### The list of a day's results, on servers that have one. Fetched with the daily voyage.

daily-list = Everybody’s results
daily-list-empty = Nobody is listed yet.
daily-list-count = { $total ->
    [one] One result
   *[other] { $total } results
  }. The server played each again before it was listed.
daily-list-mine = You are in place { $place } of { $total }.
daily-list-add = List my result
daily-list-added = Listed, in place { $place }.
daily-list-who = Who
daily-list-how = Result
daily-list-you = { $name } (you)
daily-list-hints = { $hints ->
    [one] one hint
   *[other] { $hints } hints
  }
daily-list-compare = Compare
daily-list-compare-with = Compare with { $name }
daily-list-watch = Look at it
daily-list-watch-with = Look at the try of { $name }
daily-list-same = You and { $name } sailed the very same voyage.
daily-list-parted = Here you and { $name } parted. The variation is what { $name } did.
refusal-no-voyage = There is no such voyage on this server.
refusal-no-try = This result is no longer listed.
refusal-not-the-day = Only the day itself is listed. Your result stays in your logbook.
refusal-already-listed = You are listed already: the first result counts.
refusal-not-sailed = First list your own result: other tries give the deal away.
refusal-other-voyage = The server deals another voyage for this day than your app does. Your result stays in your logbook.
refusal-other-crew = The crew on board does not play as the server’s does: app and server are of different versions. Your result stays in your logbook.
