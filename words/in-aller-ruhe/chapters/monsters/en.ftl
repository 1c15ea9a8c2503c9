### In aller Ruhe, monsters: what is said at the table.

## Moves

move-monster = Play the sea monster on { $space }
notation-monsters =
    M C4          play a sea monster on C4

## What happens

event-destroyed = { $who ->
    [you] Your sea monster destroys the { $card } on { $space }.
   *[other] { $name }’s sea monster destroys the { $card } on { $space }.
  }
event-monsters-announced = No arrival yet: { $count ->
    [one] a sea monster is still held by { LIST($names) }.
   *[other] sea monsters are still held by { LIST($names) }.
  }

## What is to be done

todo-monster = Your turn: all you can do is play a sea monster on an island.
todo-monster-or-discard = Your turn: you cannot lay an island now. Discard two cards or play a sea monster.

## Why not

refusal-monster-kept = A sea monster cannot be discarded.
refusal-nothing-to-destroy = No island lies on { $space } for the sea monster to destroy.
refusal-monster-in-hand = You cannot arrive with a sea monster in your hand.
refusal-monsters-about = Somebody still holds a sea monster: you can arrive only after that.

## Why a move is good

reason-destroys = Without { $card }, { $numbers ->
    [one] one number fits
   *[other] { $numbers } numbers fit
  } into { gap-named } with its { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
  }{ $own ->
    [0] {"."}
    [one] {"; "}you hold one of them.
   *[other] {"; "}you hold { $own } of them.
  }
