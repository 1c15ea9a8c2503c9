import { hints } from './hints-de.js';
import { moves } from './moves-de.js';
import { options } from './options-de.js';
import { refusals } from './refusals-de.js';

/** Fluent messages: *In aller Ruhe* in German. */
export const de = `
title = In aller Ruhe
blurb = Füllt gemeinsam das Meer mit Inseln in aufsteigender Folge – ohne ein Wort über eure Karten.

${options}

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
found-card = { $card ->
    [departure] einen Aufbruch
    [border] eine Randkarte
    [arrival] eine Ankunft
    [compass] einen Kompass
    [monster] ein Seeungeheuer
    [rock] den Felsen
   *[storm] einen Sturm
  }
storm-name = { $storm ->
    [yellow] gelbe Sturm
    [violet] violette Sturm
   *[orange] orange Sturm
  }
storm-object = { $storm ->
    [yellow] den gelben Sturm
    [violet] den violetten Sturm
   *[orange] den orangen Sturm
  }
seat-in-list = { $who ->
    [you] du
   *[other] { $name }
  }
seat-awaited = { $who ->
    [you] dich
   *[other] { $name }
  }

${moves}

event-dealt = { $removed ->
    [0] Die Karten sind gegeben.
   *[other] Die Karten sind gegeben, { $removed } Inseln fehlen.
  } { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
  }
event-drew = Du ziehst { $cards }.
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
event-pledges-settled = Die Zusagen werden auf acht ausgeglichen: { $pledges }.
event-arrived = { $who ->
    [you] Du spielst die Ankunft.
   *[other] { $name } spielt die Ankunft.
  }
event-threw-rock = { $who ->
    [you] Du legst dafür { $count } Karten ab.
   *[other] { $name } legt dafür { $count } Karten ab.
  }
event-threw-yellow = { $who ->
    [you] Du legst für den gelben Sturm { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ab.
   *[other] { $name } legt für den gelben Sturm { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ab.
  }
event-rock-moved = { $who ->
    [you] Du legst den Felsen an Reihe { $row }.
   *[other] { $name } legt den Felsen an Reihe { $row }.
  }
event-rock-held = { $who ->
    [you] Du lässt den Felsen liegen.
   *[other] { $name } lässt den Felsen liegen.
  }
event-rock-gone = Vier Reihen sind voll: Der Felsen ist umschifft.
event-destroyed = { $who ->
    [you] Dein Seeungeheuer zerstört die { $card } auf { $space }.
   *[other] Das Seeungeheuer von { $name } zerstört die { $card } auf { $space }.
  }
event-monsters-announced = Ankommen geht noch nicht: Ein Seeungeheuer auf der Hand { $count ->
    [one] hat { $names }.
   *[other] haben { $names }.
  }
event-storm-drawn = { $who ->
    [you] Du ziehst { $storm }.
   *[other] { $name } zieht { $storm }.
  }
event-storm-blew-seat = Der { $storm } liegt jetzt vor { $who ->
    [you] dir.
   *[other] { $name }.
  }
event-storm-blew-row = Der { $storm } sperrt Reihe { $row }.
event-storm-passed = Das Meer ist voll: Der { $storm } zieht vorüber.
event-let-blow = { $who ->
    [you] Du lässt ihn wehen.
   *[other] { $name } lässt ihn wehen.
  }
event-calmed = { $who ->
    [you] Du entfernst { $storm } mit deinem Kompass.
   *[other] { $name } entfernt { $storm } mit einem Kompass.
  }
event-compass-earned = { $why ->
    [departure] Der Aufbruch bringt einen Kompass.
    [row] Sechs Zahlen in Folge bringen einen Kompass.
   *[empty-hand] Die leere Hand bringt einen Kompass.
  }
event-compass-awarded = { $who ->
    [you] Du bekommst den Kompass.
   *[other] { $name } bekommt den Kompass.
  }
event-gave-unseen = { $who ->
    [you] Du gibst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ungesehen vom Stapel.
   *[other] { $name } gibt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } ungesehen vom Stapel.
  }
event-threw-turn = { $who ->
    [you] Du legst dafür eine Karte ab.
   *[other] { $name } legt dafür eine Karte ab.
  }
event-hands-turned = { $who ->
    [you] Du ziehst einen Kompass
   *[other] { $name } zieht einen Kompass
  }: Alle Hände zeigen jetzt { $side ->
    [sun] die Sonne.
   *[moon] den Mond.
  }
event-turned = { $who ->
    [you] Du drehst
   *[other] { $name } dreht
  } die Insel auf { $space } um: Sie zeigt jetzt { $side ->
    [sun] die Sonne.
   *[moon] den Mond.
  }
event-took = { $who ->
    [you] Du nimmst { $cards } aus der Reihe.
   *[other] { $name } nimmt { $cards } aus der Reihe.
  }
event-revealed = Neu in der Reihe: { $cards }.
event-hand-shown = { $who ->
    [you] Du zeigst deine Hand vor und legst sie ab: { $cards }.
   *[other] { $name } zeigt die Hand vor und legt sie ab: { $cards }.
  }
event-explored = { $who ->
    [you] Du erkundest und findest { $found }.
   *[other] { $name } erkundet und findet { $found }.
  }
event-explored-secretly = { $name } erkundet und nimmt die Karte verdeckt auf die Hand.
event-cleared = { $who ->
    [you] Du entfernst den Sturm auf { $space }.
   *[other] { $name } entfernt den Sturm auf { $space }.
  }

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

todo-deal = Gleich geht es los: Die Karten werden gegeben.
todo-over = Die Fahrt ist zu Ende.
todo-wait = Warten auf { $names }.
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
todo-rock-place = Leg den Felsen an eine Reihe deiner Wahl.
todo-rock = Versetz den Felsen an eine andere Reihe, oder lege zwei Karten ab, damit er bleibt.
todo-award = Ihr habt einen Kompass verdient: Gib ihn jemandem von euch.
todo-storm = Ein Sturm zieht auf: Setz deinen Kompass ein, oder lass ihn wehen.
todo-soak = Der gelbe Sturm lässt dir nur drei Karten: Lege den Rest ab.
todo-storm-row = Leg den violetten Sturm an eine Reihe.
todo-distress = Es geht nicht weiter, außer ein Kompass hilft: Setz deinen ein, oder lass es.
todo-monster = Du bist dran: Dir bleibt nur, ein Seeungeheuer auf eine Insel zu spielen.
todo-monster-or-discard = Du bist dran: Eine Insel kannst du gerade nicht legen. Lege zwei Karten ab oder spiel ein Seeungeheuer.
todo-turn = Du bist dran: Dreh für eine Karte eine Insel um.
todo-turn-or-discard = Du bist dran: Eine Insel kannst du gerade nicht legen. Lege zwei Karten ab oder dreh für eine Karte eine Insel um.
todo-wrong-sides = { $count ->
    [one] Du bist dran: Das Meer ist voll, aber eine Insel liegt noch falsch herum. Dreh sie für eine Karte um.
   *[other] Du bist dran: Das Meer ist voll, aber { $count } Inseln liegen noch falsch herum. Dreh sie um, jede für eine Karte.
  }
todo-swap = Du bist dran: Keine Insel passt. Lege zwei Karten ab oder tausch deine Hand gegen die offene Reihe.
todo-clear = Du bist dran: Dir bleibt nur, mit dem Kompass einen Sturm zu vertreiben.
todo-clear-or-discard = Du bist dran: Eine Insel kannst du gerade nicht legen. Vertreib mit dem Kompass einen Sturm oder lege zwei Karten ab.
todo-pay = { $count ->
    [one] Zahle eine Karte.
   *[other] Zahle { $count } Karten.
  }

position-departure = { $placed ->
    [yes] Der Aufbruch liegt.
   *[no] Noch liegt kein Aufbruch.
  }
position-seat = { $who ->
    [you] Du
   *[other] { $name }
  }: Hand { $hand }, Zugstapel { $pile }, abgelegt { $thrown }.
position-pledges = Zugesagt: { $pledges }.
position-rock = { $row ->
    [0] Der Felsen liegt noch nirgends.
   *[other] Der Felsen sperrt Reihe { $row }.
  }
position-violet = Violetter Sturm an Reihe { $row }.
position-weather = { $who ->
    [you] Vor dir: { $yellow } gelb, { $orange } orange; Kompasse { $compasses }.
   *[other] Vor { $name }: { $yellow } gelb, { $orange } orange; Kompasse { $compasses }.
  }
position-up = { $side ->
    [sun] Alle Hände zeigen die Sonne.
   *[moon] Alle Hände zeigen den Mond.
  }
position-sides = { $count ->
    [0] Alle Inseln liegen richtig herum.
    [one] Eine Insel liegt falsch herum: { $spaces }.
   *[other] { $count } Inseln liegen falsch herum: { $spaces }.
  }
position-row = Offene Reihe: { $cards }.
position-sheet = { $who ->
    [you] Du
   *[other] { $name }
  }: { $points } Punkte ({ $laid } Inseln, { $thrown } abgelegt, Folgen { $runs }).
position-deck = Erkundungsstapel { $count }{ $spaces ->
    [none] {"."}
   *[some] {", "}Stürme auf { $spaces }.
  }
position-hand = Deine Hand: { $cards }.
position-hand-empty = Deine Hand ist leer.

talk-silence = Ruhe an Bord: Niemand verrät etwas über seine Karten oder Pläne.
talk-numbers = Jetzt dürft ihr reden – aber nur darüber, wie viele Karten ihr jeweils ablegt.
talk-storms = Jetzt dürft ihr besprechen, welchen Sturm ihr entfernt – und sonst nichts.
talk-open = Die Fahrt ist vorbei: Redet, worüber ihr wollt.
talk-duel = Ihr spielt gegeneinander: Redet, worüber ihr wollt.

${refusals}

${hints}`;
