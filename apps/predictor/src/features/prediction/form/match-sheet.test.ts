import { type Answer, answerTo, type Prediction, type Question } from '@touchline/game-rules'
import { describe, expect, it } from 'vitest'
import { aChange, aDraft, aFixture, byId, someAnswers } from '../../../../test/makers.ts'
import { answersOf, type Draft } from '../../../device/drafts.ts'
import type { AnswerOutcome } from '../../../platform/faults.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import { type Attempt, attemptOf, type Submit } from '../submit/attempt.ts'
import { type CardInput, matchSheet, type Standing } from './match-sheet.ts'

const fixture = aFixture({ closesAt: 2000 })
const MINUTE: Question = { kind: 'minute', id: 'm', text: 'When?', min: 1, max: 80, closesAt: 1000 }
const COUNT: Question = { kind: 'count', id: 'c', text: 'How many?', min: 0, max: 30 }
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
  list: [MINUTE, TACKLES, COUNT],
  unavailable: [],
  isComplete: true,
  gaps: new Map(),
  sources: new Map(),
}
const PAST_MINUTE = 1000
const PAST_MATCH = 2000

const minute = (value: number): Answer => ({ kind: 'minute', value })
const count = (value: number): Answer => ({ kind: 'count', value })
const SEVEN: Prediction = { m: minute(7) }
const NINE: Prediction = { m: minute(9) }
const UNSURE = byId({ m: aChange(minute(9), { attempts: [minute(9)] }) })

/** An attempt that the mutation is in this state of. */
function attemptIn(answers: Prediction, state: Partial<Submit['state']>): Attempt {
  const abort = new AbortController()
  const variables = { questions: QUESTIONS, saved: someAnswers(), changes: aDraft(answers), abort }
  const idle = { context: undefined, data: undefined, error: null, failureCount: 0, failureReason: null }
  return attemptOf({ ...idle, isPaused: false, status: 'idle', submittedAt: 0, variables, ...state })
}
const waiting = (answers: Prediction) => attemptIn(answers, { status: 'pending', isPaused: true })
const sending = (answers: Prediction) => attemptIn(answers, { status: 'pending' })
const settled = (answers: Prediction, outcomes: Readonly<Record<string, AnswerOutcome>>) =>
  attemptIn(answers, { status: 'success', data: { outcomes: byId(outcomes) } })

interface Facts {
  readonly saved?: Prediction
  readonly draft?: Draft
  readonly attempt?: Attempt
  readonly now?: number
  readonly gone?: readonly string[]
  readonly partlySaved?: readonly string[]
  readonly questions?: FixtureQuestions
}

function sheetOf({
  saved = {},
  draft = new Map(),
  attempt = attemptOf(undefined),
  now = 0,
  gone = [],
  partlySaved = [],
  questions = QUESTIONS,
}: Facts) {
  return matchSheet(questions, { prediction: saved, gone, partlySaved }, draft, attempt, now)
}

const minuteCard = (facts: Facts) => sheetOf(facts).cards[0]
const tacklesCard = (facts: Facts) => sheetOf(facts).cards[1]
const sendable = (facts: Facts) => answersOf(sheetOf(facts).sendable)
const shown = (facts: Facts): Prediction =>
  Object.fromEntries(
    sheetOf(facts).cards.flatMap(({ question, answer }) => (answer ? [[question.id, answer] as const] : [])),
  )

