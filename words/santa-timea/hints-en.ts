/** Fluent messages: what speaks for a move of *Santa Timea*, in English. */
export const hints = `
reason-leads = { $card } counts { $value } when led: { $lower ->
    [0] no unknown card counts
    [one] only one unknown card counts
   *[other] { $lower } unknown cards count
  } less, and { $later ->
    [one] one more card is
   *[other] { $later } more cards are
  } still to come. At stake is { $winds } (damage { $damage }).
reason-leads-bride = You hold nothing but pirate brides: { $winds } is yours (damage { $damage }).
reason-void-bride = The pirate bride counts for nothing here, so you do not take { $winds } (damage { $damage }).
reason-knocks-out = { $card } counts as much as { $name }’s card ({ $value }): you knock each other out, and { $winds } does not come to you (damage { $damage }).
reason-takes = You take { $winds } (damage { $damage }) – with { $card }, which counts only { $value }, and save your other cards.
reason-completes-set = { $card } counts least ({ $value }): you take { $winds } (damage { $damage }), and your set { $direction } is complete.
reason-escapes = { $card } counts { $value }: { $name } takes { $winds } (damage { $damage }){ $leads ->
    [0] {"."}
   *[other] {", "}and you lead next.
  }
reason-nobody-takes = { $card } counts { $value }: only ties are left, and nobody takes { $winds } (damage { $damage }).
reason-risks = For now you are lowest with { $value }, and at stake is { $winds } (damage { $damage }). { $lower ->
    [0] No unknown card counts
    [one] One unknown card counts
   *[other] { $lower } unknown cards count
  } less than { $card }, and { $later ->
    [one] one more card is
   *[other] { $later } more cards are
  } still to come.
reason-hides-behind = { $card } counts { $value }: as it stands, { $name } takes { $winds } (damage { $damage }). { $lower ->
    [0] No unknown card counts
    [one] One unknown card counts
   *[other] { $lower } unknown cards count
  } less, and { $later ->
    [one] one more card is
   *[other] { $later } more cards are
  } still to come.
reason-lays-sets-aside = { $count ->
    [one] The set { $sets } laid aside saves
   *[other] The sets { $sets } laid aside save
  } you { $saved } damage.
reason-keeps-pairs = Your pairs bring { $points ->
    [one] one point
   *[other] { $points } points
  }; sets would tear them apart.
`;
