import type { Answer, Question } from '@touchline/game-rules'
import { describe, expect, it } from 'vitest'
import { aFixture } from '../../../test/makers.ts'
import { ANSWER_OUTCOMES } from '../../platform/answer-outcome.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { type PredictionForm, startPredictionForm } from './prediction-form.ts'
import { predictionSheet } from './prediction-sheet.ts'

const fixture = aFixture({ closesAt: 2000 })
const MINUTE: Question = { kind: 'minute', id: 'm', text: 'When?', min: 1, max: 80, closesAt: 1000 }
const TACKLES: Question = {
  kind: 'numbers',
  id: 't',
  text: 'How many tackles?',
  choices: [{ id: 'home', text: 'Chiefs' }],
  min: 0,
  max: 999,
}
const QUESTIONS: FixtureQuestions = {
  fixture,
  questions: [MINUTE, TACKLES],
  unavailable: [],
  isComplete: true,
  gaps: new Map(),
  sources: new Map(),
}

const SEVEN: Answer = { kind: 'minute', value: 7 }
const NINE: Answer = { kind: 'minute', value: 9 }
const BLANK = startPredictionForm({}, {})
const SAVED = startPredictionForm({ m: SEVEN }, {})
const DRAFT = startPredictionForm({}, { m: NINE })
const failed = (outcome: (typeof ANSWER_OUTCOMES)[number], form: PredictionForm = DRAFT): PredictionForm => ({
  ...form,
  phase: { name: 'failed', outcomes: { m: outcome } },
})
const OPEN = 0
const PAST_MINUTE = 1000
const PAST_MATCH = 2000

interface At {
  readonly now?: number
  readonly gone?: readonly string[]
  readonly partlySaved?: readonly string[]
  readonly questions?: FixtureQuestions
}

function sheetOf(
  form: PredictionForm,
  { now = OPEN, gone = [], partlySaved = [], questions = QUESTIONS }: At = {},
) {
  return predictionSheet(form, questions, { gone, partlySaved }, now)
}

function minuteCard(form: PredictionForm, at?: At) {
  return sheetOf(form, at).cards[0]
}

function tacklesCard(form: PredictionForm, at?: At) {
  return sheetOf(form, at).cards[1]
}

describe('the standing of an answer', () => {
  it.each<[string, PredictionForm, At, unknown]>([
    ['unanswered', BLANK, {}, { name: 'unanswered' }],
    ['gone', BLANK, { gone: ['m'] }, { name: 'gone' }],
    ['a draft in place of a gone answer', DRAFT, { gone: ['m'] }, { name: 'draft' }],
    ['partly saved', BLANK, { partlySaved: ['m'] }, { name: 'partly-saved' }],
    ['a draft in place of a partly saved answer', DRAFT, { partlySaved: ['m'] }, { name: 'draft' }],
    ['a draft', DRAFT, {}, { name: 'draft' }],
    ['saved', SAVED, {}, { name: 'saved' }],
    ['saved after closing', SAVED, { now: PAST_MINUTE }, { name: 'saved' }],
    ['a draft over a saved answer', startPredictionForm({ m: SEVEN }, { m: NINE }), {}, { name: 'draft' }],
    ['not confirmed', { ...SAVED, unsure: ['m'] }, {}, { name: 'draft' }],
    ['in flight', { ...DRAFT, phase: { name: 'submitting', answers: { m: NINE } } }, {}, { name: 'sending' }],
    [
      'in flight while the question closes',
      { ...DRAFT, phase: { name: 'submitting', answers: { m: NINE } } },
      { now: PAST_MINUTE },
      { name: 'sending' },
    ],
    ['closed without an answer', BLANK, { now: PAST_MINUTE }, { name: 'closed', isAnswered: false }],
    ['closed before the draft was sent', DRAFT, { now: PAST_MINUTE }, { name: 'closed', isAnswered: false }],
    [
      'closed with an unconfirmed answer',
      { ...SAVED, unsure: ['m'] },
      { now: PAST_MINUTE },
      { name: 'closed', isAnswered: true },
    ],
    ['late', { ...DRAFT, late: ['m'] }, {}, { name: 'refused', outcome: 'closed' }],
    [
      'late and final elsewhere',
      { ...failed('final'), late: ['m'] },
      {},
      { name: 'refused', outcome: 'final' },
    ],
  ])('is %s', (_what, form, at, standing) => {
    expect(minuteCard(form, at)?.standing).toEqual(standing)
  })

  it.each(ANSWER_OUTCOMES.filter((outcome) => outcome !== 'saved'))(
    'is refused after the outcome %s, and saved once the platform has the answer',
    (outcome) => {
      expect(minuteCard(failed(outcome))?.standing).toEqual({ name: 'refused', outcome })
      expect(minuteCard(failed(outcome, SAVED))?.standing).toEqual({ name: 'saved' })
    },
  )
})

