import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { Answer, Prediction } from '@touchline/game-rules'
import { ClockProvider } from '@touchline/ui-kit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { matchStage } from '../../../test/match-stage.ts'
import { storedAnswers } from '../../../test/stored-answers.ts'
import { draftsOf } from '../../device/drafts.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { usePredictionForm } from './use-prediction-form.ts'

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

const { asked } = await matchStage()
const { id } = asked.fixture
const minute = (value: number): Answer => ({ kind: 'minute', value })

/** The answers as they were just read: what a tab sees anew each time it comes into sight. */
function read(prediction: Prediction = {}): StoredAnswers {
  return storedAnswers({ prediction })
}

/** A tab that shows the questions. All tabs of one game share what the device keeps. */
function tab(game = aGame(), questions = asked, client = createQueryClient()) {
  const { result, rerender, unmount } = renderHook(
    (props) => usePredictionForm(props.questions, props.stored),
    {
      initialProps: { stored: read(), questions },
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>
          <ClockProvider now={game.engagement.now}>
            <GameProvider game={game}>{children}</GameProvider>
          </ClockProvider>
        </QueryClientProvider>
      ),
    },
  )
  return {
    game,
    client,
    draft: () => draftsOf(game.playerStore()).read(id)?.answers,
    answer: (answer: Answer, questionId = 'minute', unset?: readonly string[]) =>
      act(() => result.current.dispatch({ type: 'answered', questionId, answer, unset })),
    reads: (stored: StoredAnswers, next = questions) => rerender({ stored, questions: next }),
    form: () => result.current,
    leave: unmount,
  }
}

it('leaves the draft of another tab alone when it is only looked at', () => {
  const other = tab()
  const mine = tab(other.game)
  mine.answer(minute(9))
  other.reads(read())
  expect(other.draft()).toEqual({ minute: minute(9) })
})

it('removes the draft that it wrote once, and after that leaves what another tab keeps', () => {
  const mine = tab()
  mine.answer(minute(9))
  mine.reads(read({ minute: minute(9) }))
  expect(mine.draft()).toBeUndefined()
  const other = tab(mine.game)
  other.answer(minute(12))
  mine.reads(read({ minute: minute(9) }))
  expect(mine.draft()).toEqual({ minute: minute(12) })
})

it('removes the draft that it opened with once the platform has it', () => {
  const before = tab()
  before.answer(minute(9))
  before.leave()
  const now = tab(before.game)
  expect(now.form().hadDraft).toBe(true)
  now.reads(read({ minute: minute(9) }))
  expect(now.draft()).toBeUndefined()
})

it('keeps in the draft which score is not set, until the answer is sent', () => {
  const before = tab()
  before.answer(minute(9))
  before.answer({ kind: 'match-result', home: 27, away: 0 }, 'winner', ['away'])
  before.leave()
  const now = tab(before.game)
  expect(now.form().form.unset).toEqual({ winner: ['away'] })
  act(() => now.form().dispatch({ type: 'connection-awaited' }))
  now.leave()
  expect(tab(before.game).form().form.unset).toEqual({})
})

it('keeps what the platform confirmed, whatever an earlier read brings that was slow', async () => {
  const { engagement } = await matchStage()
  const mine = tab({ ...aGame(), engagement, ready: () => engagement.init() })
  const slow = Promise.withResolvers<StoredAnswers>()
  const queryKey = keys.answers(id)
  const reading = mine.client.fetchQuery({ queryKey, queryFn: () => slow.promise }).catch(() => undefined)
  mine.answer(minute(9))
  act(() => mine.form().submit())
  await waitFor(() => expect(mine.form().form.phase.name).toBe('submitted'))
  slow.resolve(read())
  await reading
  expect(mine.client.getQueryData<StoredAnswers>(queryKey)?.prediction).toEqual({ minute: minute(9) })
})

it('shows the success at once, and then reads the questions and the answers again', async () => {
  const { engagement, platform } = await matchStage()
  const mine = tab({ ...aGame(), engagement, ready: () => engagement.init() })
  mine.client.setQueryData(keys.questions(id), asked)
  const isStale = (queryKey: readonly unknown[]) => mine.client.getQueryState(queryKey)?.isInvalidated
  mine.answer(minute(9))
  act(() => mine.form().submit())
  await waitFor(() => expect(mine.form().form.phase.name).toBe('submitted'))
  await waitFor(() => expect([keys.questions(id), keys.answers(id)].map(isStale)).toEqual([true, true]))
  // The profile was written first, and what is shown is still the success.
  expect(platform.calls.at(-1)?.method).toBe('PATCH')
  expect(mine.form().form.phase.name).toBe('submitted')
})

it.each([
  ['arrived', 'drop-after-write', 'submitted'],
  ['did not arrive', 'drop-before-write', 'failed'],
] as const)('finds out after closing that an unconfirmed answer %s', async (_what, fault, phase) => {
  const { engagement, platform } = await matchStage()
  const mine = tab({ ...aGame(), engagement, ready: () => engagement.init() })
  mine.answer(minute(9))
  platform.inject({ path: 'votes', fault })
  // Neither the comparison before the send nor the read after it gets through.
  platform.inject({ path: 'widget-interactions', fault: { status: 500 }, times: 2 })
  act(() => mine.form().submit())
  await waitFor(() => expect(mine.form().form.unsure).toEqual(['minute']))
  mine.reads(read(), { ...asked, fixture: { ...asked.fixture, isVoid: true } })
  await waitFor(() => expect(mine.form().form.unsure).toEqual([]))
  expect(mine.form().form.phase).toEqual(
    phase === 'submitted' ? { name: phase } : { name: phase, outcomes: { minute: 'closed' } },
  )
})

