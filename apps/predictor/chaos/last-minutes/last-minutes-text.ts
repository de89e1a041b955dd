import { quantile } from '../../bench/rig/statistics.ts'
import { table } from '../../bench/rig/table.ts'
import type { LastMinutesReport } from './last-minutes.ts'

const SHARES = [
  ['p50', 0.5],
  ['p99', 0.99],
  ['p99.9', 0.999],
] as const

/** How often a promise to a fan was broken. Each has to be 0. */
export interface BrokenPromises {
  /** Fans whose game never said what became of their answers. */
  readonly lost: number
  /** Rows that a fan has more than once for a question. */
  readonly doubled: number
  /** Answers that the game reported as saved, and that the database does not have. */
  readonly falselySaved: number
  /** Any other violation of the books: an answer that was never given, a late one, or a second reward. */
  readonly others: number
}

export function brokenPromises({ visits, violations }: LastMinutesReport): BrokenPromises {
  const doubled = violations.filter(({ kind }) => kind === 'doubled').length
  const falselySaved = violations.filter(({ kind }) => kind === 'lost').length
  return {
    lost: visits.filter(({ name }) => name === 'lost').length,
    doubled,
    falselySaved,
    others: violations.length - doubled - falselySaved,
  }
}

/** Returns what a run came to, for the terminal. */
export function lastMinutesText(report: LastMinutesReport): string {
  const { visits, requests, seconds, books, arrivalToConfirmedMs, latestArrivalMs } = report
  const confirmed = visits.flatMap((visit) => (visit.name === 'confirmed' ? [visit] : []))
  const count = (name: string) => visits.filter((visit) => visit.name === name).length
  const times = (values: readonly number[]) =>
    SHARES.map(([, share]) => `${(quantile(values, share) / 1000).toFixed(2)} s`)
  const broken = brokenPromises(report)
  return [
    `  ${visits.length} fans: ${confirmed.length} confirmed, ${count('told-late')} told that it was too late, ${count('never-opened')} closed before the questions were read`,
    `  ${requests.total} requests in ${seconds.toFixed(0)} s, ${requests.statuses.get(429) ?? 0} of them refused with 429; ${books.votes.length} votes in the database`,
    `  pressed Submit ${Math.max(0, ...confirmed.map(({ presses }) => presses))} times at most; the last to arrive after its time was ${Math.round(latestArrivalMs)} ms late`,
    '',
    table(
      ['time to the confirmed vote', ...SHARES.map(([name]) => name)],
      [
        ['from the arrival', ...times(arrivalToConfirmedMs)],
        ['from Submit', ...times(confirmed.map(({ submitMs }) => submitMs))],
      ],
    ),
    '',
    `  answers lost ${broken.lost}, doubled ${broken.doubled}, falsely saved ${broken.falselySaved}; other violations ${broken.others}`,
    ...report.violations.slice(0, 20).map((one) => `  ${one.kind}: fan ${one.fanId}, ${one.detail}`),
  ].join('\n')
}
