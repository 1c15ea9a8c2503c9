### Lighthouse Run: what the lobby says.

title = Lighthouse Run
blurb = Bringt eure Schiffe in den Hafen, ehe das Unwetter sie einholt. Nur drei von sechs Leuchttürmen leuchten – und wer andere mitnimmt, kommt selbst weiter.
option-mode = Spielart
option-mode-explain = Zu zweit ist mehr los auf dem Fluss, wenn Erik mitfährt oder beide eine große Flotte führen.
option-mode-standard = Grundspiel
option-mode-standard-explain = Zu zweit, zu dritt oder zu viert, alle mit einer Farbe.
option-mode-erik = Mit Erik
option-mode-erik-explain = Nur zu zweit: Am Ende jeder Runde zieht der Klabautermann Erik seine eigenen Schiffe, auch im Dunkeln – und gewinnen kann er auch.
option-mode-fleet = Die große Flotte
option-mode-fleet-explain = Nur zu zweit: Beide führen zwei Farben und spielen in jeder Runde von jeder eine Karte.
refusal-erik-is-for-two = Erik fährt nur mit, wenn ihr zu zweit seid.
refusal-fleet-is-for-two = Die große Flotte ist nur etwas für zwei.
