import {
  type Answer,
  answerTo,
  type FixtureId,
  isSameAnswer,
  type NumbersAnswer,
  type Prediction,
  type QuestionId,
} from '@touchline/game-rules'
import * as z from 'zod/mini'
import { parsedJson } from '../config/parsed-json.ts'
import type { AnswerOutcome, Outcomes } from '../platform/faults.ts'
import type { PlayerStore } from './device-storage.ts'
import { pairsOf } from './player-records.ts'

type AnswerSchemas = {
  readonly [Kind in Answer['kind']]: z.ZodMiniType<Extract<Answer, { readonly kind: Kind }>>
}

/** Of a number for each choice. A record of zod would leave out the id `__proto__`. */
const numbersSchema = z.custom<NumbersAnswer['numbers']>(
  (value) => value instanceof Object && Object.values(value).every(Number.isSafeInteger),
)

const ANSWERS = {
  'match-result': z.object({ kind: z.literal('match-result'), home: z.int(), away: z.int() }),
  minute: z.object({ kind: z.literal('minute'), value: z.int() }),
  count: z.object({ kind: z.literal('count'), value: z.int() }),
  possession: z.object({ kind: z.literal('possession'), value: z.int() }),
  numbers: z.object({ kind: z.literal('numbers'), numbers: numbersSchema }),
  choice: z.object({ kind: z.literal('choice'), choiceId: z.string() }),
} satisfies AnswerSchemas

const answerSchema: z.ZodMiniType<Answer> = z.union(Object.values(ANSWERS))

const changeSchema = z.object({
  answer: answerSchema,
  /** The saved answer when the player made the change; undefined if there was none. */
  basedOn: z.optional(answerSchema),
  /** The parts of the answer that the player has not set: 'away' of a score whose home side alone was typed. It has 0 there. */
  unset: z.readonly(z.array(z.string())),
  /** What was sent and not confirmed: the platform may have any of these, or none. */
  attempts: z.readonly(z.array(answerSchema)),
  /** When its question closes, if that is before its fixture does; 0 once the platform has closed it. */
  closesAt: z.optional(z.number()),
})

const draftSchema = z.object({ changes: pairsOf(changeSchema) })

/** One answer that the player changed and the platform has not confirmed. */
export type Change = Readonly<z.infer<typeof changeSchema>>

/** What the player changed in one fixture. */
export type Draft = ReadonlyMap<QuestionId, Change>

/** Returns the drafts of one player on this device. All tabs share them. */
export function draftsOf(store: PlayerStore) {
  const text = (fixtureId: FixtureId) => store.read(['draft', fixtureId])
  const read = (fixtureId: FixtureId) => draftInText(text(fixtureId))
  return {
    /** The stored text: the same text has the same draft. */
    text,
    read,
    /** Changes the stored draft; one without changes is removed. */
    update: (fixtureId: FixtureId, update: (draft: Draft) => Draft) => {
      const before = text(fixtureId)
      const changes = [...update(draftInText(before))]
      const after = changes.length === 0 ? undefined : JSON.stringify({ changes })
      if (after === before) return
      if (after === undefined) store.remove(['draft', fixtureId])
      else store.write(['draft', fixtureId], after)
    },
  }
}

/** Returns no changes for unreadable text: older versions and other code write here too. */
export function draftInText(text: string | undefined): Draft {
  return new Map(parsedJson(text, draftSchema)?.changes)
}

/** Returns the answers of a draft. */
export function answersOf(draft: Draft): Prediction {
  return Object.fromEntries([...draft].map(([id, { answer }]) => [id, answer]))
}

/** Returns whether the platform may have an answer that it has not confirmed. */
export function isUnsure(change: Change | undefined): boolean {
  return change !== undefined && change.attempts.length > 0
}

/** Returns whether the platform has the answer, and cannot have another one by an attempt that was not confirmed. */
export function isConfirmed({ answer, attempts }: Change, saved: Answer | undefined): boolean {
  return attempts.length === 0 && isSameAnswer(answer, saved)
}

