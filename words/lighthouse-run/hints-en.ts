/** Fluent messages: what speaks for a move of *Lighthouse Run*, in English. */
export const hints = `
reason-gains = It brings you { $points ->
    [one] one point
   *[other] { $points } points
  }{ $theirs ->
    [0] {"."}
    [one] {", "}the others one between them.
   *[other] {", "}the others { $theirs } between them.
  }
reason-gains-bonus = With the bonus you get { $steps ->
    [one] one space
   *[other] { $steps } spaces
  } further: it brings you { $points ->
    [0] no point yet
    [one] one point
   *[other] { $points } points
  }{ $theirs ->
    [0] {"."}
    [one] {", "}the others one between them.
   *[other] {", "}the others { $theirs } between them.
  }
reason-escapes = { $ships ->
    [one] Your ship { $at } escapes
   *[other] { $ships } of your ships { $at } escape
  } the cloud, which is there at the end of round { $round }, and { $points ->
    [0] { $ships ->
        [one] keeps its points
       *[other] keep their points
      }
    [one] { $ships ->
        [one] brings
       *[other] bring
      } one point
   *[other] { $ships ->
        [one] brings
       *[other] bring
      } { $points } points
  }{ $theirs ->
    [0] {"."}
    [one] {"; "}the others get one between them.
   *[other] {"; "}the others get { $theirs } between them.
  }
reason-advances = { $steps ->
    [0] Your ships stay where they are
    [one] You get one space further, without new points yet
   *[other] You get { $steps } spaces further, without new points yet
  }{ $theirs ->
    [0] {"."}
    [one] {"; "}the others get one between them.
   *[other] {"; "}the others get { $theirs } between them.
  }
reason-only-light = No ship sails: it is only about the light.
reason-light = { $ahead ->
    [0] Then it is dark ahead of all your ships
    [one] Then there is light ahead of one of your ships
   *[other] Then there is light ahead of { $ahead } of your ships
  }{ $held ->
    [0] {"."}
    [one] {"; "}one of the others’ is held by the dark.
   *[other] {"; "}{ $held } of the others’ are held by the dark.
  }
`;
