import { fireEvent, render, screen } from '@testing-library/react'
import type { Fixture } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { countedMatch } from '../../../../test/counted-match.ts'
import { inGame } from '../../../../test/in-game.tsx'
import { aChange, aDraft, byId } from '../../../../test/makers.ts'
import type { Draft } from '../../../device/drafts.ts'
import { type LiveScore, type LiveScores, LiveScoresContext } from '../../../fixture/live-score.ts'
import type { AnswerOutcome } from '../../../platform/faults.ts'
import { matchSheet } from '../form/match-sheet.ts'
import { type Attempt, attemptOf } from '../submit/attempt.ts'
import { ClosedSlip } from './closed-slip.tsx'

const AFTER_KICK_OFF = Date.parse('2024-04-27T09:00:00Z')
const NOTHING_SAVED =
  /^Nothing is saved for this match: your answers did not arrive before predictions closed\./
const OWN = { winner: 'Chiefs', home: '24', away: '17', minute: '9', try: 'No try' }

interface Setup {
  readonly own?: Readonly<Record<string, string>>
  readonly draft?: Draft
  readonly attempt?: Attempt
  readonly fixture?: Partial<Fixture>
}

const COUNT = { kind: 'count', value: 4 } as const

/** The last attempt has sent the number of conversions, with this outcome. */
function sentCount(outcome: AnswerOutcome): Attempt {
  const outcomes = byId({ conversions: outcome })
  return { phase: { name: 'failed', outcomes, wait: undefined }, answers: { conversions: COUNT } }
}

/** Renders the slip of a match of which some questions were answered, the first try among them. */
async function open({
  own = OWN,
  draft = new Map(),
  attempt = attemptOf(undefined),
  fixture = {},
}: Setup = {}) {
  const now = AFTER_KICK_OFF
  const tryCounts = { 'No try': 5, Chiefs: 75, Blues: 20 }
  const { game, client, platform, ...read } = await countedMatch({ now, tryCounts, own })
  const questions = { ...read.questions, fixture: { ...read.questions.fixture, ...fixture } }
  const { cards } = matchSheet(questions, read.answers, draft, attempt, now)
  const slip = (scores: LiveScores) => (
    <LiveScoresContext value={scores}>
      <ClosedSlip questions={questions} savedAnswers={read.answers} cards={cards} />
    </LiveScoresContext>
  )
  const { container, rerender } = render(slip({}), inGame({ game, client }))
  return {
    row: (name: string) => screen.getByRole('heading', { name }).closest('li')?.textContent ?? '',
    text: () => container.textContent ?? '',
    score: (f1: LiveScore) => rerender(slip({ f1 })),
    reads: () => platform.calls.filter(({ path }) => path.includes('/widgets/?')),
  }
}

it('has a row for each question with the label, the answer and the share of all fans who agree', async () => {
  const { row } = await open()
  await screen.findByText('5% of all fans said the same')
  expect(row('Who scores the first try?')).toBe(
    'prediction fourWho scores the first try?No try5%5% of all fans said the same',
  )
  expect(row('What about winner?')).toContain('24 – 1733%33% of all fans picked the same winner')
  expect(row('What about half?')).toBe('prediction fiveWhat about half?No answer')
})

it('opens how all fans answered every question with one button, from one read', async () => {
  const { reads, text } = await open()
  await screen.findByText('5% of all fans said the same')
  expect(text()).not.toContain('Half of all fans')
  fireEvent.click(screen.getByRole('button', { name: 'How all fans answered' }))
  expect(text()).toContain('Bold call: 5% said the same as you.')
  expect(text().match(/Half of all fans/g)).toHaveLength(4)
  expect(reads()).toHaveLength(1)
})

it('says what is still possible, and what each answer is worth while the host sends the score', async () => {
  const { row, score, text } = await open()
  expect(text()).toContain('So far 0, still possible 50')
  expect(text()).not.toContain('Live')
  score({ home: 24, away: 20, minute: 63, firstPointsMinute: 7 })
  expect(text()).toContain('Live: 24 – 20 minute 63 Right now 28 points')
  expect(row('What about winner?')).toContain('24 – 17 +25')
  expect(row('What about minute?')).toContain('9 +3')
  expect(row('Who scores the first try?')).toMatch(/No try(?! \+)/)
})

it('shows no live score any more once the result is in', async () => {
  const { score, text } = await open({ fixture: { isSettled: true } })
  score({ home: 24, away: 20, minute: 63 })
  expect(text()).toContain('So far 0, still possible 50')
  expect(text()).not.toMatch(/Live|Right now|\+\d/)
})

it.each<[string, Setup, RegExp]>([
  ['nothing was answered', {}, /^You made no prediction for this match\./],
  ['nothing was sent', { draft: aDraft({ minute: { kind: 'minute', value: 9 } }) }, NOTHING_SAVED],
  ['every answer arrived too late', { attempt: sentCount('closed') }, NOTHING_SAVED],
])('says why nothing is saved if %s', async (_when, setup, why) => {
  const { text } = await open({ ...setup, own: {} })
  expect(text()).toMatch(why)
})

it('names what was not saved in time, and what arrived too late', async () => {
  const draft = aDraft({ minute: { kind: 'minute', value: 12 }, conversions: COUNT })
  const { row } = await open({ draft, attempt: sentCount('closed') })
  expect(row('What about minute?')).toContain('Not saved in time: 12')
  expect(row('What about conversions?')).toContain('4Closed before this answer arrived')
})

it('counts what is saved when the only change of a saved answer came too late', async () => {
  const draft = aDraft({ minute: { kind: 'minute', value: 12 } }, { minute: { kind: 'minute', value: 9 } })
  const { text, row } = await open({ own: { minute: '9' }, draft })
  expect(text()).toMatch(/^1 answer saved/)
  expect(text()).not.toContain('Nothing is saved')
  expect(row('What about minute?')).toContain('Not saved in time: 12')
})

it.each([
  ['in this visit', sentCount('failed'), '4Not saved'],
  ['before', attemptOf(undefined), '4'],
])('leaves it to the row while an answer was sent %s and may be stored', async (_when, attempt, shown) => {
  const draft = byId({ conversions: aChange(COUNT, { attempts: [COUNT] }) })
  const { text, row } = await open({ own: {}, draft, attempt })
  expect(row('What about conversions?')).toBe(`prediction threeWhat about conversions?${shown}`)
  expect(text()).not.toMatch(/no prediction|Nothing is saved/)
})

it('shows the answers alone to a match that was called off', async () => {
  const { text, reads } = await open({ fixture: { isVoid: true } })
  expect(text()).toContain('24 – 17')
  expect(text()).not.toMatch(/fans|possible/)
  expect(reads()).toEqual([])
})
