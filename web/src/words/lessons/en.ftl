### Lessons: what only the pages for learning need.

lessons-chapters = Expansions and variants
lessons-course = Playing well
lesson-done = Well done, that was the lesson.
lesson-next = Next: { $lesson }
lesson-all = All lessons
lesson-sailed = learned
lesson-begun = begun
lessons-ladder = Voyages from easy to hard
