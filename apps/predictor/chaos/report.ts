import { table } from '../bench/rig/table.ts'
import { VIOLATION_KINDS, type Violation } from './check-ledger.ts'
import type { StormReport } from './storm.ts'

const MOST_LINES = 20

/** Returns what a run came to, for the terminal. */
export function reportText({ tally, violations, books, fans, shownAsSaved }: StormReport): string {
  const happened = [...tally.counts].toSorted(([one], [other]) => one.localeCompare(other))
  const count = (found: readonly Violation[], kind: Violation['kind']) =>
    String(found.filter((one) => one.kind === kind).length)
  const all = [...violations.afterStorm, ...violations.afterFinish]
  const rewards = books.rewards.reduce((sum, { times }) => sum + times, 0)
  return [
    table(
      ['what happened', 'times'],
      happened.map(([name, times]) => [name, String(times)]),
    ),
    '',
    `  ${fans} fans; ${shownAsSaved} votes shown as saved`,
    `  in the database: ${books.votes.length} votes, ${rewards} rewards, ${books.settledMatches.length} settled matches`,
    '',
    table(
      ['violations', 'after the storm', 'after all was sent'],
      VIOLATION_KINDS.map((kind) => [
        kind,
        count(violations.afterStorm, kind),
        count(violations.afterFinish, kind),
      ]),
    ),
    ...all.slice(0, MOST_LINES).map((one) => `  ${one.kind}: fan ${one.fanId}, ${one.detail}`),
  ].join('\n')
}
