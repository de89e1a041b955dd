import { beforeEach, describe, expect, it, vi } from 'vitest'
import { byId } from '../../../../test/makers.ts'
import { type MatchStage, matchStage } from '../../../../test/match-stage.ts'
import { changeQuestion } from '../../../../test/odd-matches.ts'
import type { AnswerOutcome } from '../../../platform/faults.ts'
import { explainRefusals } from './explain-refusals.ts'

let stage: MatchStage
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stage = await matchStage()
})

function explain(outcomes: Readonly<Record<string, AnswerOutcome>>, engagement = stage.engagement) {
  const { questions, client } = stage
  const session = { ...stage.session, engagement }
  return explainRefusals(session, client, { questions, outcomes: byId(outcomes) })
}

describe('a refusal without a reason', () => {
  it('reads nothing if nothing was refused', async () => {
    expect(await explain({ minute: 'saved', try: 'failed' })).toEqual(
      byId({ minute: 'saved', try: 'failed' }),
    )
    expect(stage.platform.calls).toHaveLength(0)
  })

  it.each([
    ['was closed before its closing time', { status: 'pending' }],
    ['has an earlier closing time', { interactive_until: '2024-04-27T05:00:00Z' }],
  ] as const)('finds that the question %s', async (_what, change) => {
    changeQuestion(stage.platform, 'minute', change)
    expect(await explain({ minute: 'forbidden', winner: 'forbidden', half: 'saved' })).toEqual(
      byId({ minute: 'closed', winner: 'forbidden', half: 'saved' }),
    )
  })

  it.each<[string, (platform: MatchStage['platform']) => void, AnswerOutcome]>([
    ['is left to the account if question and player are as they were', () => undefined, 'forbidden'],
    ['is one of a token that is no longer valid', (platform) => platform.expire('fan-token'), 'sign-in'],
    [
      'is left as it is if no read says why',
      (platform) => platform.inject({ method: 'GET', fault: { status: 503 }, times: 2 }),
      'forbidden',
    ],
  ])('%s', async (_what, change, outcome) => {
    change(stage.platform)
    expect(await explain({ minute: 'forbidden' })).toEqual(byId({ minute: outcome }))
  })

  describe('before a source has named the time', () => {
    const CLOSES_AT = Date.parse('2024-04-27T07:05:00Z')
    const HOUR_MS = 3_600_000

    /** The stage's client with a device clock that nothing has confirmed. */
    const withDeviceClock = (now: number) =>
      Object.defineProperties(Object.create(stage.engagement), {
        clockSkewMs: { value: undefined },
        now: { value: () => now },
      })

    it.each([
      ['after closing', 'closed', CLOSES_AT + HOUR_MS],
      ['an hour before closing, because the device clock may be behind', 'closed', CLOSES_AT - HOUR_MS],
      ['days before closing', 'forbidden', CLOSES_AT - 48 * HOUR_MS],
    ])('explains a refusal %s as %s', async (_when, outcome, now) => {
      expect(await explain({ minute: 'forbidden' }, withDeviceClock(now))).toEqual(byId({ minute: outcome }))
    })
  })
})