it('ends in a failure that can be repeated after an unexpected error of a submit', async () => {
  const { engagement } = await matchStage()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const get = () => {
    throw new Error('No source.')
  }
  const sources = Object.assign(new Map(asked.sources), { get })
  const mine = tab({ ...aGame(), engagement, ready: () => engagement.init() }, { ...asked, sources })
  mine.answer(minute(9))
  act(() => mine.form().submit())
  const outcomes = { minute: 'failed' }
  await waitFor(() => expect(mine.form().form.phase).toEqual({ name: 'failed', outcomes }))
  expect(log.mock.calls.join()).toContain('No source.')
  expect(mine.draft()).toEqual({ minute: minute(9) })
})

describe('a Submit without a connection', () => {
  /** A game on a platform in memory, in which Submit was pressed without a connection. */
  async function waiting() {
    const { engagement, votes } = await matchStage()
    const mine = tab({ ...aGame(), engagement, ready: () => engagement.init() })
    // The provider of the game outlasts its screens.
    mine.client.mount()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    mine.answer(minute(9))
    act(() => mine.form().submit())
    expect(mine.form().form.phase.name).toBe('waiting')
    const open = () => tab(mine.game, asked, mine.client)
    const reconnect = () => {
      online.mockReturnValue(true)
      return act(async () => void window.dispatchEvent(new Event('online')))
    }
    return { mine, votes, open, reconnect }
  }

  it('waits while another screen is open, and is sent while the match is open again', async () => {
    const { mine, votes, open, reconnect } = await waiting()
    mine.leave()
    const again = open()
    expect(again.form().form.phase.name).toBe('waiting')
    await reconnect()
    await waitFor(() => expect(again.form().form.phase.name).toBe('submitted'))
    expect(votes()[0]).toContain('/minute.9/votes/')
  })

  it('is sent once when the connection returns while another screen is open, and removes the draft', async () => {
    const { mine, votes, reconnect } = await waiting()
    mine.leave()
    await reconnect()
    await waitFor(() => expect(mine.draft()).toBeUndefined())
    expect(votes().filter((vote) => vote.startsWith('POST'))).toEqual([
      expect.stringContaining('/minute.9/votes/'),
    ])
  })

  it('ends with the page, and leaves the draft to the next one', async () => {
    const { mine, votes, reconnect } = await waiting()
    mine.leave()
    mine.client.clear()
    const reloaded = tab(mine.game)
    expect(reloaded.form().form.phase.name).toBe('editing')
    expect(reloaded.form().hadDraft).toBe(true)
    await reconnect()
    expect(votes()).toEqual([])
  })

  it('does not wait any more once the player goes on editing', async () => {
    const { mine, votes, open, reconnect } = await waiting()
    act(() => mine.form().stop())
    mine.leave()
    expect(open().form().form.phase.name).toBe('editing')
    await reconnect()
    expect(votes()).toEqual([])
  })

  it('asks before it writes over what another device saved meanwhile', async () => {
    const { mine, open } = await waiting()
    mine.leave()
    const again = open()
    again.reads(read({ minute: minute(12) }))
    expect(again.form().form.conflicts).toEqual({ minute: { mine: minute(9), theirs: minute(12) } })
  })

  it('has come too late when the match closes first, and sends nothing', async () => {
    const { mine, votes, reconnect } = await waiting()
    mine.reads(read(), { ...asked, fixture: { ...asked.fixture, isVoid: true } })
    expect(mine.form().form.phase).toEqual({ name: 'failed', outcomes: { minute: 'closed' } })
    await reconnect()
    expect(votes()).toEqual([])
  })

  it('shows what another device has saved meanwhile, also after it came too late', async () => {
    const { mine, reconnect } = await waiting()
    const newest = read({ conversions: { kind: 'count', value: 4 } })
    mine.client.setQueryData(keys.answers(id), newest)
    mine.reads(newest)
    const questions = asked.questions.map((one) => (one.id === 'minute' ? { ...one, closesAt: 1 } : one))
    mine.client.setQueryData(keys.questions(id), { ...asked, questions })
    await reconnect()
    const outcomes = { minute: 'closed' }
    await waitFor(() => expect(mine.form().form.phase).toEqual({ name: 'failed', outcomes }))
    expect(mine.form().form.saved).toEqual(newest.prediction)
  })

  it('sends the rest where one question has closed meanwhile, and says which came too late', async () => {
    const { mine, votes, reconnect } = await waiting()
    act(() => mine.form().stop())
    mine.answer({ kind: 'count', value: 4 }, 'conversions')
    act(() => mine.form().submit())
    const questions = asked.questions.map((one) => (one.id === 'minute' ? { ...one, closesAt: 1 } : one))
    mine.client.setQueryData(keys.questions(id), { ...asked, questions })
    await reconnect()
    const outcomes = { minute: 'closed', conversions: 'saved' }
    await waitFor(() => expect(mine.form().form.phase).toEqual({ name: 'failed', outcomes }))
    expect(votes()).toEqual([expect.stringContaining('/conversions.4/votes/')])
  })
})
