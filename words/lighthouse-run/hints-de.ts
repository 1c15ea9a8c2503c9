/** Fluent messages: what speaks for a move of *Lighthouse Run*, in German. */
export const hints = `
reason-gains = Das bringt dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }{ $theirs ->
    [0] {"."}
    [one] {", "}den anderen zusammen einen.
   *[other] {", "}den anderen zusammen { $theirs }.
  }
reason-gains-bonus = Mit dem Bonus kommst du { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  } weit: Das bringt dir { $points ->
    [0] noch keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
  }{ $theirs ->
    [0] {"."}
    [one] {", "}den anderen zusammen einen.
   *[other] {", "}den anderen zusammen { $theirs }.
  }
reason-escapes = { $ships ->
    [one] Dein Schiff { $at } entkommt
   *[other] { $ships } deiner Schiffe { $at } entkommen
  } der Wolke, die am Ende von Runde { $round } dort ist, und { $points ->
    [0] { $ships ->
        [one] behält seine Punkte
       *[other] behalten ihre Punkte
      }
    [one] { $ships ->
        [one] bringt
       *[other] bringen
      } einen Punkt
   *[other] { $ships ->
        [one] bringt
       *[other] bringen
      } { $points } Punkte
  }{ $theirs ->
    [0] {"."}
    [one] {"; "}die anderen bekommen zusammen einen.
   *[other] {"; "}die anderen bekommen zusammen { $theirs }.
  }
reason-advances = { $steps ->
    [0] Deine Schiffe bleiben, wo sie sind
    [one] Du kommst ein Feld voran, noch ohne neue Punkte
   *[other] Du kommst { $steps } Felder voran, noch ohne neue Punkte
  }{ $theirs ->
    [0] {"."}
    [one] {"; "}die anderen bekommen zusammen einen.
   *[other] {"; "}die anderen bekommen zusammen { $theirs }.
  }
reason-only-light = Kein Schiff fährt: Es geht nur um das Licht.
reason-light = { $ahead ->
    [0] Danach ist es vor allen deinen Schiffen dunkel
    [one] Danach liegt vor einem deiner Schiffe Licht
   *[other] Danach liegt vor { $ahead } deiner Schiffe Licht
  }{ $held ->
    [0] {"."}
    [one] {"; "}ein fremdes hängt im Dunkeln fest.
   *[other] {"; "}{ $held } fremde hängen im Dunkeln fest.
  }
`;
