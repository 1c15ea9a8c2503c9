### Santa Timea: what the lobby says.

title = Santa Timea
blurb = Tricks in a storm: the wind decides what your cards are worth, and the lowest card takes the damage.
option-professional = Kind of game
option-professional-explain = In the professional game pairs earn extra points, and many wind cards cost points.
option-professional-on = Professional game
option-professional-on-explain = With a forecast, extra points for pairs and minus points; wind cards that nobody takes stay on the table.
option-professional-off = Basic game
option-professional-off-explain = Damage alone decides: the game to start with.
option-openTricks = Earlier tricks
option-openTricks-explain = Which tricks of the round may be looked at.
option-openTricks-on = All tricks open
option-openTricks-on-explain = Every trick of the round can be looked at again.
option-openTricks-off = Last trick only
option-openTricks-off-explain = Older tricks are put aside: count along.
option-rounds = Rounds
option-rounds-explain = A round has twelve tricks. By the rules, five are played.
option-rounds-value = { $value ->
    [one] One round
   *[other] { $value } rounds
  }
option-rounds-value-explain = { $value ->
    [5] The whole voyage, as the rules have it.
    [one] To try it out: twelve tricks and one evaluation.
   *[other] A shorter voyage with { $value } evaluations.
  }
