import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { Answer, Prediction } from '@touchline/game-rules'
import { afterEach, expect, it } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { matchStage } from '../../../test/match-stage.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import { answersFromInteractions, type StoredAnswers } from '../../platform/answers-from-interactions.ts'
import { draftsOf } from '../../platform/drafts.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { usePredictionForm } from './use-prediction-form.ts'

afterEach(cleanup)

const { asked } = await matchStage()
const { id } = asked.fixture
const minute = (value: number): Answer => ({ kind: 'minute', value })

/** The answers as they were just read: what a tab sees anew each time it comes into sight. */
function read(prediction: Prediction = {}): StoredAnswers {
  return { ...answersFromInteractions([], asked), prediction }
}

/** A tab that shows the questions. All tabs of one game share what the device keeps. */
function tab(game = aGame()) {
  const client = createQueryClient()
  const { result, rerender, unmount } = renderHook(({ stored }) => usePredictionForm(asked, stored), {
    initialProps: { stored: read() },
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <GameProvider game={game}>{children}</GameProvider>
      </QueryClientProvider>
    ),
  })
  return {
    game,
    draft: () => draftsOf('', game.storage).read(id)?.answers,
    answer: (answer: Answer) =>
      act(() => result.current.dispatch({ type: 'answered', questionId: 'minute', answer })),
    reads: (stored: StoredAnswers) => rerender({ stored }),
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