describe('the answers', () => {
  it('are the saved ones, and the changes over them', () => {
    const facts = { saved: SEVEN, draft: aDraft({ c: count(4) }) }
    expect(shown(facts)).toEqual({ m: minute(7), c: count(4) })
    expect(sendable(facts)).toEqual({ c: count(4) })
  })

  it('are not sent while nothing was changed, whatever the controls show', () => {
    expect(sendable({})).toEqual({})
    expect(sendable({ saved: SEVEN })).toEqual({})
  })

  it('leave out the part of a draft that has reached the platform since', () => {
    expect(sendable({ saved: SEVEN, draft: aDraft({ m: minute(7), c: count(4) }) })).toEqual({ c: count(4) })
  })

  it('leave out one that is set in half: it is neither sent nor counted, and not missed when it closes', () => {
    const draft = byId({ m: aChange(minute(9)), c: aChange(count(4), { unset: ['one'] }) })
    const sheet = sheetOf({ draft })
    expect(answersOf(sheet.sendable)).toEqual(NINE)
    expect(sheet.answered.answered).toBe(1)
    expect(sheet.cards.map(({ isDone }) => isDone)).toEqual([true, false, false])
    const closed = sheetOf({ draft, now: PAST_MATCH })
    expect(closed.cards.map(({ missed }) => missed)).toEqual([minute(9), undefined, undefined])
  })

  it('are sent again when they are set back to the saved ones while others may be stored', () => {
    const back = byId({ m: aChange(minute(7), { basedOn: minute(7), attempts: [minute(9)] }) })
    expect(minuteCard({ saved: SEVEN, draft: back })?.standing).toEqual({ name: 'draft' })
    expect(sendable({ saved: SEVEN, draft: back })).toEqual(SEVEN)
  })

  it.each<[string, Draft, FixtureQuestions]>([
    ['is out of range', aDraft({ m: minute(81) }), QUESTIONS],
    ['cannot be chosen any more', aDraft(NINE), { ...QUESTIONS, gaps: new Map([['m', [7, 8]]]) }],
    ['belongs to a question that is not asked any more', aDraft({ x: minute(1) }), QUESTIONS],
  ])('leave out a change that %s', (_what, draft, questions) => {
    expect([shown({ draft, questions }), sendable({ draft, questions })]).toEqual([{}, {}])
  })

  it('are sent only for what was not saved by the last attempt', () => {
    const attempt = settled({ m: minute(9), c: count(4) }, { m: 'saved', c: 'failed' })
    const draft = byId({ c: aChange(count(4), { attempts: [count(4)] }) })
    const sheet = sheetOf({ saved: NINE, draft, attempt })
    expect(sheet.phase).toMatchObject({ name: 'failed', outcomes: byId({ m: 'saved', c: 'failed' }) })
    expect(answersOf(sheet.sendable)).toEqual({ c: count(4) })
  })
})

describe('an attempt', () => {
  it('that waits for a connection when the match closes is missed', () => {
    const facts = { draft: aDraft(NINE), attempt: waiting(NINE) }
    expect(sheetOf(facts).phase).toEqual({ name: 'waiting' })
    const sheet = sheetOf({ ...facts, now: PAST_MATCH })
    expect(sheet.phase).toEqual({ name: 'editing' })
    expect(sheet.cards[0]).toMatchObject({ answer: undefined, missed: minute(9) })
  })

  it('keeps showing which answers failed while the player corrects one', () => {
    const draft = byId({ m: aChange(minute(11), { attempts: [minute(9)] }) })
    const facts = { draft, attempt: settled(NINE, { m: 'failed' }) }
    expect(minuteCard(facts)).toMatchObject({
      answer: minute(11),
      standing: { name: 'refused', outcome: 'failed' },
    })
    expect(sendable(facts)).toEqual({ m: minute(11) })
  })

  it.each([
    [
      'is a success once every answer is saved',
      { attempt: settled(NINE, { m: 'saved' }) },
      { name: 'saved' },
    ],
    ['is a success by a later read that has the answer', { saved: NINE }, { name: 'saved' }],
    [
      'leaves the form open then if another answer was changed meanwhile',
      { saved: NINE, draft: aDraft({ c: count(4) }) },
      { name: 'editing' },
    ],
    [
      'came too late by a read after the closing that has not',
      { draft: aDraft(NINE), now: PAST_MINUTE },
      { outcomes: byId({ m: 'closed' }) },
    ],
    [
      'stays failed while it may be stored',
      { saved: NINE, draft: UNSURE, now: PAST_MINUTE },
      { name: 'failed' },
    ],
    [
      'stays final after the closing',
      { attempt: settled(NINE, { m: 'final' }), now: PAST_MINUTE },
      { outcomes: byId({ m: 'final' }) },
    ],
  ])('%s', (_what, facts, phase) => {
    expect(sheetOf({ attempt: settled(NINE, { m: 'failed' }), ...facts }).phase).toMatchObject(phase)
  })

  it.each([
    ['came too late', 'closed', {}],
    ['is another one than the final answer of another device', 'final', SEVEN],
  ] as const)(
    'sends an answer that %s no second time, keeps it in sight, and takes no other',
    (_why, outcome, saved) => {
      const facts = { saved, draft: aDraft({ c: count(4) }), attempt: settled(NINE, { m: outcome }) }
      expect(minuteCard(facts)).toMatchObject({ answer: minute(9), input: 'closed', standing: { outcome } })
      expect(sendable(facts)).toEqual({ c: count(4) })
    },
  )
})

