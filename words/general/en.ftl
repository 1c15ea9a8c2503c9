### Words of no single game.

list = { LIST($parts) }
seat = Player { $number }
bot-random = Flotsam
bot-random-explain = Drifts along: any move that is allowed will do.
bot-cabin-boy = Cabin boy
bot-cabin-boy-explain = New on board: knows the rules and makes a beginner’s mistakes, but no nonsense.
bot-sailor = Sailor
bot-sailor-explain = Knows the trade and does not think for long. Just right for most games.
bot-captain = Captain
bot-captain-explain = Plays every move to its end many times over in the mind. Nobody here is stronger.
hint-asked = { $who ->
    [you] You ask for a hint.
   *[other] { $name } asks for a hint.
  }
worth-chance = chance to win { $mean }% ({ $low } to { $high }%)
worth-exact = chance to win { $mean }% (exact)
share = { $tier ->
    [never] none of them
    [hardly] hardly any
    [tenth] about one game in ten
    [fifth] about one game in five
    [fourth] about one game in four
    [third] about one game in three
    [half] about every second game
    [two-thirds] about two games in three
    [four-fifths] about four games in five
    [almost] almost all
   *[always] every one
  }
placed = { $field }: { $sentence }
refusal-seats-out-of-range = “{ $field }” must be a whole number from { $min } to { $max }, not { $value }.
refusal-unknown-option = There is no such option: “{ $field }”.
refusal-option-value = “{ $field }” cannot be { $value }. Possible: { $allowed }.
refusal-not-an-object = “{ $field }” must be a JSON object.
refusal-not-a-list = “{ $field }” must be a list.
refusal-unknown-format = The format “{ $value }” is unknown; “{ $field }” must be { $allowed }.
refusal-unknown-game = “{ $field }”: the game “{ $value }” is not in the chest.
refusal-rules-version = “{ $field }”: the record follows version { $value } of the rules, this program plays version { $allowed }.
refusal-unknown-rng = “{ $field }”: the generator “{ $value }” is unknown; there is only { $allowed }.
refusal-bad-seed = “{ $field }” must be 64 lower-case hexadecimal digits, not all zero.
refusal-unknown-actor = “{ $field }”: nobody called “{ $value }” sits at this table.
refusal-hint-out-of-place = “{ $field }” must be a whole number from { $from } to { $to }, not { $value }: hints stand in the order of the game.
refusal-hint-twice = “{ $field }”: the same hint is noted twice.
refusal-note-out-of-place = “{ $field }” must be a whole number from { $from } to { $to }, not { $value }: a note or a variation belongs to a moment of its line.
refusal-note-twice = “{ $field }”: notes stand in the order of the game, one for each moment.
refusal-unknown-mark = “{ $field }” cannot be { $value }. Possible: { $allowed }.
refusal-text-too-long = “{ $field }” must be a text of at most { $most } characters.
refusal-not-a-crew = “{ $field }” must name each of the { $seats } players.
refusal-malformed-entry = “{ $field }” is missing or malformed.
refusal-too-many-variations = “{ $field }”: a record holds at most { $most } variations, { $depth } deep.
refusal-no-moves-part = “{ $field }”: the empty line after the header, where the moves begin, is missing.
refusal-unreadable-move = I cannot read “{ $value }” as a move ({ $field }).
refusal-malformed-move = The move is malformed: “{ $field }” is wrong.
refusal-bad-position = The position contradicts itself: “{ $field }” is wrong.
refusal-other = That is not possible here ({ $code }).
