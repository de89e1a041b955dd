import { act, render, screen } from '@testing-library/react'
import type { Prediction } from '@touchline/game-rules'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inGame } from '../../../../test/in-game.tsx'
import { aGame } from '../../../../test/launched-game.ts'
import { aDraft, aFixture, byId, cacheRound, someAnswers, someQuestions } from '../../../../test/makers.ts'
import { type Draft, mapDraft } from '../../../device/drafts.ts'
import { createQueryClient } from '../../../queries/query-client.ts'
import { type Attempt, attemptOf } from '../submit/attempt.ts'
import { matchSheet } from './match-sheet.ts'
import { SubmitBar } from './submit-bar.tsx'

const HOUR_MS = 3_600_000
const NEXT_CLOSES_AT = aFixture().closesAt
const CLOSES_AT = NEXT_CLOSES_AT - HOUR_MS
const QUESTIONS = { ...someQuestions(), fixture: aFixture({ id: 'f0', closesAt: CLOSES_AT }) }

const MINUTE: Prediction = { minute: { kind: 'minute', value: 9 } }
const ALL: Prediction = {
  ...MINUTE,
  winner: { kind: 'match-result', home: 27, away: 19 },
  try: { kind: 'choice', choiceId: 'try.Chiefs' },
  half: { kind: 'choice', choiceId: 'half.Equal' },
  conversions: { kind: 'count', value: 4 },
}

interface Setup {
  readonly saved?: Prediction
  readonly draft?: Draft
  readonly attempt?: Attempt
  /** By the platform's clock. */
  readonly now?: number
}

/** Renders the bar of a match that closes an hour before the next one, which the list has. */
function open({
  saved = {},
  draft = new Map(),
  attempt = attemptOf(undefined),
  now = CLOSES_AT - HOUR_MS,
}: Setup) {
  let time = now
  const game = aGame()
  const engagement = { ...game.engagement, clockSkewMs: 0, now: () => time }
  const client = createQueryClient()
  cacheRound(client, '120-2024 | 10', [])
  const sheet = matchSheet(QUESTIONS, someAnswers({ prediction: saved }), draft, attempt, now)
  const ignore = () => undefined
  const { container } = render(
    <SubmitBar
      form={{ sheet, submit: ignore, stop: ignore }}
      fixtureId="f0"
      onShowEmpty={ignore}
      onShowConflict={ignore}
      back={null}
    />,
    inGame({ game: { ...game, engagement }, client }),
  )
  return {
    text: () => container.textContent,
    goTo: (later: number) => {
      time = later
      act(() => vi.advanceTimersByTime(1000))
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each<[string, Setup, RegExp]>([
  ['is a draft', { draft: aDraft(ALL) }, /^5 of 5 answered · not saved yetSubmit/],
  ['is saved', { saved: ALL }, /^Saved Next: Chiefs v Blues Submit/],
  ['is saved in part', { saved: MINUTE }, /^1 of 5 saved Show the next question without an answerSubmit/],
  [
    'is saved, and one answer is changed',
    { saved: ALL, draft: aDraft({ minute: { kind: 'minute', value: 7 } }, ALL) },
    /^5 of 5 answered · not saved yetSubmit/,
  ],
  ['has closed with all answers', { saved: ALL, now: CLOSES_AT }, /^Saved Next: Chiefs v Blues Back/],
  [
    'has closed with some answers',
    { saved: MINUTE, now: CLOSES_AT },
    /^1 of 5 saved Next: Chiefs v Blues Back/,
  ],
  [
    'has closed before an answer was confirmed',
    {
      draft: mapDraft(aDraft(MINUTE), (change) => ({ ...change, attempts: [change.answer] })),
      now: CLOSES_AT,
    },
    /^Predictions closed before every answer was confirmed\. What arrived will be shown here\./,
  ],
])('says how much is saved of a match that %s, and leads to the next one if all is', (_what, setup, text) => {
  expect(open(setup).text()).toMatch(text)
})

it('leads to the next match until that has closed', () => {
  const { goTo } = open({ saved: ALL })
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/prediction\/f1/)
  goTo(NEXT_CLOSES_AT)
  expect(screen.queryByRole('link')).toBeNull()
})

it('counts the seconds of the wait of a busy platform by its clock, and none of a match that has closed', () => {
  const wait = { until: CLOSES_AT + 5000, isBeyondClosing: false }
  const phase = { name: 'failed', outcomes: byId({ minute: 'failed' as const }), wait } as const
  const setup = { draft: aDraft(MINUTE), attempt: { answers: MINUTE, phase } }
  const { goTo } = open({ ...setup, now: CLOSES_AT - 5000 })
  const timer = () => screen.queryByRole('timer')?.textContent
  expect(timer()).toContain('again in 10 s')
  goTo(CLOSES_AT + 4000)
  expect(timer()).toContain('again in 1 s')
  goTo(CLOSES_AT + 5000)
  expect(timer()).toBeUndefined()
  open({ ...setup, now: CLOSES_AT })
  expect(timer()).toBeUndefined()
})
