/** Fluent messages: words of no single game. */
export const de = `
seat = Person { $number }
bot = Bot { $number }

refusal-seats-out-of-range = „{ $field }“ muss eine ganze Zahl von { $min } bis { $max } sein, nicht { $value }.
refusal-unknown-option = Diese Option gibt es nicht: „{ $field }“.
refusal-option-value = „{ $field }“ kann nicht { $value } sein. Möglich: { $allowed }.
refusal-not-an-object = „{ $field }“ muss ein JSON-Objekt sein.
refusal-not-a-list = „{ $field }“ muss eine Liste sein.
refusal-unknown-format = Das Format „{ $value }“ ist unbekannt; „{ $field }“ muss { $allowed } lauten.
refusal-unknown-game = „{ $field }“: Das Spiel „{ $value }“ ist nicht in der Kiste.
refusal-rules-version = „{ $field }“: Der Mitschnitt gehört zu Regelfassung { $value }, gespielt wird nach { $allowed }.
refusal-unknown-rng = „{ $field }“: Der Zufallsgenerator „{ $value }“ ist unbekannt; es gibt nur { $allowed }.
refusal-bad-seed = „{ $field }“ muss aus 64 kleinen Hexadezimalziffern bestehen, nicht lauter Nullen.
refusal-unknown-actor = „{ $field }“: An diesem Tisch sitzt niemand namens „{ $value }“.
refusal-no-moves-part = „{ $field }“: Nach dem Kopf fehlt die Leerzeile, mit der die Züge beginnen.
refusal-unreadable-move = „{ $value }“ verstehe ich nicht als Zug ({ $field }).
refusal-malformed-move = Der Zug ist falsch aufgebaut: „{ $field }“ stimmt nicht.
refusal-bad-position = Die Stellung widerspricht sich: „{ $field }“ stimmt nicht.
refusal-other = Das geht hier nicht ({ $code }).
`;
