### Lighthouse Run: what the lobby says.

title = Lighthouse Run
blurb = Bring your ships into the harbour before the storm catches them. Only three of six lighthouses are lit – and whoever takes others along gets further.
option-mode = Way to play
option-mode-explain = With two players the river is livelier if Erik joins in or both lead a great fleet.
option-mode-standard = Standard
option-mode-standard-explain = For two, three or four, everybody with one colour.
option-mode-erik = With Erik
option-mode-erik-explain = For two only: at the end of each round Erik the klabautermann moves ships of his own, even in the dark – and he may well win.
option-mode-fleet = The great fleet
option-mode-fleet-explain = For two only: both lead two colours and play one card of each in every round.
refusal-erik-is-for-two = Erik only joins a game for two.
refusal-fleet-is-for-two = The great fleet is for two only.
