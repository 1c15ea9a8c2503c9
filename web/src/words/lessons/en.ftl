### Lessons: what only the pages for learning need.

lessons-chapters = Expansions and variants
lessons-course = Playing well
lesson-next = Next: { $lesson }
lesson-all = All lessons
lesson-sailed = learned
lesson-begun = begun
lessons-ladder = Voyages from easy to hard
learn-back = Back
learn-skip = Skip
learn-repeat = Again from the start
learn-try-again = One more try
learn-set-sail = Set sail
lessons-puzzles = Puzzles: what would you play?
lessons-puzzles-blurb = One move is clearly best. Find it.
lessons-puzzles-standing = { $solved } of { $tried } solved at the first try, level { $rating }
lessons-ladder-blurb = About thirty voyages, each a little harder than the last. How hard is measured.
