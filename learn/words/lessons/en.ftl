### What lessons say, in the app as in the terminal.

learn-step = { $step } of { $count }
learn-alone = On your own
learn-elsewhere = You could do that. This step is about something else:
learn-won = That is all you need to know. The rest is practice.
learn-lost = So close. The same cards are waiting for another go.
lesson-done = Well done, that was the lesson.
lesson-skipped = That was the last step. The lesson counts as learned once you have played every step.
