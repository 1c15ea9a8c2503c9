### In aller Ruhe, arch: what is said at the table.

## Why not

refusal-pillars-first = First both pillars have to stand, then comes the roof.
