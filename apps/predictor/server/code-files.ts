import type { Rolldown } from 'vite'

/** Every page loads it. */
export const FIRST_FILE = 'first-screen'

/** Every page runs it before the first file has arrived. It is small. */
export const FIRST_READS_FILE = 'first-reads'

/**
 * The first file of code, and what several of the others need. Each of the others is named after the module that lists what
 * it exports: `match-screens`, `board-screens`. They are few, because files are smaller when packed together and each is a
 * request.
 */
export const FILES: Rolldown.CodeSplittingGroup[] = [
  { name: FIRST_READS_FILE, test: /\/predictor\/src\/first-reads\.ts$/, priority: 4 },
  { name: FIRST_FILE, test: /\/predictor\/src\/main\.tsx$/, priority: 3 },
  // The live updates and the platform's time need it, a screen never.
  {
    name: 'realtime',
    test: /\/engagement-sdk\/src\/realtime\//,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'shared', test: /\/src\//, minShareCount: 2, priority: 1 },
]
