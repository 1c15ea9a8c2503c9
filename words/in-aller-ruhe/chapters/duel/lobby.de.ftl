### In aller Ruhe, duel: what the lobby says.

option-variant-duel = Eins gegen eins
option-variant-duel-explain = Zu zweit gegeneinander um Punkte, mit offener Kartenreihe.
refusal-strict-excludes-duel = Eins gegen eins gibt es die strenge Regel nicht.
refusal-duel-is-for-two = Eins gegen eins wird genau zu zweit gespielt.
