### In aller Ruhe, rock: what is said at the table.

## Moves

move-rock = Move the rock to row { $row }
move-hold = Hold the rock and discard { LIST($cards) } for it
notation-rock =
    rock 3        move the rock to row 3
    hold 5 A      hold the rock

## What happens

event-threw-rock = { $who ->
    [you] You discard { $count } cards for it.
   *[other] { $name } discards { $count } cards for it.
  }
event-rock-moved = { $who ->
    [you] You move the rock to row { $row }.
   *[other] { $name } moves the rock to row { $row }.
  }
event-rock-held = { $who ->
    [you] You hold the rock.
   *[other] { $name } holds the rock.
  }
event-rock-gone = Four rows are full: the rock is passed.

## What is to be done

todo-rock-place = Place the rock beside a row of your choice.
todo-rock = Move the rock to another row, or discard two cards to hold it.

## The table

position-rock = { $row ->
    [0] The rock lies nowhere yet.
   *[other] The rock blocks row { $row }.
  }

## Why not

refusal-rock-first = First the rock is moved or held.
refusal-rock-not-due = The rock moves only after an action.
refusal-rock-not-placed = The rock does not lie beside any row yet.
refusal-rock-stays = The rock already lies beside row { $row }; to keep it there, discard two cards.
refusal-holding-costs-two = Holding the rock costs exactly two cards, not { $count }.
refusal-row-blocked-by-rock = The rock lies in the row of { $space }: nothing may go there.

## Why a move is good

reason-moves-rock = Row { $row } has { $open ->
    [one] only one open space
   *[other] { $open } open spaces
  }: { $room ->
    [little] the rock does little harm there.
   *[much] with so much room, it can wait.
  }
reason-holds-rock = The rock is well placed at row { $row }, and you can do without { LIST($cards) } for that.
