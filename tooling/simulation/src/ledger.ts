import type { Answer } from '@touchline/game-rules'
import { type MatchDay, type MatchFacts, WIDGET_IDS, winnerOf } from './match-day.ts'
import { isLinearizable, type Operation } from './register.ts'
import { pointsByTheBook } from './rule-book.ts'

/** A promise of the game that was broken. */
export interface Violation {
  readonly rule:
    | 'history'
    | 'lost'
    | 'doubled'
    | 'lost-draft'
    | 'overwritten-unseen'
    | 'conflict-with-oneself'
    | 'wrongly-closed'
    | 'too-early'
    | 'not-saved'
    | 'reward'
    | 'profile'
    | 'points'
    | 'stuck'
  readonly fan: string
  readonly text: string
}

/** The votes that an answer means, by widget. */
export type Votes = Readonly<Record<string, string>>

/** Returns the votes of an answer, independently of the game: its own translation is checked too. */
export function votesOf(questionId: string, answer: Answer): Votes {
  if (answer.kind === 'match-result') {
    const { home, away } = answer
    return { winner: winnerOf(home, away), home: String(home), away: String(away) }
  }
  if (answer.kind === 'choice') return { [questionId]: answer.choiceId.split('.')[1] ?? '' }
  return answer.kind === 'numbers' ? {} : { [questionId]: String(answer.value) }
}

/** The widgets of a question: three for the final score. */
export function widgetsOf(questionId: string): readonly string[] {
  return questionId === 'winner' ? ['winner', 'home', 'away'] : [questionId]
}

/** What fans saw and did, and the promises that were broken. */
export type Ledger = ReturnType<typeof createLedger>

type Noted = Omit<Operation, 'value'> & { readonly answer: Answer | undefined }

export function createLedger(day: MatchDay) {
  const histories = new Map<string, Operation[]>()
  const violations: Violation[] = []
  function add(fan: string, widget: string, operation: Operation): void {
    const key = `${fan} ${widget}`
    const history = histories.get(key) ?? []
    // A second read of the same state adds nothing.
    const last = history.at(-1)
    const isRepeated =
      last?.kind === 'read' &&
      operation.kind === 'read' &&
      last.value === operation.value &&
      last.from === operation.from
    if (!isRepeated) histories.set(key, [...history, operation])
  }
  return {
    violations,
    accuse: (violation: Violation) => void violations.push(violation),
    /** Records what a fan did with an answer, or saw of it; undefined if the question had none. */
    note(fan: string, questionId: string, { answer, ...times }: Noted): void {
      const votes = answer && votesOf(questionId, answer)
      for (const widget of widgetsOf(questionId)) add(fan, widget, { ...times, value: votes?.[widget] })
    },
    /** Compares a fan's whole history with what the platform has. */
    close(fan: string): void {
      for (const widget of WIDGET_IDS) {
        const value = day.choiceOf(fan, widget)
        const now = Date.now()
        const history = [...(histories.get(`${fan} ${widget}`) ?? [])]
        const stored = { kind: 'read', value, from: now, to: now } as const
        if (day.countOf(fan, widget) > 1)
          violations.push({ rule: 'doubled', fan, text: `${widget} is stored twice` })
        if (isLinearizable([...history, stored])) continue
        const rule = isLinearizable(history) ? 'lost' : 'history'
        const operations = [...history, stored].map((one) => `${one.kind} ${one.value} ${one.from}…${one.to}`)
        violations.push({ rule, fan, text: `no order explains ${widget}:\n    ${operations.join('\n    ')}` })
      }
    },
    comparePoints(fan: string, shown: number, facts: MatchFacts): void {
      const chosen = Object.fromEntries(WIDGET_IDS.map((id) => [id, day.choiceOf(fan, id)]))
      const earned = pointsByTheBook(chosen, facts)
      if (shown !== earned)
        violations.push({
          rule: 'points',
          fan,
          text: `the game shows ${shown}, the rule book says ${earned}`,
        })
    },
  }
}
