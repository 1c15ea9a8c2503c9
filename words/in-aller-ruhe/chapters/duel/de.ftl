### Moves

move-swap = Zeig deine Hand vor und nimm dafür die offene Reihe
notation-duel =
    swap          die Hand vorzeigen und gegen die offene Reihe tauschen

## What happens

event-took = { $who ->
    [you] Du nimmst { LIST($cards) } aus der Reihe.
   *[other] { $name } nimmt { LIST($cards) } aus der Reihe.
  }
event-revealed = Neu in der Reihe: { LIST($cards) }.
event-hand-shown = { $who ->
    [you] Du zeigst deine Hand vor und legst sie ab: { LIST($cards) }.
   *[other] { $name } zeigt die Hand vor und legt sie ab: { LIST($cards) }.
  }

## How it ends

outcome-sea-full = Das Meer ist voll. { $winner ->
    [you] Du gewinnst mit { $points }.
    [other] { $name } gewinnt mit { $points }.
   *[both] Ihr teilt euch den Sieg mit { $points }.
  }
outcome-hands-empty = Die Karten sind aufgebraucht. { $winner ->
    [you] Du gewinnst mit { $points }.
    [other] { $name } gewinnt mit { $points }.
   *[both] Ihr teilt euch den Sieg mit { $points }.
  }

## What is to be done

todo-swap = Du bist dran: Keine Insel passt. Lege zwei Karten ab oder tausch deine Hand gegen die offene Reihe.

## The table

position-row = Offene Reihe: { $count ->
    [0] –
   *[other] { JOIN($cards, by: ", ") }
  }.
position-sheet = { $who ->
    [you] Du
   *[other] { $name }
  }: { $points } Punkte ({ $laid } Inseln, { $thrown } abgelegt, Folgen { $count ->
    [0] –
   *[other] { JOIN($runs, by: ", ") }
  }).

## What may be said

talk-duel = Ihr spielt gegeneinander: Redet, worüber ihr wollt.

## Why not

refusal-leaves-impossible-gap = Läge die { $card } auf { $space }, ließe sich eine Lücke nicht mehr füllen.
refusal-could-lay = Du kannst noch eine Insel legen: Tauschen darfst du die Hand erst, wenn das nicht geht.
refusal-row-empty = Die offene Reihe ist leer: Es gibt nichts zu tauschen.

## Why a move is good

reason-scores-island = Die { $card } bringt { $points ->
    [1] einen Punkt
   *[other] { SIGNED($points) } Punkte
  }{ $runs ->
    [0] {""}
   *[other] {", "}{ $runs } davon für eine Folge
  }{ $price ->
    [0] {"."}
    [one] {", "}die eine Karte schon abgezogen.
   *[other] {", "}die { $price } Karten schon abgezogen.
  }
reason-swaps = Mit deiner Hand ist nichts zu legen; in der offenen Reihe warten { LIST($cards) }.
