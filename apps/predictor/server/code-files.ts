import type { Rolldown } from 'vite'

/**
 * The files of code: few, because files are smaller when packed together and each is a request. A module goes into the first file
 * that takes it, with what it imports.
 */
export const FILES: Rolldown.CodeSplittingGroup[] = [
  { name: 'first-screen', test: /\/predictor\/src\/main\.tsx$/, priority: 6 },
  // What several screens, or a screen and the live updates, need after the first.
  { name: 'shared', test: /\/src\//, minShareCount: 2, priority: 5 },
  {
    name: 'match',
    test: /\/features\/(?:prediction\/(?:prediction-screen|unsent-submits)|results\/result-screen)\.tsx$/,
    priority: 4,
  },
  // What the first screen loads when it has been shown.
  {
    name: 'live',
    test: /\/(?:live\/live-round|engagement-sdk\/src\/realtime\/index|fixtures\/(?:calendar-button|save-calendar|own-record|strip-details))\.tsx?$/,
    priority: 3,
  },
  { name: 'boards', test: /\/(?:leaderboard|rules)-screen\.tsx$/, priority: 2 },
  { name: 'player', test: /\/(?:welcome|profile)-screen\.tsx$|\/app\/consent-notice\.tsx$/, priority: 1 },
]
