import { onlineManager } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { Answer, Prediction } from '@touchline/game-rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inGame } from '../../../../test/in-game.tsx'
import { aGame } from '../../../../test/launched-game.ts'
import { aDraft, byId, someAnswers } from '../../../../test/makers.ts'
import { matchStage } from '../../../../test/match-stage.ts'
import { changeQuestion } from '../../../../test/odd-matches.ts'
import { answersOf, draftsOf } from '../../../device/drafts.ts'
import { unfinishedFixturesOf } from '../../../device/player-records.ts'
import type { SavedAnswers } from '../../../platform/answers-and-votes.ts'
import { keys } from '../../../queries/keys.ts'
import { createQueryClient } from '../../../queries/query-client.ts'
import { signedOutState } from '../../../queries/session.ts'
import { type Phase, pendingSubmit } from '../submit/attempt.ts'
import { useFixtureForm } from './use-fixture-form.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void onlineManager.setOnline(true))

const { questions: QUESTIONS } = await matchStage()
const { id } = QUESTIONS.fixture
const minute = (value: number): Answer => ({ kind: 'minute', value })

/** The answers as they were just read: what a tab reads each time it becomes visible. */
function read(prediction: Prediction = {}): SavedAnswers {
  return someAnswers({ prediction })
}

/** A tab that shows the questions. All tabs of one game share what the device keeps. */
function tab(game = aGame(), questions = QUESTIONS, client = createQueryClient()) {
  const { result, rerender, unmount } = renderHook((props) => useFixtureForm(props.questions, props.stored), {
    initialProps: { stored: read(), questions },
    ...inGame({ game, client }),
  })
  return {
    game,
    client,
    draft: () => draftsOf(game.playerStore()).read(id),
    answer: (answer: Answer, questionId = 'minute', unset?: readonly string[]) =>
      act(() => result.current.answer(questionId, answer, unset)),
    reads: (stored: SavedAnswers, next = questions) => rerender({ stored, questions: next }),
    form: () => result.current,
    sheet: () => result.current.sheet,
    phase: () => result.current.sheet.phase,
    card: (questionId: string) =>
      result.current.sheet.cards.find(({ question }) => question.id === questionId),
    submit: (answer?: Answer) => {
      if (answer !== undefined) act(() => result.current.answer('minute', answer))
      act(() => result.current.submit())
    },
    reaches: (phase: Phase['name']) => waitFor(() => expect(result.current.sheet.phase.name).toBe(phase)),
    leave: unmount,
  }
}

/** A game on a platform in memory, and a tab of it. */
async function playing(questions = QUESTIONS) {
  const stage = await matchStage()
  const { engagement } = stage
  const mine = tab({ ...aGame(), engagement }, questions)
  return { ...stage, mine }
}

const OFF = { ...QUESTIONS, fixture: { ...QUESTIONS.fixture, isVoid: true } }

it('shows in each tab what was changed in another, and keeps both', () => {
  const mine = tab()
  const other = tab(mine.game)
  mine.answer(minute(9))
  other.answer({ kind: 'count', value: 4 }, 'conversions')
  expect(other.card('minute')?.answer).toEqual(minute(9))
  expect(answersOf(mine.draft())).toEqual({ minute: minute(9), conversions: { kind: 'count', value: 4 } })
})

