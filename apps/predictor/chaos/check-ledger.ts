import type { Choice, Ledger } from './ledger.ts'

/**
 * lost: shown as saved, and the database has nothing or something else. never-given: the database
 * has an answer that the fan never sent. doubled: it has more than one. stuck: the platform works
 * again, and the fan cannot send what is left.
 */
export const VIOLATION_KINDS = ['lost', 'never-given', 'doubled', 'stuck'] as const

/** A promise of the game that was broken. */
export interface Violation {
  readonly kind: (typeof VIOLATION_KINDS)[number]
  readonly fanId: string
  readonly widgetId: string
  readonly detail: string
}

/** Holds what the database has of one fan against what that fan gave and was shown. */
export function checkLedger({ fanId, entries }: Ledger, stored: readonly Choice[]): readonly Violation[] {
  const byWidget = Map.groupBy(stored, ({ widgetId }) => widgetId)
  const widgetIds = new Set([...entries.keys(), ...byWidget.keys()])
  return [...widgetIds].flatMap((widgetId): Violation[] => {
    const options = (byWidget.get(widgetId) ?? []).map(({ optionId }) => optionId)
    const { given, shown, since } = entries.get(widgetId) ?? NOTHING
    const strange = options.filter((option) => !given.has(option))
    const isKept = shown === undefined || options.some((option) => option === shown || since.has(option))
    const violation = (kind: Violation['kind'], detail: string) => ({ kind, fanId, widgetId, detail })
    return [
      ...(options.length > 1 ? [violation('doubled', `stored ${options.join(' and ')}`)] : []),
      ...strange.map((option) => violation('never-given', `stored ${option}, given ${list(given)}`)),
      ...(isKept
        ? []
        : [violation('lost', `shown ${shown}, stored ${list(options)}, sent since ${list(since)}`)]),
    ]
  })
}

const NOTHING = { given: new Set<string>(), shown: undefined, since: new Set<string>() }

function list(options: Iterable<string>): string {
  return [...options].join(', ') || 'nothing'
}
