/** Fluent messages: what speaks for a move of *In aller Ruhe*, in German. */
export const hints = `
gap-named = { $bounds ->
    [start] die Lücke bis zur { $above }
    [end] die Lücke ab der { $below }
    [sea] das ganze Meer
   *[both] die Lücke { $below }–{ $above }
  }
reason-fills-gap = Die { $card } schließt { $gap }.
reason-keeps-gap = Die { $card } lässt { $gap } offen: Für { $spaces ->
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
reason-gives-up-gap = Nach der { $card } ist { $gap } kaum noch zu füllen: { $spaces ->
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
reason-scores-island = Die { $card } bringt { $points ->
    [1] einen Punkt
   *[other] { $shown } Punkte
  }{ $runs ->
    [0] {""}
   *[other] {", "}{ $runs } davon für eine Folge
  }{ $price ->
    [0] {"."}
    [one] {", "}die eine Karte schon abgezogen.
   *[other] {", "}die { $price } Karten schon abgezogen.
  }
reason-throws-dead = { $count ->
    [0] Du musst nichts hergeben.
    [one] Weg mit dem, was nirgends mehr passt: { $cards }.
   *[other] Weg mit denen, die nirgends mehr passen: { $cards }.
  }
reason-throws-spare = Auf { $cards } lässt sich verzichten{ $dead ->
    [0] {"."}
    [one] {"; "}eine davon passt nirgends mehr.
   *[other] {"; "}{ $dead } davon passen nirgends mehr.
  }
reason-arrivals = { $arrivals ->
    [one] Eine Ankunft bleibt dir.
   *[other] { $arrivals } Ankünfte bleiben dir.
  }
reason-spares-gap = Lieber auf { $cards } verzichten: Selbst die beste Insel ließe { $gap } fast ersticken, mit { $numbers ->
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
reason-gives-unseen = { $unseen ->
    [one] Eine unbekannte Karte vom Stapel fehlt dir
   *[other] { $unseen } unbekannte Karten vom Stapel fehlen dir
  } weniger als die auf deiner Hand.
reason-moves-rock = In Reihe { $row } { $open ->
    [one] ist nur ein Platz frei
   *[other] sind { $open } Plätze frei
  }: { $room ->
    [little] Dort stört der Felsen wenig.
   *[much] So weit leer, kann sie am ehesten warten.
  }
reason-holds-rock = An Reihe { $row } liegt der Felsen gut, und auf { $cards } lässt sich dafür verzichten.
reason-destroys = Ohne die { $card } passen in { $gap } noch { $numbers ->
    [one] eine Zahl
   *[other] { $numbers } Zahlen
  } auf { $spaces ->
    [one] einen Platz
   *[other] { $spaces } Plätze
  }{ $own ->
    [0] {"."}
    [one] {"; "}eine davon hast du selbst.
   *[other] {"; "}{ $own } davon hast du selbst.
  }
reason-calms-drawn = Der Sturm legt sich, bevor er schadet; danach { $compasses ->
    [0] hast du keinen Kompass mehr
    [one] bleibt dir ein Kompass
   *[other] bleiben dir { $compasses } Kompasse
  }.
reason-calms-row = Reihe { $row } wird wieder frei: Dort { $open ->
    [one] fehlt noch eine Insel
   *[other] fehlen noch { $open } Inseln
  }.
reason-calms-seat = { $storm ->
    [yellow] Der gelbe Sturm
   *[orange] Der orange Sturm
  } { $who ->
    [you] vor dir
   *[other] vor { $name }
  } hindert gerade sehr.
reason-lets-blow = { $compasses ->
    [0] Ohne Kompass bleibt nichts, als ihn wehen zu lassen.
   *[other] Diesen Sturm haltet ihr aus; für einen schlimmeren { $compasses ->
        [one] bleibt dir ein Kompass
       *[other] bleiben dir { $compasses } Kompasse
      }.
  }
reason-awards = { $who ->
    [you] Bei dir
   *[other] Bei { $name }
  } ist der Kompass gut aufgehoben; { $compasses ->
    [0] bisher liegt dort keiner
    [one] bisher liegt dort einer
   *[other] bisher liegen dort { $compasses }
  }.
reason-storms-row = In Reihe { $row } { $open ->
    [one] ist nur ein Platz frei
   *[other] sind { $open } Plätze frei
  }: { $room ->
    [little] Dort schadet der Sturm wenig.
   *[much] So weit leer, kann sie am ehesten warten.
  }
reason-turns = Die { $card } muss ohnehin umgedreht werden; { $wrong ->
    [0] danach liegt alles richtig herum
    [one] danach liegt noch eine Insel falsch
   *[other] danach liegen noch { $wrong } Inseln falsch
  }.
reason-swaps = Mit deiner Hand ist nichts zu legen; in der offenen Reihe warten { $cards }.
reason-clears = Auf { $space } kann dann wieder eine Insel liegen.
`;
