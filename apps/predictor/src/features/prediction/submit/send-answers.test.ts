import type { Prediction } from '@touchline/game-rules'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type MatchStage, matchStage } from '../../../../test/match-stage.ts'
import { answersFromInteractions, type SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import type { AnswerOutcome } from '../../../platform/faults.ts'
import { explainFailures } from './send-answers.ts'

const SCORE: Prediction = { winner: { kind: 'match-result', home: 24, away: 20 } }
const MINUTE: Prediction = { minute: { kind: 'minute', value: 7 } }
const BOTH: Prediction = { ...SCORE, ...MINUTE }

let stage: MatchStage
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stage = await matchStage()
})

function nothingStored(): SavedAnswers {
  return answersFromInteractions([], stage.questions)
}

function send(answers: Prediction, saved = nothingStored()) {
  return stage.send(answers, saved)
}

function storedOptions(): readonly string[] {
  return stage.platform.state.interactions.map(({ option_id }) => option_id ?? '').toSorted()
}

describe('a first submit', () => {
  it('votes once a widget, and nothing for a question without an answer', async () => {
    const { outcomes, saved } = await send(BOTH)
    expect(outcomes).toEqual({ winner: 'saved', minute: 'saved' })
    expect(saved.prediction).toEqual(BOTH)
    expect(storedOptions()).toEqual(['away.20', 'home.24', 'minute.7', 'winner.Chiefs'])
    expect(stage.votes()).toHaveLength(4)
  })
})

describe('a change', () => {
  it('updates the vote that differs and leaves the others alone', async () => {
    const first = await send(BOTH)
    stage.platform.forgetCalls()
    const { outcomes } = await send({ winner: { kind: 'match-result', home: 25, away: 20 } }, first.saved)
    expect(outcomes).toEqual({ winner: 'saved' })
    expect(stage.votes()).toHaveLength(1)
    expect(storedOptions()).toContain('home.25')
  })

  it('becomes an update where another device answered first', async () => {
    await send(MINUTE)
    const { outcomes } = await send({ minute: { kind: 'minute', value: 9 } }, nothingStored())
    expect(outcomes).toEqual({ minute: 'saved' })
    expect(storedOptions()).toEqual(['minute.9'])
  })
})

describe('bad luck', () => {
  it('fails the one answer that was refused, and the retry sends only that', async () => {
    stage.platform.inject({ method: 'POST', path: 'minute.', fault: { status: 500 } })
    const first = await send(BOTH)
    expect(first.outcomes).toEqual({ winner: 'saved', minute: 'failed' })
    stage.platform.forgetCalls()
    const second = await send(MINUTE, first.saved)
    expect(second.outcomes).toEqual({ minute: 'saved' })
    expect(stage.votes()).toHaveLength(1)
  })

  it('counts an answer as saved when only its reply was lost', async () => {
    stage.platform.inject({ method: 'POST', path: 'minute.', fault: 'drop-after-write' })
    const { outcomes } = await send(BOTH)
    expect(outcomes).toEqual({ winner: 'saved', minute: 'saved' })
    expect(stage.votes()).toHaveLength(4)
  })

  it('does not count an answer as saved when the request never arrived', async () => {
    stage.platform.inject({ method: 'POST', path: 'minute.', fault: 'drop-before-write' })
    expect((await send(BOTH)).outcomes).toEqual({ winner: 'saved', minute: 'failed' })
  })

  it('reads back, and sends nothing, where the attempt was given up before it began', async () => {
    const { outcomes } = await stage.send(BOTH, nothingStored(), AbortSignal.abort())
    expect(outcomes).toEqual({ winner: 'failed', minute: 'failed' })
    expect(storedOptions()).toEqual([])
  })

  it('fails an uncertain answer when it cannot be read back either', async () => {
    stage.platform.inject({ method: 'POST', path: 'minute.', fault: 'drop-after-write' })
    stage.platform.inject({ method: 'GET', path: 'widget-interactions', fault: { status: 503 }, times: 9 })
    expect((await send(BOTH)).outcomes).toEqual({ winner: 'saved', minute: 'failed' })
  })

  it('sends the answer of before again where a change was lost and could not be read back', async () => {
    const first = await send(MINUTE)
    stage.platform.inject({ method: 'PATCH', path: 'minute', fault: 'drop-after-write' })
    stage.platform.inject({ method: 'GET', path: 'widget-interactions', fault: { status: 503 }, times: 9 })
    const second = await send({ minute: { kind: 'minute', value: 9 } }, first.saved)
    expect(second.outcomes).toEqual({ minute: 'failed' })
    expect(storedOptions()).toEqual(['minute.9'])
    const third = await send(MINUTE, second.saved)
    expect(third.outcomes).toEqual({ minute: 'saved' })
    expect(storedOptions()).toEqual(['minute.7'])
  })

  it('saves no third of a final score: one lost vote leaves the question unsaved', async () => {
    stage.platform.inject({ method: 'POST', path: 'away.', fault: { status: 502 } })
    const first = await send(SCORE)
    expect(first.outcomes).toEqual({ winner: 'failed' })
    expect(first.saved.prediction).toEqual({})
    const second = await send(SCORE, first.saved)
    expect(second.outcomes).toEqual({ winner: 'saved' })
    expect(storedOptions()).toEqual(['away.20', 'home.24', 'winner.Chiefs'])
  })

  it('is final once predictions are closed', async () => {
    stage.platform.clock.set(Date.parse('2024-04-27T07:05:01Z'))
    expect((await send(MINUTE)).outcomes).toEqual({ minute: 'closed' })
    expect(storedOptions()).toEqual([])
  })

  it('asks to sign in again when the token has expired', async () => {
    stage.platform.expire('fan-token')
    expect((await send(MINUTE)).outcomes).toEqual({ minute: 'sign-in' })
  })

  it('sends nothing for a score that no option means', async () => {
    const { outcomes } = await send({ winner: { kind: 'match-result', home: 250, away: 0 } })
    expect(outcomes).toEqual({ winner: 'invalid' })
    expect(stage.votes()).toEqual([])
  })
})