describe('the input of a question', () => {
  const TACKLED = startPredictionForm({ t: { kind: 'numbers', numbers: { home: 142 } } }, {})
  const noChoices = { ...QUESTIONS, gaps: new Map([['m', []]]) }

  it('is open until the question closes, and closed with its match if the platform names no time', () => {
    expect(minuteCard(DRAFT, { now: PAST_MINUTE - 1 })?.input).toBe('open')
    expect(minuteCard(DRAFT, { now: PAST_MINUTE })?.input).toBe('closed')
    expect(tacklesCard(DRAFT, { now: PAST_MATCH - 1 })?.input).toBe('open')
    expect(tacklesCard(DRAFT, { now: PAST_MATCH })?.input).toBe('closed')
  })

  it('is closed when the platform said so, or when the match was called off', () => {
    expect(minuteCard({ ...DRAFT, late: ['m'] })?.input).toBe('closed')
    const off = { ...QUESTIONS, fixture: { ...fixture, isVoid: true } }
    expect(minuteCard(DRAFT, { questions: off })).toMatchObject({ input: 'closed', missed: undefined })
  })

  it.each(['waiting', 'submitting'] as const)('is busy while the attempt is %s', (name) => {
    expect(minuteCard({ ...DRAFT, phase: { name, answers: {} } })?.input).toBe('busy')
  })

  it('is final once a number prediction is saved', () => {
    expect(tacklesCard(BLANK)?.input).toBe('open')
    expect(tacklesCard(TACKLED)?.input).toBe('final')
    expect(tacklesCard(TACKLED, { now: PAST_MATCH })?.input).toBe('closed')
  })

  it('has no choices if no number can be chosen', () => {
    expect(minuteCard(BLANK, { questions: noChoices })?.input).toBe('no-choices')
    expect(minuteCard(BLANK, { questions: noChoices, now: PAST_MINUTE })?.input).toBe('closed')
  })
})

describe('the cards', () => {
  it('name the answer that was not saved in time', () => {
    expect(minuteCard(DRAFT)?.missed).toBeUndefined()
    expect(minuteCard(DRAFT, { now: PAST_MINUTE })).toMatchObject({ answer: undefined, missed: NINE })
  })

  it('have the conflict of an open question only', () => {
    const form = { ...DRAFT, conflicts: { m: { mine: NINE, theirs: SEVEN } } }
    expect(minuteCard(form)?.conflict).toEqual({ mine: NINE, theirs: SEVEN })
    expect(sheetOf(form).conflictCount).toBe(1)
    expect(minuteCard(form, { now: PAST_MINUTE })?.conflict).toBeUndefined()
    expect(sheetOf(form, { now: PAST_MINUTE }).conflictCount).toBe(0)
  })

  it('have a note on an impossible score until the match closes', () => {
    const score: Question = {
      kind: 'match-result',
      id: 's',
      text: 'Score?',
      home: fixture.home,
      away: fixture.away,
      maxScore: 99,
    }
    const questions = { ...QUESTIONS, questions: [score] }
    const form = startPredictionForm({ s: { kind: 'match-result', home: 4, away: 0 } }, {})
    expect(minuteCard(form, { questions })?.note).toContain('4 points')
    expect(minuteCard(form, { questions, now: PAST_MATCH })?.note).toBeUndefined()
  })
})

describe('the counts', () => {
  it('count saved and sendable answers as answered, and no missed one', () => {
    expect(sheetOf(SAVED).answered).toEqual({ answered: 1, total: 2 })
    expect(sheetOf(DRAFT)).toMatchObject({
      answered: { answered: 1, total: 2 },
      sendableCount: 1,
      unsavedCount: 1,
    })
    expect(sheetOf(DRAFT, { now: PAST_MINUTE })).toMatchObject({
      answered: { answered: 0, total: 2 },
      sendableCount: 0,
      unsavedCount: 0,
    })
  })

  it('count an answer in flight as unsaved after its question closed', () => {
    const sending: PredictionForm = { ...DRAFT, phase: { name: 'submitting', answers: { m: NINE } } }
    expect(sheetOf(sending, { now: PAST_MINUTE })).toMatchObject({ sendableCount: 0, unsavedCount: 1 })
  })
})
