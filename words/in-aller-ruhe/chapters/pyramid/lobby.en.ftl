### In aller Ruhe, pyramid: what the lobby says.

option-variant-pyramid = The pyramid
option-variant-pyramid-explain = Every island at the edge turns up an exploration card.
option-pyramid = Pyramid
option-pyramid-explain = How treacherous exploring is.
option-pyramid-normal = Normal
option-pyramid-normal-explain = With all five sea monsters.
option-pyramid-easier = Easier
option-pyramid-easier-explain = Three sea monsters give way to harmless cards.
option-pyramid-harder = Harder
option-pyramid-harder-explain = Every departure costs you a card, too.
refusal-difficulty-needs-pyramid = Easier and harder exist only for the pyramid.
