/** Fluent messages: why something may not be done in *In aller Ruhe*, in German. */
export const refusals = `refusal-game-over = Die Partie ist schon zu Ende.
refusal-not-dealt = Die Karten sind noch nicht gegeben.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-card-not-held = Das hast du nicht auf der Hand: { $cards }.
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
refusal-unseen-not-allowed = { $most ->
    [0] Ungesehen vom Stapel darfst du gerade nichts geben.
   *[other] Ungesehen vom Stapel darfst du höchstens { $most } geben, nicht { $count }.
  }
refusal-not-in-play = Das gehört zu einer Erweiterung, die ihr nicht spielt.
refusal-bad-deal = So können die Karten nicht verteilt worden sein.
refusal-rock-first = Erst wird der Felsen versetzt oder gehalten.
refusal-rock-not-due = Der Felsen bewegt sich nur nach einer Aktion.
refusal-rock-not-placed = Der Felsen liegt noch an keiner Reihe.
refusal-rock-stays = An Reihe { $row } liegt der Felsen schon; damit er bleibt, lege zwei Karten ab.
refusal-holding-costs-two = Den Felsen zu halten kostet genau zwei Karten, nicht { $count }.
refusal-row-full = Reihe { $row } ist schon voll.
refusal-row-blocked-by-rock = In der Reihe von { $space } liegt der Felsen: Dort darf nichts hinein.
refusal-row-blocked-already = Reihe { $row } ist schon gesperrt, und andere sind noch frei.
refusal-monster-kept = Ein Seeungeheuer lässt sich nicht ablegen.
refusal-nothing-to-destroy = Auf { $space } liegt keine Insel, die das Seeungeheuer zerstören könnte.
refusal-monster-in-hand = Mit einem Seeungeheuer auf der Hand kannst du nicht ankommen.
refusal-monsters-about = Noch hält jemand ein Seeungeheuer: Ankommen geht erst danach.
refusal-storm-first = Erst entscheidet ihr, ob der Sturm weht.
refusal-soak-first = Erst werden die Karten für den gelben Sturm abgelegt.
refusal-storm-row-first = Erst kommt der violette Sturm an eine Reihe.
refusal-award-first = Erst wird der Kompass vergeben.
refusal-distress-first = Erst wird gefragt, ob ein Kompass hilft.
refusal-no-storm-drawn = Gerade ist kein Sturm gezogen worden.
refusal-no-such-storm = Dort liegt kein solcher Sturm.
refusal-no-compass = Du hast keinen Kompass.
refusal-nothing-to-let-blow = Es zieht kein Sturm auf.
refusal-already-let-blow = Du hast schon gesagt, dass er wehen soll.
refusal-no-compass-to-award = Es gibt gerade keinen Kompass zu vergeben.
refusal-no-such-seat = Auf diesem Platz sitzt niemand.
refusal-nothing-to-soak = Für einen Sturm ist gerade nichts abzulegen.
refusal-wrong-number-soaked = { $due ->
    [one] Für den gelben Sturm legst du genau eine Karte ab, nicht { $count }.
   *[other] Für den gelben Sturm legst du genau { $due } Karten ab, nicht { $count }.
  }
refusal-no-row-to-choose = Gerade ist keine Reihe für einen Sturm zu wählen.
refusal-row-blocked-by-storm = In der Reihe von { $space } tobt ein violetter Sturm: Dort darf nichts hinein.
refusal-orange-needs-neighbour = Im orangen Sturm legst du nur direkt neben eine Insel, und neben { $space } liegt keine.
refusal-departure-kept = Vor dem Aufbruch darfst du deine Aufbruchkarte nicht ablegen.
refusal-pillars-first = Erst müssen beide Säulen stehen, dann kommt das Dach.
refusal-nothing-to-turn = Auf { $space } liegt keine Insel zum Umdrehen.
refusal-wrong-sides = { $count ->
    [one] Ankommen geht noch nicht: Eine Insel liegt falsch herum.
   *[other] Ankommen geht noch nicht: { $count } Inseln liegen falsch herum.
  }
refusal-variants-exclude-mini-expansions = Varianten lassen sich nicht mit den Mini-Erweiterungen verbinden.
refusal-strict-excludes-day-night = Bei Tag & Nacht gibt es die strenge Regel nicht.
refusal-strict-excludes-duel = Eins gegen eins gibt es die strenge Regel nicht.
refusal-duel-is-for-two = Eins gegen eins wird genau zu zweit gespielt.
refusal-leaves-impossible-gap = Läge die { $card } auf { $space }, ließe sich eine Lücke nicht mehr füllen.
refusal-could-lay = Du kannst noch eine Insel legen: Tauschen darfst du die Hand erst, wenn das nicht geht.
refusal-row-empty = Die offene Reihe ist leer: Es gibt nichts zu tauschen.
refusal-difficulty-needs-pyramid = Leichter oder schwerer gibt es nur bei der Pyramide.
refusal-storm-in-the-way = Auf { $space } liegt ein Sturm: Dort darf nichts hin.
refusal-no-storm-there = Auf { $space } liegt kein Sturm.
refusal-nothing-to-pay = Du hast gerade nichts zu zahlen.
refusal-wrong-number-paid = { $due ->
    [one] Du zahlst genau eine Karte, nicht { $count }.
   *[other] Du zahlst genau { $due } Karten, nicht { $count }.
  }
refusal-pay-first = Erst wird der Preis der Insel bezahlt.
refusal-pay-later = Auf einer Randkarte zahlst du erst nach dem Erkunden.
`;
