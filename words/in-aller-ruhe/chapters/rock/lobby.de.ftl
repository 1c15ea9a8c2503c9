### In aller Ruhe, rock: what the lobby says.

option-rock = Zerklüftete Felsen
option-rock-explain = Ein Felsen sperrt immer eine Reihe und wandert nach jeder Aktion.
option-rock-on = Mit Felsen
option-rock-on-explain = Eine Reihe ist immer gesperrt, bis vier Reihen voll sind.
option-rock-off = Ohne Felsen
option-rock-off-explain = Alle Reihen sind frei befahrbar.