it('reads the answers again when another tab has saved what could not be saved in this one', async () => {
  const { mine, platform } = await playing()
  const other = tab(mine.game)
  const queryKey = keys.answers(id)
  platform.inject({ path: 'votes', fault: { status: 400 } })
  other.submit(minute(9))
  await other.reaches('failed')
  mine.answer({ kind: 'match-result', home: 27, away: 0 }, 'winner', ['away'])
  expect(other.client.getQueryState(queryKey)?.isInvalidated).toBe(false)
  mine.submit()
  await mine.reaches('saved')
  expect(other.client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it('keeps in the draft when the question closes, if that is before the match does', () => {
  const closesAt = QUESTIONS.fixture.closesAt - 1000
  const list = QUESTIONS.list.map((one) => (one.id === 'minute' ? { ...one, closesAt } : one))
  const mine = tab(aGame(), { ...QUESTIONS, list })
  mine.answer(minute(9))
  mine.answer({ kind: 'count', value: 4 }, 'conversions')
  expect([...mine.draft().values()].map((change) => change.closesAt)).toEqual([closesAt, undefined])
})

it('keeps what the platform confirmed, whatever an earlier read brings that was slow', async () => {
  const { mine } = await playing()
  const slow = Promise.withResolvers<SavedAnswers>()
  const queryKey = keys.answers(id)
  const reading = mine.client.fetchQuery({ queryKey, queryFn: () => slow.promise }).catch(() => undefined)
  mine.submit(minute(9))
  await mine.reaches('saved')
  slow.resolve(read())
  await reading
  expect(mine.client.getQueryData<SavedAnswers>(queryKey)?.prediction).toEqual({ minute: minute(9) })
})

it('shows the success at once, and then reads the questions and the answers again', async () => {
  const { mine, platform } = await playing()
  mine.client.setQueryData(keys.questions(id), QUESTIONS)
  const isStale = (queryKey: readonly unknown[]) => mine.client.getQueryState(queryKey)?.isInvalidated
  mine.submit(minute(9))
  await mine.reaches('saved')
  expect(mine.draft()).toEqual(new Map())
  await waitFor(() => expect([keys.questions(id), keys.answers(id)].map(isStale)).toEqual([true, true]))
  // The profile was written first, and what is shown is still the success.
  expect(platform.calls.at(-1)?.method).toBe('PATCH')
  expect(mine.phase().name).toBe('saved')
})

it('aborts an attempt in flight as soon as the page comes back out of the history', async () => {
  const { mine, platform, votes } = await playing()
  platform.inject({ path: 'votes', fault: 'hang' })
  mine.submit(minute(9))
  await waitFor(() => expect(votes()).toHaveLength(1))
  const isAborted = () => pendingSubmit(mine.client, id)?.state.variables?.abort.signal.aborted
  expect(isAborted()).toBe(false)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(isAborted()).toBe(true)
  await mine.reaches('failed')
})

it('starts no attempt when nothing was changed', async () => {
  const { mine, platform } = await playing()
  mine.reads(read({ minute: minute(9) }))
  mine.submit()
  expect([mine.client.getMutationCache().getAll(), platform.calls]).toEqual([[], []])
})

it('reads the questions again when the platform closed one earlier than the page knew', async () => {
  const { mine, platform } = await playing()
  mine.client.setQueryData(keys.questions(id), QUESTIONS)
  changeQuestion(platform, 'minute', { interactive_until: '2024-04-27T05:00:00Z' })
  mine.submit(minute(9))
  await mine.reaches('failed')
  expect(mine.card('minute')?.standing).toEqual({ name: 'refused', outcome: 'closed' })
  expect(mine.client.getQueryState(keys.questions(id))?.isInvalidated).toBe(true)
})

it('says on every screen that the player is signed out when the platform knows the token no more', async () => {
  const { mine, platform } = await playing()
  platform.inject({ path: /votes|profile/, fault: { status: 403 }, times: 9 })
  mine.submit(minute(9))
  await waitFor(() => expect(mine.phase()).toMatchObject({ outcomes: byId({ minute: 'sign-in' }) }))
  expect(mine.client.getQueryData(signedOutState.queryKey)).toBe(true)
})

it('can be changed again when the player opens the match again after it was saved', async () => {
  const { mine } = await playing()
  mine.submit(minute(9))
  await mine.reaches('saved')
  act(() => mine.form().reopen())
  mine.reads(read({ minute: minute(9) }))
  mine.answer(minute(12))
  expect(mine.phase().name).toBe('editing')
  expect(mine.sheet().sendable).toEqual(aDraft({ minute: minute(12) }, { minute: minute(9) }))
})

it('shows no result of an earlier visit, and keeps none after this one', async () => {
  const { mine, platform } = await playing()
  platform.inject({ path: 'votes', fault: { status: 400 } })
  mine.submit(minute(9))
  mine.leave()
  await waitFor(() => expect(mine.client.isMutating()).toBe(0))
  const again = tab(mine.game, QUESTIONS, mine.client)
  expect(again.phase().name).toBe('editing')
  expect(answersOf(again.sheet().sendable)).toEqual({ minute: minute(9) })
  again.leave()
  expect(mine.client.getMutationCache().getAll()).toEqual([])
})

it('shows no failure any more once its answers are discarded', async () => {
  const { mine, platform } = await playing()
  platform.inject({ path: 'votes', fault: { status: 400 } })
  mine.submit(minute(9))
  await mine.reaches('failed')
  act(() => mine.form().discard())
  await waitFor(() => expect(mine.phase().name).toBe('editing'))
})

it('gives way to mine or to the saved answer as the player says', () => {
  for (const keep of ['mine', 'theirs'] as const) {
    const { answer, reads, card, form, sheet } = tab()
    answer(minute(9))
    reads(read({ minute: minute(12) }))
    expect(card('minute')?.conflict).toEqual({ mine: minute(9), theirs: minute(12) })
    act(() => form().settleConflict('minute', keep))
    expect(card('minute')?.conflict).toBeUndefined()
    expect(answersOf(sheet().sendable)).toEqual(keep === 'mine' ? { minute: minute(9) } : {})
  }
})

it('ends in a failure that can be repeated after an unexpected error of a submit', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const get = () => {
    throw new Error('No source.')
  }
  const sources = Object.assign(new Map(QUESTIONS.sources), { get })
  const { mine } = await playing({ ...QUESTIONS, sources })
  mine.submit(minute(9))
  const outcomes = byId({ minute: 'failed' })
  await waitFor(() => expect(mine.phase()).toMatchObject({ name: 'failed', outcomes }))
  expect(log.mock.calls.join()).toContain('No source.')
  expect(answersOf(mine.draft())).toEqual({ minute: minute(9) })
})

describe('a Submit without a connection', () => {
  /** A game on a platform in memory, in which Submit was pressed without a connection. */
  async function waiting() {
    const { mine, votes, platform } = await playing()
    // The provider of the game outlasts its screens.
    mine.client.mount()
    act(() => onlineManager.setOnline(false))
    mine.submit(minute(9))
    await mine.reaches('waiting')
    const open = () => tab(mine.game, QUESTIONS, mine.client)
    const reconnect = () => act(async () => onlineManager.setOnline(true))
    return { mine, votes, platform, open, reconnect }
  }

  /** The questions, of which that about the minute has closed. */
  const MINUTE_CLOSED = {
    ...QUESTIONS,
    list: QUESTIONS.list.map((one) => (one.id === 'minute' ? { ...one, closesAt: 1 } : one)),
  }

  it('waits when the match is left and opened again, and is sent once from another screen: the draft ends, and the list counts it', async () => {
    const { mine, votes, open, reconnect } = await waiting()
    mine.leave()
    const again = open()
    expect(again.phase().name).toBe('waiting')
    again.leave()
    await reconnect()
    await waitFor(() => expect(mine.draft()).toEqual(new Map()))
    const unfinished = unfinishedFixturesOf(mine.game.playerStore())
    expect(unfinished.read(id)).toEqual({ answered: 1, total: QUESTIONS.list.length })
    expect(votes().filter((vote) => vote.startsWith('POST'))).toEqual([
      expect.stringContaining('/minute.9/votes/'),
    ])
  })

  it('ends with the page, and leaves the draft to the next one', async () => {
    const { mine, votes, reconnect } = await waiting()
    mine.leave()
    mine.client.clear()
    const reloaded = tab(mine.game)
    expect(reloaded.phase().name).toBe('editing')
    expect(answersOf(reloaded.sheet().sendable)).toEqual({ minute: minute(9) })
    await reconnect()
    expect(votes()).toEqual([])
  })

  it.each(['stop', 'discard'] as const)('does not wait any more after %s', async (end) => {
    const { mine, votes, open, reconnect } = await waiting()
    act(() => mine.form()[end]())
    await mine.reaches('editing')
    mine.leave()
    expect(open().phase().name).toBe('editing')
    await reconnect()
    expect(votes()).toEqual([])
  })

  it('is neither stopped nor discarded once it is being sent', async () => {
    const { mine, platform, reconnect } = await waiting()
    const { stop } = mine.form()
    platform.inject({ path: 'votes', fault: { delayMs: 20 } })
    await reconnect()
    act(() => stop())
    expect(mine.phase().name).toBe('sending')
    act(() => mine.form().discard())
    expect(answersOf(mine.draft())).toEqual({ minute: minute(9) })
    await mine.reaches('saved')
  })

  it.each([
    ['the match closes', OFF],
    ['the platform removes its question', { ...QUESTIONS, list: [] }],
  ])('is no success if %s meanwhile, and sends nothing', async (_what, questions) => {
    const { mine, votes, reconnect } = await waiting()
    mine.client.setQueryData(keys.questions(id), questions)
    await reconnect()
    await mine.reaches('failed')
    expect(mine.phase()).toMatchObject({ outcomes: byId({ minute: 'closed' }) })
    expect(votes()).toEqual([])
    // That the match has closed is known: all fans would read its questions again at the same moment.
    expect(mine.client.getQueryState(keys.questions(id))?.isInvalidated).toBe(questions !== OFF)
  })

  it('is named on the next visit as not saved in time when it came too late with another screen open', async () => {
    const { mine, reconnect } = await waiting()
    mine.leave()
    mine.client.setQueryData(keys.questions(id), MINUTE_CLOSED)
    await reconnect()
    await waitFor(() => expect(mine.client.isMutating()).toBe(0))
    expect(tab(mine.game, MINUTE_CLOSED, mine.client).card('minute')?.missed).toEqual(minute(9))
  })

  it('sends the rest if one question has closed meanwhile, and names the one that came too late', async () => {
    const { mine, votes, reconnect } = await waiting()
    act(() => mine.form().stop())
    await mine.reaches('editing')
    mine.answer({ kind: 'count', value: 4 }, 'conversions')
    mine.submit()
    mine.client.setQueryData(keys.questions(id), MINUTE_CLOSED)
    await reconnect()
    const outcomes = byId({ minute: 'closed', conversions: 'saved' })
    await waitFor(() => expect(mine.phase()).toMatchObject({ name: 'failed', outcomes }))
    expect(votes()).toEqual([expect.stringContaining('/conversions.4/votes/')])
  })
})
