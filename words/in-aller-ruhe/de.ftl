### Cards, seats and other things

card-arrival = Ankunft
card-departure = Aufbruch
cards-island = die { $number }
cards-arrival = { $count ->
    [one] eine Ankunft
   *[other] { $count } Ankünfte
  }
cards-departure = { $count ->
    [one] einen Aufbruch
   *[other] { $count } Aufbrüche
  }
card-monster = Seeungeheuer
cards-monster = { $count ->
    [one] ein Seeungeheuer
   *[other] { $count } Seeungeheuer
  }
card-compass = Kompass
card-yellow = Gelber Sturm
card-violet = Violetter Sturm
card-orange = Oranger Sturm
card-rock = Felsen
card-border = Randkarte
cards-compass = { $count ->
    [one] einen Kompass
   *[other] { $count } Kompasse
  }
seat-named = { $who ->
    [you] { $form ->
        [awaited] dich
       *[plain] du
      }
   *[other] { $name }
  }
pledge-named = { seat-named } { $count }

## Moves

move-deal = Gib die Karten
move-lay = Lege die { $card } auf { $space }
move-lay-paying = Lege die { $card } auf { $space } und lege dafür { LIST($pay) } ab
move-depart = Spiele den Aufbruch
move-pledge = { $count ->
    [0] Sag keine Karte zu
    [one] Sag eine Karte zu
   *[other] Sag { $count } Karten zu
  }
move-give = Lege für den Aufbruch { LIST($cards) } ab
move-arrive = Spiele die Ankunft
move-discard = Lege { LIST($cards) } ab
notation =
    17 C4         die 17 auf C4 legen
    17 C4 - 5 A   … und dafür die 5 und eine Ankunft ablegen
    - 5 A         zwei Karten ablegen
    D             den Aufbruch spielen
    pledge 3      drei Karten für den Aufbruch zusagen
    give 5 9 A    die zugesagten Karten ablegen
    A             die Ankunft spielen
    give 5 + 2    … zwei davon ungesehen vom Stapel (gelber Sturm)

## What happens

event-dealt = { $removed ->
    [0] Die Karten sind gegeben.
   *[other] Die Karten sind gegeben, { $removed } Inseln fehlen.
  } { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
  }
event-drew = Du ziehst { LIST($cards) }.
event-laid = { $who ->
    [you] Du legst die { $card } auf { $space }.
   *[other] { $name } legt die { $card } auf { $space }.
  }
