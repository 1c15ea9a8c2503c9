### In aller Ruhe, pyramid: what the lobby says.

option-variant-pyramid = Die Pyramide
option-variant-pyramid-explain = Jede Insel am Rand deckt eine Erkundungskarte auf.
option-pyramid = Pyramide
option-pyramid-explain = Wie tückisch das Erkunden ist.
option-pyramid-normal = Normal
option-pyramid-normal-explain = Mit allen fünf Seeungeheuern.
option-pyramid-easier = Leichter
option-pyramid-easier-explain = Drei Seeungeheuer weichen harmlosen Karten.
option-pyramid-harder = Schwerer
option-pyramid-harder-explain = Auch jeder Aufbruch kostet dich eine Karte.
refusal-difficulty-needs-pyramid = Leichter oder schwerer gibt es nur bei der Pyramide.
