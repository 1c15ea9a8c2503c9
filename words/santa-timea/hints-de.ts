/** Fluent messages: what speaks for a move of *Santa Timea*, in German. */
export const hints = `
reason-leads = { $card } zählt ausgespielt { $value }: { $lower ->
    [0] Keine unbekannte Karte zählt weniger
    [one] Nur eine unbekannte Karte zählt weniger
   *[other] { $lower } unbekannte Karten zählen weniger
  }, und { $later ->
    [one] eine Karte kommt noch nach
   *[other] { $later } Karten kommen noch nach
  }. Es geht um { $winds } (Schaden { $damage }).
reason-leads-bride = Dir bleiben nur Piratenbräute: { $winds } geht an dich (Schaden { $damage }).
reason-void-bride = Die Piratenbraut zählt hier nichts, also nimmst du { $winds } nicht (Schaden { $damage }).
reason-knocks-out = { $card } zählt so viel wie die Karte von { $name } ({ $value }): Ihr stecht euch aus, und { $winds } geht nicht an dich (Schaden { $damage }).
reason-takes = Du nimmst { $winds } (Schaden { $damage }) – mit { $card }, die nur { $value } zählt, und hebst dir die übrigen Karten auf.
reason-completes-set = { $card } zählt am wenigsten ({ $value }): Du nimmst { $winds } (Schaden { $damage }), und dein Set { $direction } ist voll.
reason-escapes = { $card } zählt { $value }: { $name } nimmt { $winds } (Schaden { $damage }){ $leads ->
    [0] {"."}
   *[other] {", "}und du spielst als Nächstes aus.
  }
reason-nobody-takes = { $card } zählt { $value }: Es bleiben nur Gleichstände, und niemand nimmt { $winds } (Schaden { $damage }).
reason-risks = Noch liegst du mit { $value } unten, und es geht um { $winds } (Schaden { $damage }). { $lower ->
    [0] Keine unbekannte Karte zählt weniger als { $card }
    [one] Eine unbekannte Karte zählt weniger als { $card }
   *[other] { $lower } unbekannte Karten zählen weniger als { $card }
  }, und { $later ->
    [one] eine Karte kommt noch nach
   *[other] { $later } Karten kommen noch nach
  }.
reason-hides-behind = { $card } zählt { $value }: So nimmt { $name } { $winds } (Schaden { $damage }). { $lower ->
    [0] Keine unbekannte Karte zählt weniger
    [one] Eine unbekannte Karte zählt weniger
   *[other] { $lower } unbekannte Karten zählen weniger
  }, und { $later ->
    [one] eine Karte kommt noch nach
   *[other] { $later } Karten kommen noch nach
  }.
reason-lays-sets-aside = { $count ->
    [one] Das Set { $sets } zur Seite erspart
   *[other] Die Sets { $sets } zur Seite ersparen
  } dir { $saved } Schaden.
reason-keeps-pairs = Deine Paare bringen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }; Sets würden sie zerreißen.
`;
