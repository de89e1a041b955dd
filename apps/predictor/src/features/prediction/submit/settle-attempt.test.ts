import type { Answer } from '@touchline/game-rules'
import { describe, expect, it } from 'vitest'
import { aChange } from '../../../../test/makers.ts'
import type { AnswerOutcome } from '../../../platform/faults.ts'
import { settledDraft } from './settle-attempt.ts'

describe('the draft after an attempt', () => {
  const nine = { kind: 'minute', value: 9 } as const
  const eleven = { kind: 'minute', value: 11 } as const
  const sent = { basedOn: undefined, attempts: [nine] }
  const settled = (answer: Answer, outcome: AnswerOutcome) =>
    settledDraft({ m: aChange(answer, sent) }, { answers: { m: nine }, outcomes: { m: outcome } })

  it.each(['saved', 'closed', 'final'] as const)('has no answer that is %s', (outcome) => {
    expect(settled(nine, outcome)).toEqual({})
  })

  it.each(['failed', 'sign-in', 'forbidden'] as const)(
    'still has an answer after %s: it may be stored',
    (outcome) => {
      expect(settled(nine, outcome)).toEqual({ m: aChange(nine, sent) })
    },
  )

  it('has an answer without a choice as one that was not sent', () => {
    expect(settled(nine, 'invalid')).toEqual({ m: aChange(nine, { ...sent, attempts: [] }) })
  })

  it('keeps what was changed in another tab meanwhile, over the answer that was saved', () => {
    expect(settled(eleven, 'saved')).toEqual({ m: aChange(eleven, { basedOn: nine }) })
  })
})
