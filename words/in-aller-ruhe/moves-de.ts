/** Fluent messages: moves of *In aller Ruhe* and how they are typed, in German. */
export const moves = `move-deal = Gib die Karten
move-lay = Lege die { $card } auf { $space }
move-lay-paying = Lege die { $card } auf { $space } und lege dafür { $pay } ab
move-depart = Spiele den Aufbruch
move-pledge = { $count ->
    [0] Sag keine Karte zu
    [one] Sag eine Karte zu
   *[other] Sag { $count } Karten zu
  }
move-give = Lege für den Aufbruch { $cards } ab
move-arrive = Spiele die Ankunft
move-discard = Lege { $cards } ab
move-give-unseen = Lege für den Aufbruch { $cards } ab und { $unseen ->
    [one] eine Karte
   *[other] { $unseen } Karten
  } ungesehen vom Stapel
move-give-only-unseen = Lege für den Aufbruch { $unseen ->
    [one] eine Karte
   *[other] { $unseen } Karten
  } ungesehen vom Stapel ab
move-rock = Lege den Felsen an Reihe { $row }
move-hold = Lass den Felsen liegen und lege dafür { $cards } ab
move-monster = Spiele das Seeungeheuer auf { $space }
move-compass-drawn = Wende den Sturm mit deinem Kompass ab
move-compass-seat = Entferne { $storm } vor Platz { $seat } mit deinem Kompass
move-compass-before = Entferne { $storm } { $who ->
    [you] vor dir
   *[other] vor { $name }
  } mit deinem Kompass
move-compass-row = Entferne { $storm } an Reihe { $row } mit deinem Kompass
move-blow = Lass den Sturm wehen
move-award = Gib den Kompass an Platz { $seat }
move-award-to = { $who ->
    [you] Behalte den Kompass selbst
   *[other] Gib den Kompass an { $name }
  }
move-soak = Lege für den gelben Sturm { $cards } ab
move-storm-row = Lege den violetten Sturm an Reihe { $row }
move-turn = Drehe die Insel auf { $space } um und lege dafür { $cards } ab
move-swap = Zeig deine Hand vor und nimm dafür die offene Reihe
move-pay = Zahle mit { $cards }
move-clear = Entferne den Sturm auf { $space } mit deinem Kompass
notation =
    17 C4         die 17 auf C4 legen
    17 C4 - 5 A   … und dafür die 5 und eine Ankunft ablegen
    - 5 A         zwei Karten ablegen
    D             den Aufbruch spielen
    pledge 3      drei Karten für den Aufbruch zusagen
    give 5 9 A    die zugesagten Karten ablegen
    A             die Ankunft spielen
    give 5 + 2    … zwei davon ungesehen vom Stapel (gelber Sturm)
    rock 3        den Felsen an Reihe 3 legen
    hold 5 A      den Felsen halten
    M C4          ein Seeungeheuer auf C4 spielen
    violet 2      den violetten Sturm an Reihe 2 legen
    soak 5 A      für den gelben Sturm ablegen
    blow          den Sturm wehen lassen
    compass drawn, compass yellow 1, compass violet 3
                  einen Kompass einsetzen (Platz ab 0, Reihe ab 1)
    award 1       den Kompass an Platz 1 geben
    turn C4 - 17  die Insel auf C4 umdrehen, dafür die 17 ablegen
    swap          die Hand vorzeigen und gegen die offene Reihe tauschen
    pay 5 A       nach dem Erkunden zahlen
    clear C4      mit einem Kompass den Sturm auf C4 entfernen`;
