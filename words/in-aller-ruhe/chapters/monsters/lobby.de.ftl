### In aller Ruhe, monsters: what the lobby says.

option-monsters = Seeungeheuer
option-monsters-explain = Sie lassen sich nur loswerden, indem sie eine Insel zerstören.
option-monsters-value = { $value } Ungeheuer
option-monsters-value-explain = { $value } Seeungeheuer kommen in die Zugstapel.
option-monsters-0 = Keine
option-monsters-0-explain = Das Meer ist friedlich.
