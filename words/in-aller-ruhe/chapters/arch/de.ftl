### In aller Ruhe, arch: what is said at the table.

## Why not

refusal-pillars-first = Erst müssen beide Säulen stehen, dann kommt das Dach.
