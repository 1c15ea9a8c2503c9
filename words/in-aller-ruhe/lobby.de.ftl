### In aller Ruhe: what the lobby says.

title = In aller Ruhe
blurb = Füllt gemeinsam das Meer mit Inseln in aufsteigender Folge – ohne ein Wort über eure Karten.
option-islandsRemoved = Schwierigkeit
option-islandsRemoved-explain = Je mehr Inseln fehlen, desto schwerer wird die Fahrt.
option-islandsRemoved-0 = Ruhige See
option-islandsRemoved-0-explain = Alle 80 Inseln sind dabei.
option-islandsRemoved-4 = Galatea
option-islandsRemoved-6 = Triton
option-islandsRemoved-8 = Leukothea
option-islandsRemoved-10 = Amphitrite
option-islandsRemoved-12 = Poseidon
option-islandsRemoved-value-explain = { $value } Inseln kommen vor dem Geben ungesehen aus dem Spiel.
option-strict = Streng
option-strict-explain = Wer seinen Zug mit weniger als zwei Karten beginnt, verliert für alle.
option-strict-on = Streng
option-strict-on-explain = Eine einzige Karte zu Beginn des Zuges genügt nicht.
option-strict-off = Mild
option-strict-off-explain = Verloren ist erst, wenn gar nichts mehr geht.
option-variant = Variante
option-variant-explain = Ein anderer Aufbau oder andere Regeln; Erweiterungen passen nicht dazu.
option-variant-none = Standardspiel
option-variant-none-explain = Das Meer aus sechs mal sechs Plätzen.
refusal-variants-exclude-mini-expansions = Varianten lassen sich nicht mit den Mini-Erweiterungen verbinden.
