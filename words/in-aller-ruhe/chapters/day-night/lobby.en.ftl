### In aller Ruhe, day-night: what the lobby says.

option-variant-day-night = Day & night
option-variant-day-night-explain = In the end the upper half shows the sun, the lower half the moon.
refusal-strict-excludes-day-night = By day and night there is no strict rule.
