import { openStore } from '../store.ts'
import type { StoreName } from '../store-name.ts'
import { type LastMinutesOptions, runLastMinutes } from './last-minutes.ts'
import { brokenPromises, lastMinutesText } from './last-minutes-text.ts'

export interface RunOptions extends Omit<LastMinutesOptions, 'store' | 'report'> {
  readonly database: StoreName
}

/** Runs the command. Resolves to whether every promise was kept. */
export async function run({ database, ...options }: RunOptions): Promise<boolean> {
  await using store = await openStore(database)
  const report = await runLastMinutes({
    ...options,
    store,
    report: (line) => console.log(`last minutes: ${line}`),
  })
  console.log(`\n${lastMinutesText(report)}`)
  return Object.values(brokenPromises(report)).every((count) => count === 0)
}
