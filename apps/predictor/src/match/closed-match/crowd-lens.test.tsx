import { inspect } from 'node:util'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import type { Fixture } from '@touchline/game-rules'
import { afterEach, expect, it } from 'vitest'
import { countedMatch } from '../../../test/counted-match.ts'
import { GameContext } from '../../launch/game.ts'
import { CrowdLens } from './crowd-lens.tsx'

afterEach(cleanup)

const BEFORE_KICK_OFF = Date.parse('2024-04-27T05:30:00Z')
const AFTER_KICK_OFF = Date.parse('2024-04-27T09:00:00Z')

const TRY = { 'No try': 5, Chiefs: 75, Blues: 20 }

interface Setup {
  readonly now?: number
  readonly fixture?: Partial<Fixture>
  readonly tryCounts?: Readonly<Record<string, unknown>>
}

/** Renders the lens of every question. */
async function open({ now = AFTER_KICK_OFF, fixture = {}, tryCounts = TRY }: Setup = {}) {
  const { platform, game, client, questions, answers } = await countedMatch({
    now,
    tryCounts,
    ownTry: 'No try',
  })
  const lensesAt = (facts: Partial<Fixture>) => (
    <QueryClientProvider client={client}>
      <GameContext value={game}>
        {questions.list.map((question) => (
          <section key={question.id}>
            <CrowdLens
              questions={{ ...questions, fixture: { ...questions.fixture, ...facts } }}
              answers={answers}
              question={question}
            />
          </section>
        ))}
      </GameContext>
    </QueryClientProvider>
  )
  const { rerender } = render(lensesAt(fixture))
  return {
    timelineReads: () => platform.calls.filter(({ path }) => path.includes('/widgets/?')),
    cache: () =>
      inspect(
        client
          .getQueryCache()
          .findAll()
          .map(({ state }) => state.data),
        { depth: null, maxArrayLength: null },
      ),
    stored: game.storage.keys,
    move: (closesAt: number) => rerender(lensesAt({ closesAt })),
  }
}

/** Waits for the counts, and returns what each lens shows. */
async function shownInLenses(): Promise<readonly string[]> {
  const shown = () => [...document.querySelectorAll('section')].map(({ textContent }) => textContent ?? '')
  const isComplete = (text: string) => /%|fans said|Not known/.test(text)
  await waitFor(() => expect(shown().every(isComplete)).toBe(true))
  return shown()
}

it('has no count of other fans in the cache or in the DOM while the match is open, and requests none', async () => {
  const { cache, timelineReads } = await open({ now: BEFORE_KICK_OFF })
  expect(cache()).toContain("id: 'try.No-try'")
  expect(cache()).not.toMatch(/_count|70707/)
  expect(document.body.innerHTML).not.toMatch(/70707|fans/)
  expect(timelineReads()).toEqual([])
})

it('reads the counts of a closed match once and without the token, and shows them of each question', async () => {
  const { timelineReads } = await open()
  expect(await shownInLenses()).toHaveLength(5)
  expect(timelineReads().map(({ token }) => token)).toEqual([undefined])
})

it('shows the share of each choice and names a call that fewer than a tenth agreed with', async () => {
  await open()
  expect(await shownInLenses()).toContain(
    'Chiefs 75%Blues 20%No try (you)5%Bold call: 5% said the same as you.',
  )
})

it.each([
  ['a count is missing', { Chiefs: undefined }],
  ['a count is no whole number', { Chiefs: 'many' }],
  ['no fan answered', { Chiefs: 0, Blues: 0, 'No try': 0 }],
])('shows no share for a question of which %s', async (_why, tryCounts) => {
  await open({ tryCounts })
  const shown = await shownInLenses()
  expect(shown.filter((text) => text === 'Not known for this question.')).toHaveLength(1)
})

it('shows no counts when the kick-off moves and the match opens again, and reads them again after it', async () => {
  const { timelineReads, move } = await open()
  await shownInLenses()
  move(AFTER_KICK_OFF + 60_000)
  expect(document.body.textContent).toBe('')
  move(AFTER_KICK_OFF - 60_000)
  await shownInLenses()
  expect(timelineReads()).toHaveLength(2)
})

it('writes nothing on the device', async () => {
  const { stored } = await open()
  await shownInLenses()
  expect(stored()).toEqual([])
})

it('requests nothing for a match that was called off', async () => {
  const { timelineReads } = await open({ fixture: { isVoid: true } })
  expect([document.body.textContent, timelineReads()]).toEqual(['', []])
})