/** Returns whether another device changed the answer since this change was made. What this device sent itself is no conflict. */
export function isConflict({ answer, basedOn, attempts }: Change, saved: Answer | undefined): boolean {
  if (saved === undefined || isSameAnswer(saved, answer)) return false
  return !isMadeOf(saved, basedOn === undefined ? attempts : [basedOn, ...attempts])
}

/** A final score is several votes, and each of an attempt may have arrived or not: one score may be new and the other one old. */
function isMadeOf(saved: Answer, known: readonly Answer[]): boolean {
  if (saved.kind !== 'match-result') return known.some((one) => isSameAnswer(one, saved))
  const scores = known.filter((one) => one.kind === 'match-result')
  return scores.some(({ home }) => home === saved.home) && scores.some(({ away }) => away === saved.away)
}

/** Returns the draft with an answer that the player has just given. Without a change if it is the saved one again. */
export function withAnswer(
  draft: Draft,
  id: QuestionId,
  { saved, ...given }: Pick<Change, 'answer' | 'unset' | 'closesAt'> & { readonly saved: Answer | undefined },
): Draft {
  const earlier = draft.get(id)
  const attempts = earlier?.attempts ?? []
  // An attempt that arrived in part leaves no answer that can be shown: the change is based on the one before.
  const basedOn = saved ?? (attempts.length > 0 ? earlier?.basedOn : undefined)
  const change = { ...given, basedOn, attempts }
  return isConfirmed(change, saved) ? withoutChange(draft, id) : new Map(draft).set(id, change)
}

export function withoutChange(draft: Draft, id: QuestionId): Draft {
  return mapDraft(draft, (change, one) => (one === id ? undefined : change))
}

/** Returns the draft with each change replaced; without those for which `replace` returns undefined. */
export function mapDraft(
  draft: Draft,
  replace: (change: Change, id: QuestionId) => Change | undefined,
): Draft {
  return new Map(
    [...draft].flatMap(([id, change]) => {
      const next = replace(change, id)
      return next === undefined ? [] : [[id, next] as const]
    }),
  )
}

/** Returns the draft after the player discarded it. Answers that may be stored by an attempt go back to the saved ones: they are sent again. */
export function discarded(draft: Draft, saved: Prediction): Draft {
  return mapDraft(draft, ({ attempts }, id) => {
    const answer = answerTo(saved, id)
    if (attempts.length === 0 || answer === undefined) return undefined
    return { answer, basedOn: answer, unset: [], attempts }
  })
}

/** Returns the draft with what is about to be sent: if the page is closed meanwhile, the platform may have it by the next start. */
export function attempted(draft: Draft, sent: Draft): Draft {
  const attempts = mapDraft(sent, (change, id) => {
    const stored = draft.get(id) ?? change
    const others = stored.attempts.filter((attempt) => !isSameAnswer(attempt, change.answer))
    return { ...stored, attempts: [...others, change.answer] }
  })
  return new Map([...draft, ...attempts])
}

/** After these the platform may have the new answer or the old one. */
export const MAY_BE_STORED: ReadonlySet<AnswerOutcome> = new Set(['failed', 'sign-in', 'forbidden'])

/** Returns what the player still has to save after an attempt. */
export function settled(draft: Draft, sent: Draft, outcomes: Outcomes): Draft {
  return mapDraft(draft, (change, id) => {
    const [answer, outcome] = [sent.get(id)?.answer, outcomes.get(id)]
    return answer === undefined || outcome === undefined ? change : settledChange(change, answer, outcome)
  })
}

/** Returns undefined for an answer that is stored, or that the platform has another final one for. */
function settledChange(change: Change, sent: Answer, outcome: AnswerOutcome): Change | undefined {
  if (MAY_BE_STORED.has(outcome)) return change
  // The screen of the fixture names it on each later visit.
  if (outcome === 'closed') return { ...change, attempts: [], closesAt: 0 }
  if (outcome === 'invalid') {
    return { ...change, attempts: change.attempts.filter((attempt) => !isSameAnswer(attempt, sent)) }
  }
  // The player may have changed it in another tab meanwhile.
  if (isSameAnswer(change.answer, sent)) return undefined
  return outcome === 'saved' ? { ...change, basedOn: sent, attempts: [] } : change
}