describe('what is left to do', () => {
  it('is a question without an answer that takes one: neither a closed one nor one that is being sent', () => {
    expect(sheetOf({}).cards.map(({ isEmpty }) => isEmpty)).toEqual([true, true, true])
    expect(sheetOf({ now: PAST_MINUTE }).cards.map(({ isEmpty }) => isEmpty)).toEqual([false, true, true])
    expect(sheetOf({ attempt: sending({ c: count(4) }) }).hasEmpty).toBe(false)
  })

  it('is not nothing before the first answer is saved', () => {
    expect(sheetOf({}).isAllSaved).toBe(false)
    expect(sheetOf({ saved: SEVEN }).isAllSaved).toBe(true)
    expect(sheetOf({ saved: SEVEN, draft: aDraft({ c: count(4) }) }).isAllSaved).toBe(false)
  })
})

describe('the standing of an answer', () => {
  it.each<[Standing['name'], string, Facts]>([
    ['unanswered', 'nothing was set', {}],
    ['gone', 'its choice is gone', { gone: ['m'] }],
    ['draft', 'another one was set since then', { draft: aDraft(NINE), gone: ['m'] }],
    ['partly-saved', 'some of its votes are stored', { partlySaved: ['m'] }],
    ['draft', 'it was set', { draft: aDraft(NINE) }],
    ['draft', 'it was set in place of a saved one', { saved: SEVEN, draft: aDraft(NINE, SEVEN) }],
    ['draft', 'no response confirmed it, although it was read', { saved: NINE, draft: UNSURE }],
    ['saved', 'it is saved', { saved: SEVEN }],
    ['saved', 'another device saved it too', { saved: NINE, draft: aDraft(NINE, SEVEN) }],
    ['sending', 'it is in flight', { draft: aDraft(NINE), attempt: sending(NINE) }],
    [
      'sending',
      'it is in flight while it closes',
      { draft: aDraft(NINE), attempt: sending(NINE), now: PAST_MINUTE },
    ],
    [
      'refused',
      'it came too late and another one is saved',
      { saved: SEVEN, attempt: settled(NINE, { m: 'closed' }) },
    ],
  ])('is %s if %s', (name, _when, facts) => {
    expect(minuteCard(facts)?.standing.name).toBe(name)
  })

  it.each<[string, Facts, boolean]>([
    ['without one', {}, false],
    ['with one that was not sent', { draft: aDraft(NINE) }, false],
    ['with one that no response confirmed', { saved: NINE, draft: UNSURE }, true],
  ])('is closed %s once its question is', (_what, facts, isAnswered) => {
    expect(minuteCard({ ...facts, now: PAST_MINUTE })?.standing).toEqual({ name: 'closed', isAnswered })
  })

  it.each(['closed', 'sign-in', 'forbidden', 'invalid', 'final', 'failed'] as const)(
    'is refused after the outcome %s, and saved once the platform has the answer',
    (outcome) => {
      const attempt = settled(NINE, { m: outcome })
      expect(minuteCard({ draft: aDraft(NINE), attempt })?.standing).toEqual({ name: 'refused', outcome })
      expect(minuteCard({ saved: NINE, attempt })?.standing).toEqual({ name: 'saved' })
    },
  )
})

describe('a question that has closed', () => {
  const facts: Facts = { saved: SEVEN, draft: aDraft({ m: minute(9), c: count(4) }, SEVEN), now: PAST_MINUTE }

  it('is left out of what is sent, and shows what is saved', () => {
    expect(sendable(facts)).toEqual({ c: count(4) })
    expect(shown(facts)).toEqual({ m: minute(7), c: count(4) })
    expect(minuteCard(facts)?.standing).toEqual({ name: 'saved' })
  })

  it('names the answer that was not saved in time, unless it is on its way, may have arrived, or is void', () => {
    expect(minuteCard(facts)?.missed).toEqual(minute(9))
    expect(minuteCard({ ...facts, now: 0 })?.missed).toBeUndefined()
    expect(minuteCard({ ...facts, attempt: sending(NINE) })?.missed).toBeUndefined()
    expect(minuteCard({ ...facts, draft: UNSURE })?.missed).toBeUndefined()
    const questions = { ...QUESTIONS, fixture: { ...fixture, isVoid: true } }
    expect(minuteCard({ ...facts, questions })?.missed).toBeUndefined()
  })

  it('keeps showing the answer that is on its way, and its outcome', () => {
    const draft = byId({ m: aChange(minute(9), { basedOn: minute(7), attempts: [minute(9)] }) })
    for (const attempt of [sending(NINE), settled(NINE, { m: 'failed' })]) {
      expect(answerTo(shown({ ...facts, draft, attempt }), 'm')).toEqual(minute(9))
    }
  })

  it('may have an answer that was sent and not confirmed', () => {
    expect(sheetOf({ draft: UNSURE, now: PAST_MINUTE }).isUnsure).toBe(true)
    expect(sheetOf({ draft: aDraft(NINE), now: PAST_MINUTE }).isUnsure).toBe(false)
    expect(sheetOf({ draft: UNSURE }).isUnsure).toBe(false)
    expect(sheetOf({ draft: UNSURE, attempt: sending(NINE), now: PAST_MINUTE }).isUnsure).toBe(false)
  })
})

