import type { Books } from './books.ts'
import type { Ledger } from './ledger.ts'

/**
 * A way in which the game, or the platform under it, broke a promise:
 * - `lost`: shown as saved, and the database has nothing or something else;
 * - `never-given`: the database has an answer that the fan never sent;
 * - `doubled`: it has more than one row for a fan and a question;
 * - `late`: it took an answer after the question had closed;
 * - `lost-draft`: an unsent answer was gone after a reload;
 * - `rewarded-twice`, `reward-missing`, `reward-unearned`: not one reward for a fan and a match, or one without an answer;
 * - `wrong-points`: a settled match counts other points than its answers earn;
 * - `wrongly-closed`: the screen said that an open match was closed;
 * - `stuck`: the fan made no progress for minutes, or cannot send what is left although nothing fails any more.
 */
export const VIOLATION_KINDS = [
  'lost',
  'never-given',
  'doubled',
  'late',
  'lost-draft',
  'rewarded-twice',
  'reward-missing',
  'reward-unearned',
  'wrong-points',
  'wrongly-closed',
  'stuck',
] as const

/** A promise that was broken. */
export interface Violation {
  readonly kind: (typeof VIOLATION_KINDS)[number]
  readonly fanId: string
  readonly detail: string
}

type Found = Omit<Violation, 'fanId'>

/** Compares what the database has of one fan with what that fan gave and was shown. */
export function checkLedger(ledger: Ledger, books: Books): readonly Violation[] {
  const { fanId, matchId, lostDrafts, wasToldClosed } = ledger
  const isOpen = !books.closedMatches.includes(matchId)
  const wrong = books.wrongPoints.filter((one) => one.fanId === fanId)
  const found: readonly Found[] = [
    ...answerViolations(ledger, books),
    ...rewardViolations(ledger, books),
    ...lostDrafts.map((detail) => ({ kind: 'lost-draft' as const, detail })),
    ...wrong.map(({ earned, stored }) => ({
      kind: 'wrong-points' as const,
      detail: `the answers earn ${earned} points, stored are ${stored}`,
    })),
    ...(wasToldClosed && isOpen
      ? [{ kind: 'wrongly-closed' as const, detail: `match ${matchId} is open` }]
      : []),
  ]
  return found.map((one) => ({ ...one, fanId }))
}

function answerViolations({ fanId, matchId, entries }: Ledger, { votes }: Books): readonly Found[] {
  const byWidget = Map.groupBy(
    votes.filter((vote) => vote.fanId === fanId),
    ({ widgetId }) => widgetId,
  )
  const widgetIds = new Set([...entries.keys(), ...byWidget.keys()])
  return [...widgetIds].flatMap((widgetId): Found[] => {
    const rows = byWidget.get(widgetId) ?? []
    const options = rows.map(({ option }) => option)
    const { given, shown, since } = entries.get(widgetId) ?? NOTHING
    const isKept = shown === undefined || options.some((option) => option === shown || since.has(option))
    const found = (kind: Violation['kind'], words: string) => ({
      kind,
      detail: `widget ${widgetId}: ${words}`,
    })
    return [
      ...(rows.length > 1 ? [found('doubled', `stored ${list(options)}`)] : []),
      ...options
        .filter((option) => !given.has(option))
        .map((option) => found('never-given', `stored ${option}, given ${list(given)}`)),
      ...rows
        .filter(({ lateMs }) => lateMs > 0)
        .map(({ option, lateMs }) =>
          found('late', `${option} was stored ${lateMs} ms after closing of match ${matchId}`),
        ),
      ...(isKept
        ? []
        : [found('lost', `shown ${shown}, stored ${list(options)}, sent since ${list(since)}`)]),
    ]
  })
}

function rewardViolations({ fanId, hasReward }: Ledger, { rewards, votes }: Books): readonly Found[] {
  const own = rewards.filter((reward) => reward.fanId === fanId)
  const hasVotes = votes.some((vote) => vote.fanId === fanId)
  const twice = own.filter(({ times }) => times > 1)
  return [
    ...twice.map(({ matchId, times }) => ({
      kind: 'rewarded-twice' as const,
      detail: `${times} rewards for match ${matchId}`,
    })),
    ...(hasReward && own.length === 0
      ? [{ kind: 'reward-missing' as const, detail: 'confirmed and not stored' }]
      : []),
    ...(own.length > 0 && !hasVotes
      ? [{ kind: 'reward-unearned' as const, detail: 'a reward without an answer' }]
      : []),
  ]
}

const NOTHING = { given: new Set<string>(), shown: undefined, since: new Set<string>() }

function list(options: Iterable<string>): string {
  return [...options].join(' and ') || 'nothing'
}
