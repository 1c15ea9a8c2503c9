### In aller Ruhe: what the lobby says.

title = In aller Ruhe
blurb = Fill the sea with islands in ascending order, together – and without a word about your cards.
option-islandsRemoved = Difficulty
option-islandsRemoved-explain = The more islands are missing, the harder the voyage.
option-islandsRemoved-0 = Calm sea
option-islandsRemoved-0-explain = All 80 islands are in play.
option-islandsRemoved-4 = Galatea
option-islandsRemoved-6 = Triton
option-islandsRemoved-8 = Leukothea
option-islandsRemoved-10 = Amphitrite
option-islandsRemoved-12 = Poseidon
option-islandsRemoved-value-explain = { $value } islands are removed unseen before the deal.
option-strict = Strict
option-strict-explain = Whoever begins a turn with fewer than two cards loses the game for everybody.
option-strict-on = Strict
option-strict-on-explain = A single card at the start of a turn is not enough.
option-strict-off = Lenient
option-strict-off-explain = The game is lost only when nothing at all can be done.
option-variant = Variant
option-variant-explain = Another layout or other rules; expansions do not go with it.
option-variant-none = Standard game
option-variant-none-explain = The sea of six by six spaces.
refusal-variants-exclude-mini-expansions = Variants cannot be combined with the mini-expansions.