it('asks about an answer that was changed here and on another device, with both values, while its question is open', () => {
  const facts: Facts = { saved: { m: minute(12) }, draft: aDraft(NINE, SEVEN) }
  expect(minuteCard(facts)?.conflict).toEqual({ mine: minute(9), theirs: minute(12) })
  expect(sheetOf(facts).conflictCount).toBe(1)
  expect(sheetOf({ ...facts, now: PAST_MINUTE }).conflictCount).toBe(0)
})

describe('the input of a question', () => {
  const TACKLED: Prediction = { t: { kind: 'numbers', numbers: { home: 142 } } }
  const noChoices = { ...QUESTIONS, gaps: new Map([['m', []]]) }
  const isVoid = { ...QUESTIONS, fixture: { ...fixture, isVoid: true } }

  it.each<[CardInput, string, Facts]>([
    ['open', 'until the question closes', { now: PAST_MINUTE - 1 }],
    ['closed', 'from then on', { now: PAST_MINUTE }],
    ['closed', 'if the match was called off', { questions: isVoid }],
    ['busy', 'while an attempt waits', { draft: aDraft(NINE), attempt: waiting(NINE) }],
    ['busy', 'while an attempt is in flight', { draft: aDraft(NINE), attempt: sending(NINE) }],
    ['no-choices', 'if no number can be chosen', { questions: noChoices }],
    ['closed', 'if none could be chosen before', { questions: noChoices, now: PAST_MINUTE }],
  ])('is %s %s', (input, _when, facts) => {
    expect(minuteCard(facts)?.input).toBe(input)
  })

  it.each<[CardInput, string, Facts]>([
    ['open', 'until the match closes if the platform names no time', { now: PAST_MATCH - 1 }],
    ['final', 'once a number prediction is saved', { saved: TACKLED }],
    ['closed', 'once the match is', { saved: TACKLED, now: PAST_MATCH }],
  ])('is %s %s', (input, _when, facts) => {
    expect(tacklesCard(facts)?.input).toBe(input)
  })
})

it('has one note on the same impossible score of both teams until the match closes', () => {
  const score: Question = {
    kind: 'match-result',
    id: 's',
    text: 'Score?',
    home: fixture.home,
    away: fixture.away,
    maxScore: 99,
  }
  const questions = { ...QUESTIONS, list: [score] }
  const draft = aDraft({ s: { kind: 'match-result', home: 4, away: 4 } })
  expect(sheetOf({ draft, questions }).notes).toEqual(['A team cannot score exactly 4 points.'])
  expect(sheetOf({ draft, questions, now: PAST_MATCH }).notes).toEqual([])
})

it.each(['constructor', 'toString', '__proto__'])('has the id %s for a question like any other', (id) => {
  const questions = { ...QUESTIONS, list: [{ ...COUNT, id }, COUNT] }
  expect(sheetOf({ questions }).cards[0]).toMatchObject({ answer: undefined, input: 'open' })
  const attempt = settled({ c: count(4) }, { c: 'failed' })
  expect(sheetOf({ questions, attempt }).cards[0]?.standing).toEqual({ name: 'unanswered' })
  const draft = new Map([[id, aChange(count(7))]])
  const [card] = sheetOf({ questions, draft }).cards
  expect(card).toMatchObject({ answer: count(7), standing: { name: 'draft' } })
})

it('counts saved and sendable answers as answered, and what is sendable or in flight as unsaved', () => {
  const counts = (facts: Facts) => {
    const { answered, unsavedCount } = sheetOf(facts)
    return [answered.answered, answered.total, unsavedCount]
  }
  expect(counts({ saved: SEVEN })).toEqual([1, 3, 0])
  expect(counts({ draft: aDraft(NINE) })).toEqual([1, 3, 1])
  expect(counts({ draft: aDraft(NINE), now: PAST_MINUTE })).toEqual([0, 3, 0])
  expect(counts({ draft: aDraft(NINE), attempt: sending(NINE), now: PAST_MINUTE })).toEqual([1, 3, 1])
})
