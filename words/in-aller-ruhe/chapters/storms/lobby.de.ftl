### In aller Ruhe, storms: what the lobby says.

option-storms = Sturm & Kompass
option-storms-explain = Stürme behindern euch, bis ein Kompass sie vertreibt.
option-storms-on = Mit Stürmen
option-storms-on-explain = Sechs Stürme kommen in die Zugstapel, sechs Kompasse sind zu verdienen.
option-storms-off = Ohne Stürme
option-storms-off-explain = Das Wetter bleibt gut.
