import type { Rolldown } from 'vite'

/** Every page loads it. */
export const FIRST_FILE = 'first-screen'

/** The screens that a fan opens from the list, and what the parts that are loaded later share with them. */
export const OPENED_FILE = 'opened-screens'

/** Every page runs it before the first file has arrived. It is small. */
export const FIRST_READS_FILE = 'first-reads'

/**
 * The files that screens wait for, and what several of those need that are loaded later. Each of the others is named after
 * the module that lists what it exports: `player-screens`, `list-parts`. They are few, because files are smaller when packed
 * together and each is a request.
 */
export const FILES: Rolldown.CodeSplittingGroup[] = [
  { name: FIRST_READS_FILE, test: /\/predictor\/src\/first-reads\.ts$/, priority: 4 },
  { name: FIRST_FILE, test: /\/predictor\/src\/main\.tsx$/, priority: 3 },
  { name: OPENED_FILE, test: /\/predictor\/src\/app\/opened-screens\.ts$/, priority: 2 },
  { name: 'shared', test: /\/src\//, minShareCount: 2, priority: 1 },
]