event-threw-price = { $who ->
    [you] Du legst dafür { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ab.
   *[other] { $name } legt dafür { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ab.
  }
event-threw-two = { $who ->
    [you] Du legst { $count } Karten ab.
   *[other] { $name } legt { $count } Karten ab.
  }
event-threw-eight = { $who ->
    [you] Du legst für den Aufbruch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ab.
   *[other] { $name } legt für den Aufbruch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ab.
  }
event-departed = { $who ->
    [you] Du spielst den Aufbruch.
   *[other] { $name } spielt den Aufbruch.
  } { $crew ->
    [solo] Dafür gibst du acht Karten her.
    [team] Dafür gebt ihr zusammen acht Karten her.
   *[watched] Dafür gibt die Gruppe zusammen acht Karten her.
  }
event-pledged = { $who ->
    [you] Du sagst { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
      } zu.
   *[other] { $name } sagt { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
      } zu.
  }
event-pledges-missed = { $sum ->
    [0] Zugesagt ist keine Karte statt acht: Es folgt eine neue Runde.
    [one] Zugesagt ist eine Karte statt acht: Es folgt eine neue Runde.
   *[other] Zugesagt sind { $sum } Karten statt acht: Es folgt eine neue Runde.
  }
event-pledges-settled = Die Zusagen werden auf acht ausgeglichen: { LIST($pledges) }.
event-arrived = { $who ->
    [you] Du spielst die Ankunft.
   *[other] { $name } spielt die Ankunft.
  }

## How it ends

outcome-arrived = { $crew ->
    [solo] Gewonnen! Das Meer ist voller Inseln, und du bist angekommen.
    [team] Gewonnen! Das Meer ist voller Inseln, und ihr seid angekommen.
   *[watched] Gewonnen! Das Meer ist voller Inseln, und das Schiff ist angekommen.
  }
outcome-no-action = { $who ->
    [you] Verloren: Du bist dran und kannst nichts mehr tun.
   *[other] Verloren: { $name } ist dran und kann nichts mehr tun.
  }
outcome-too-few-cards = { $who ->
    [you] Verloren: Du beginnst deinen Zug mit weniger als zwei Karten.
   *[other] Verloren: { $name } beginnt den Zug mit weniger als zwei Karten.
  }
outcome-eight-impossible = { $crew ->
    [solo] Verloren: Für den Aufbruch hast du keine acht Karten mehr.
    [team] Verloren: Für den Aufbruch habt ihr zusammen keine acht Karten mehr.
   *[watched] Verloren: Für den Aufbruch hat die Gruppe keine acht Karten mehr.
  }

## What is to be done

todo-deal = Gleich geht es los: Die Karten werden gegeben.
todo-over = Die Fahrt ist zu Ende.
todo-wait = Warten auf { LIST($names, form: "awaited") }.
todo-depart = Du bist dran: Der Aufbruch muss jetzt gespielt werden.
todo-arrive = Du bist dran: Das Meer ist voll – spiel die Ankunft!
todo-lay-or-discard = Du bist dran: Lege eine Insel oder lege zwei Karten ab.
todo-lay = Du bist dran: Lege eine Insel – zum Ablegen reichen deine Karten nicht.
todo-discard = Du bist dran: Eine Insel kannst du gerade nicht legen, also lege zwei Karten ab.
todo-await-arrival = Du bist dran: Das Meer ist voll, aber ankommen kannst du noch nicht. Lege zwei Karten ab.
todo-pledge = Sag, wie viele Karten du für den Aufbruch ablegst: Zusammen müssen es { $eight } sein.
todo-pledge-again = Nenne eine neue Zahl: Zusammen müssen es { $eight } Karten sein, zuletzt { $before ->
    [one] war es eine
   *[other] waren es { $before }
  }.
todo-give = { $count ->
    [one] Wähle eine Karte aus, die du für den Aufbruch ablegst.
   *[other] Wähle { $count } Karten aus, die du für den Aufbruch ablegst.
  }

## The table

position-departure = { $placed ->
    [yes] Der Aufbruch liegt.
   *[no] Noch liegt kein Aufbruch.
  }
position-seat = { $who ->
    [you] Du
   *[other] { $name }
  }: Hand { $hand }, Zugstapel { $pile }, abgelegt { $thrown }.
position-pledges = Zugesagt: { LIST($pledges) }.
position-hand = Deine Hand: { JOIN($cards, by: ", ") }.
position-hand-empty = Deine Hand ist leer.

## What may be said

talk-silence = Ruhe an Bord: Niemand verrät etwas über seine Karten oder Pläne.
talk-numbers = Jetzt dürft ihr reden – aber nur darüber, wie viele Karten ihr jeweils ablegt.
talk-discreet = Redet, worüber ihr wollt – nur eure Zahlen und Plätze bleiben geheim.
talk-agreed = So habt ihr es abgemacht: Redet, worüber ihr wollt, auch über eure Karten.
talk-open = Die Fahrt ist vorbei: Redet, worüber ihr wollt.

## Why not

refusal-game-over = Die Partie ist schon zu Ende.
refusal-not-dealt = Die Karten sind noch nicht gegeben.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-card-not-held = Das hast du nicht auf der Hand: { LIST($cards) }.
refusal-not-an-island = Ins Meer kommen nur Inseln, die Karte „{ $card }“ nicht.
refusal-no-such-space = Diesen Platz gibt es im Meer nicht.
refusal-space-taken = Auf { $space } liegt schon die { $card }.
refusal-not-ascending = { $bounds ->
    [both] Auf { $space } passt nur eine Zahl zwischen { $below } und { $above }, nicht die { $card }.
    [below] Auf { $space } passt nur eine Zahl über { $below }, nicht die { $card }.
    [above] Auf { $space } passt nur eine Zahl unter { $above }, nicht die { $card }.
    [before-first] Auf { $space } passt keine Insel mehr: Kleiner als die { $above } ist keine.
    [after-last] Auf { $space } passt keine Insel mehr: Größer als die { $below } ist keine.
   *[none] Auf { $space } passt keine Insel mehr: Zwischen { $below } und { $above } liegt keine Zahl.
  }
refusal-price-too-high = { $others ->
    [0] Die { $card } kostet auf { $space } { $price ->
        [one] eine Karte
       *[other] { $price } Karten
      }, und du hast keine andere mehr.
   *[other] Die { $card } kostet auf { $space } { $price ->
        [one] eine Karte
       *[other] { $price } Karten
      }, du hast aber nur { $others ->
        [one] eine andere
       *[other] { $others } andere
      }.
  }
refusal-wrong-payment = { $price ->
    [0] Hier kostet die Insel nichts: Lege keine Karte dafür ab.
    [one] Hier kostet die Insel genau eine Karte, nicht { $paid }.
   *[other] Hier kostet die Insel genau { $price } Karten, nicht { $paid }.
  }
refusal-departure-first = Du hast den Aufbruch auf der Hand und musst ihn jetzt spielen.
refusal-departure-placed = Es liegt schon ein Aufbruch; weitere kannst du nur noch ablegen.
refusal-departing = Erst werden die acht Karten für den Aufbruch abgelegt.
refusal-not-departing = Das geht nur, wenn gerade ein Aufbruch gespielt wurde.
refusal-already-pledged = Du hast für diese Runde schon { $count } zugesagt.
refusal-pledge-out-of-range = { $most ->
    [0] Deine Hand ist leer: Du kannst nur 0 zusagen.
   *[other] Du kannst 0 bis { $most } Karten zusagen, nicht { $count }.
  }
refusal-pledges-first = Erst muss die Summe aller Zusagen { $eight } ergeben.
refusal-already-given = Du hast deine Karten schon abgelegt.
refusal-wrong-number-given = { $pledged ->
    [one] Du legst genau eine Karte ab, nicht { $count }.
   *[other] Du legst genau { $pledged } Karten ab, nicht { $count }.
  }
refusal-sea-not-full = { $open ->
    [one] Die Ankunft zählt erst, wenn das Meer voll ist: Ein Platz ist noch frei.
   *[other] Die Ankunft zählt erst, wenn das Meer voll ist: { $open } Plätze sind noch frei.
  }
refusal-no-departure-yet = Ohne Aufbruch keine Ankunft: Es liegt noch kein Aufbruch.
refusal-not-two-cards = Du legst genau zwei Karten ab, nicht { $count }.
refusal-not-in-play = { $of ->
    [variant] Das gehört zu einer Variante, die ihr nicht spielt.
   *[expansion] Das gehört zu einer Erweiterung, mit der ihr nicht spielt.
  }
refusal-bad-deal = So können die Karten nicht verteilt worden sein.
refusal-row-full = Reihe { $row } ist schon voll.
refusal-row-blocked-already = Reihe { $row } ist schon gesperrt, und andere sind noch frei.
refusal-departure-kept = Vor dem Aufbruch darfst du deine Aufbruchkarte nicht ablegen.

## Why a move is good

gap-named = { $bounds ->
    [start] die Lücke bis zur { $above }
    [end] die Lücke ab der { $below }
    [sea] das ganze Meer
   *[both] die Lücke { $below }–{ $above }
  }
reason-fills-gap = Die { $card } schließt { gap-named }.
reason-keeps-gap = Die { $card } lässt { gap-named } offen: Für { $spaces ->
    [one] den Platz darin
   *[other] die { $spaces } Plätze darin
  } { $numbers ->
    [one] kommt noch eine Zahl infrage
   *[other] kommen noch { $numbers } Zahlen infrage
  }{ $held ->
    [none] {"."}
    [all] { $own ->
        [one] {", "}und die hast du selbst.
       *[other] {", "}und die hast du alle selbst.
      }
   *[some] { $own ->
        [one] {", "}eine davon hast du selbst.
       *[other] {", "}{ $own } davon hast du selbst.
      }
  }
reason-gives-up-gap = Nach der { $card } ist { gap-named } kaum noch zu füllen: { $spaces ->
    [one] ein Platz
   *[other] { $spaces } Plätze
  }, aber { $numbers ->
    [0] keine passende Zahl mehr
    [one] nur noch eine passende Zahl
   *[other] nur noch { $numbers } passende Zahlen
  }{ $own ->
    [0] {"."}
    [one] {", "}eine davon bei dir.
   *[other] {", "}{ $own } davon bei dir.
  }
reason-price = { $paid ->
    [dead] { $price ->
        [one] Du zahlst mit einer Karte, die nirgends mehr passt.
       *[other] Du zahlst mit { $price } Karten, die nirgends mehr passen.
      }
    [some] Du zahlst mit { $price } Karten; { $dead ->
        [one] eine davon passt
       *[other] { $dead } davon passen
      } nirgends mehr.
   *[useful] { $price ->
        [one] Das kostet dich eine Karte.
       *[other] Das kostet dich { $price } Karten.
      }
  }
reason-throws-dead = { $count ->
    [0] Du musst nichts hergeben.
    [one] Weg mit dem, was nirgends mehr passt: { LIST($cards) }.
   *[other] Weg mit denen, die nirgends mehr passen: { LIST($cards) }.
  }
reason-throws-spare = Auf { LIST($cards) } lässt sich verzichten{ $dead ->
    [0] {"."}
    [one] {"; "}eine davon passt nirgends mehr.
   *[other] {"; "}{ $dead } davon passen nirgends mehr.
  }
reason-arrivals = { $arrivals ->
    [one] Eine Ankunft bleibt dir.
   *[other] { $arrivals } Ankünfte bleiben dir.
  }
reason-spares-gap = Lieber auf { LIST($cards) } verzichten: Selbst die beste Insel ließe { gap-named } fast ersticken, mit { $numbers ->
    [0] keiner Zahl
    [one] nur einer Zahl
   *[other] nur { $numbers } Zahlen
  } für { $spaces ->
    [one] den Platz
   *[other] { $spaces } Plätze
  }.
reason-departs = Der Aufbruch duldet keinen Aufschub.
reason-arrives = Das Meer ist voll: Die Ankunft ist der Sieg.
reason-pledges = { $share ->
    [more] Mit { $mine } Karten in Hand und Stapel hast du mehr als die anderen ({ $others } im Schnitt): { $count } kannst du entbehren.
    [less] Mit { $mine } Karten in Hand und Stapel hast du weniger als die anderen ({ $others } im Schnitt): deshalb nur { $count }.
   *[even] Du hast mit { $mine } Karten in Hand und Stapel etwa so viele wie die anderen ({ $others } im Schnitt): { $count } ist ein fairer Anteil.
  }
reason-completes-eight = Die anderen haben { $named } zugesagt: Mit { $count } von dir sind es acht.
reason-misses-eight = { $then ->
    [again] Zusammen sind es damit { $sum } statt acht: Ihr nennt alle noch einmal eine neue Zahl.
   *[balanced] Zusammen sind es damit { $sum } statt acht: Was nicht aufgeht, gleicht ihr Karte für Karte aus.
  }
reason-pledges-alone = Allein legst du alle { $count } ab.
