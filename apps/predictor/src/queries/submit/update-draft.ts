import type { FixtureId, Prediction } from '@touchline/game-rules'
import { draftsOf } from '../../device/drafts.ts'
import type { PlayerStore } from '../../device/player-store.ts'
import type { AnswerOutcome, Outcomes } from '../../platform/answer-outcome.ts'

/** After these an answer needs no draft: it is stored, or it cannot be sent any more. */
const FINAL: ReadonlySet<AnswerOutcome | undefined> = new Set(['saved', 'closed', 'final'])

/** Adds answers that are about to be sent: if the page is closed meanwhile, the platform may have them. */
export function recordAttempt(store: PlayerStore, fixtureId: FixtureId, sent: Prediction): void {
  const drafts = draftsOf(store)
  const { answers = {}, attempted = {}, unset = {} } = drafts.read(fixtureId) ?? {}
  const added = Object.entries(sent).map(([id, answer]) => [id, [...(attempted[id] ?? []), answer]] as const)
  drafts.write(fixtureId, {
    answers: { ...answers, ...sent },
    attempted: { ...attempted, ...Object.fromEntries(added) },
    unset,
  })
}

/** Removes from the draft what an attempt has settled. A form on the screen does the same with its own answers. */
export function settleDraft(store: PlayerStore, fixtureId: FixtureId, outcomes: Outcomes): void {
  const drafts = draftsOf(store)
  const draft = drafts.read(fixtureId)
  if (draft === undefined) return
  drafts.write(fixtureId, {
    answers: pick(draft.answers, (id) => !FINAL.has(outcomes[id])),
    attempted: pick(draft.attempted, (id) => outcomes[id] !== 'saved'),
    unset: pick(draft.unset, (id) => outcomes[id] === undefined),
  })
}

function pick<T>(record: Readonly<Record<string, T>>, isKept: (id: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => isKept(id)))
}