function explain(outcomes: Readonly<Record<string, AnswerOutcome>>, engagement = stage.engagement) {
  const { questions, client } = stage
  const session = { ...stage.session, engagement }
  return explainFailures(session, { client, questions, outcomes })
}

describe('a refusal without a reason', () => {
  it('asks nothing where nothing was refused', async () => {
    expect(await explain({ minute: 'saved', try: 'failed' })).toEqual({ minute: 'saved', try: 'failed' })
    expect(stage.platform.calls).toHaveLength(0)
  })

  it('leaves a refusal to the account where question and player are as they were', async () => {
    expect(await explain({ minute: 'forbidden' })).toEqual({ minute: 'forbidden' })
  })

  it('finds that the platform closed the question, although its closing time had not come', async () => {
    const minute = stage.platform.state.widgets.get('minute')
    if (minute === undefined) throw new Error('The stage has no such question.')
    stage.platform.state.widgets.set('minute', { ...minute, status: 'pending' })
    expect(await explain({ minute: 'forbidden', winner: 'forbidden', half: 'saved' })).toEqual({
      minute: 'closed',
      winner: 'forbidden',
      half: 'saved',
    })
  })

  it('finds that the closing time was brought forward', async () => {
    const minute = stage.platform.state.widgets.get('minute')
    if (minute === undefined) throw new Error('The stage has no such question.')
    stage.platform.state.widgets.set('minute', { ...minute, interactive_until: '2024-04-27T05:00:00Z' })
    expect(await explain({ minute: 'forbidden' })).toEqual({ minute: 'closed' })
  })

  it('finds that the token does not count any more', async () => {
    stage.platform.expire('fan-token')
    expect(await explain({ minute: 'forbidden' })).toEqual({ minute: 'sign-in' })
  })

  it('says nothing that it could not find out', async () => {
    stage.platform.inject({ method: 'GET', path: 'widgets', fault: { status: 503 } })
    stage.platform.inject({ method: 'GET', path: 'profile', fault: { status: 503 } })
    expect(await explain({ minute: 'forbidden' })).toEqual({ minute: 'forbidden' })
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
      ['after closing', CLOSES_AT + HOUR_MS],
      ['an hour before closing, because the device clock may be behind', CLOSES_AT - HOUR_MS],
    ])('takes a refusal %s as closed', async (_when, now) => {
      expect(await explain({ minute: 'forbidden' }, withDeviceClock(now))).toEqual({ minute: 'closed' })
    })

    it('leaves a refusal days before closing to the account', async () => {
      const now = CLOSES_AT - 48 * HOUR_MS
      expect(await explain({ minute: 'forbidden' }, withDeviceClock(now))).toEqual({ minute: 'forbidden' })
    })
  })
})
