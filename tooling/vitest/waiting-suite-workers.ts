import { availableParallelism } from 'node:os'

/** Two is faster than one also on two cores, where vitest by default starts one. */
const MIN_WORKERS = 2

/** Workers of a suite that waits for databases, browsers and other processes most of its time. */
export const WAITING_SUITE_WORKERS = Math.max(MIN_WORKERS, availableParallelism() - 1)
