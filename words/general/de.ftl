### Words of no single game.

list = { LIST($parts) }
seat = Person { $number }
bot-random = Treibgut
bot-random-explain = Treibt vor sich hin: Jeder erlaubte Zug ist ihm gleich recht.
bot-cabin-boy = Schiffsjunge
bot-cabin-boy-explain = Noch nicht lange an Bord: kennt die Regeln, macht Anfängerfehler, aber keinen Unsinn.
bot-sailor = Matrose
bot-sailor-explain = Versteht sein Handwerk und überlegt nicht lange. Für die meisten Runden genau richtig.
bot-captain = Kapitän
bot-captain-explain = Spielt jeden Zug im Kopf viele Male zu Ende. Stärker ist hier niemand.
hint-asked = { $who ->
    [you] Du holst dir einen Tipp.
   *[other] { $name } holt sich einen Tipp.
  }
worth-chance = Siegchance { $mean } % ({ $low } bis { $high } %)
worth-exact = Siegchance { $mean } % (ausgerechnet)
share = { $tier ->
    [never] keine einzige
    [hardly] kaum eine
    [tenth] etwa jede zehnte Partie
    [fifth] etwa jede fünfte Partie
    [fourth] etwa jede vierte Partie
    [third] etwa jede dritte Partie
    [half] etwa jede zweite Partie
    [two-thirds] etwa zwei von drei Partien
    [four-fifths] etwa vier von fünf Partien
    [almost] fast alle
   *[always] alle
  }
placed = { $field }: { $sentence }
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
refusal-hint-out-of-place = „{ $field }“ muss eine ganze Zahl von { $from } bis { $to } sein, nicht { $value }: Tipps stehen in der Reihenfolge der Partie.
refusal-hint-twice = „{ $field }“: Derselbe Tipp ist doppelt vermerkt.
refusal-note-out-of-place = „{ $field }“ muss eine ganze Zahl von { $from } bis { $to } sein, nicht { $value }: Jede Notiz und jede Variante gehört zu einem Moment ihrer Zugfolge.
refusal-note-twice = „{ $field }“: Notizen stehen in der Reihenfolge der Partie, eine je Moment.
refusal-unknown-mark = „{ $field }“ kann nicht { $value } sein. Möglich: { $allowed }.
refusal-text-too-long = „{ $field }“ muss ein Text von höchstens { $most } Zeichen sein.
refusal-not-a-crew = „{ $field }“ muss alle { $seats } Mitspielenden nennen.
refusal-malformed-entry = „{ $field }“ fehlt oder ist nicht zu lesen.
refusal-too-many-variations = „{ $field }“: Ein Mitschnitt fasst höchstens { $most } Varianten, { $depth } tief.
refusal-no-moves-part = „{ $field }“: Nach dem Kopf fehlt die Leerzeile, mit der die Züge beginnen.
refusal-unreadable-move = „{ $value }“ verstehe ich nicht als Zug ({ $field }).
refusal-malformed-move = Der Zug ist falsch aufgebaut: „{ $field }“ stimmt nicht.
refusal-bad-position = Die Stellung widerspricht sich: „{ $field }“ stimmt nicht.
refusal-other = Das geht hier nicht ({ $code }).
