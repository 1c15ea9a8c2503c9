### In aller Ruhe, day-night: what the lobby says.

option-variant-day-night = Tag & Nacht
option-variant-day-night-explain = Am Ende zeigt die obere Hälfte die Sonne, die untere den Mond.
refusal-strict-excludes-day-night = Bei Tag & Nacht gibt es die strenge Regel nicht.
