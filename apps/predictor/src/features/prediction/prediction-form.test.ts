import { type Answer, answerTo, type Prediction } from '@touchline/game-rules'
import { describe, expect, it } from 'vitest'
import { finalOutcomes } from './final-outcomes.ts'
import { isSaved, missedAnswers, sendableAnswers, shownAnswers, unsentAnswers } from './form-answers.ts'
import { isBusy, type PredictionForm, startPredictionForm } from './prediction-form.ts'
import { type PredictionAction, predictionReducer } from './prediction-reducer.ts'

const minute = (value: number): Answer => ({ kind: 'minute', value })
const count = (value: number): Answer => ({ kind: 'count', value })
const SAVED: Prediction = { m: minute(7) }
const OPEN = ['m', 'c']

function reduced(form: PredictionForm, ...actions: readonly PredictionAction[]): PredictionForm {
  return actions.reduce(predictionReducer, form)
}

describe('an untouched form', () => {
  it('has nothing to send, whatever its controls show', () => {
    expect(unsentAnswers(startPredictionForm({}, {}))).toEqual({})
    expect(unsentAnswers(startPredictionForm(SAVED, {}))).toEqual({})
  })

  it('shows the saved answers, and the draft over them', () => {
    const form = startPredictionForm(SAVED, { c: count(4) })
    expect(shownAnswers(form, OPEN)).toEqual({ m: minute(7), c: count(4) })
  })

  it('forgets the part of a draft that has reached the platform since', () => {
    expect(startPredictionForm(SAVED, { m: minute(7), c: count(4) }).touched).toEqual({ c: count(4) })
  })
})

describe('answering', () => {
  it('sends only what was touched', () => {
    const form = reduced(startPredictionForm(SAVED, {}), {
      type: 'answered',
      questionId: 'c',
      answer: count(4),
    })
    expect(unsentAnswers(form)).toEqual({ c: count(4) })
  })

  it('has nothing to send when an answer is set back to what is saved', () => {
    const form = reduced(
      startPredictionForm(SAVED, {}),
      { type: 'answered', questionId: 'm', answer: minute(9) },
      { type: 'answered', questionId: 'm', answer: minute(7) },
    )
    expect(unsentAnswers(form)).toEqual({})
  })

  it('changes nothing while an attempt is under way', () => {
    const sending = reduced(startPredictionForm({}, { c: count(4) }), { type: 'sent', answers: {} })
    expect(isBusy(sending)).toBe(true)
    expect(reduced(sending, { type: 'answered', questionId: 'c', answer: count(5) })).toBe(sending)
  })
})

describe('an attempt', () => {
  const sending = reduced(startPredictionForm({}, { m: minute(7), c: count(4) }), {
    type: 'sent',
    answers: {},
  })

  it('is a success only when every answer is saved', () => {
    const form = reduced(sending, {
      type: 'settled',
      outcomes: { m: 'saved', c: 'saved' },
      saved: { m: minute(7), c: count(4) },
    })
    expect(form.phase).toEqual({ name: 'submitted' })
    expect(unsentAnswers(form)).toEqual({})
  })

  it('keeps what did not get through, and sends only that the next time', () => {
    const form = reduced(sending, {
      type: 'settled',
      outcomes: { m: 'saved', c: 'failed' },
      saved: { m: minute(7) },
    })
    expect(form.phase.name).toBe('failed')
    expect(unsentAnswers(form)).toEqual({ c: count(4) })
  })

  it('keeps showing which answers failed while the player corrects one', () => {
    const form = reduced(
      sending,
      { type: 'settled', outcomes: { m: 'saved', c: 'failed' }, saved: { m: minute(7) } },
      { type: 'answered', questionId: 'c', answer: count(5) },
    )
    expect(form.phase.name).toBe('failed')
    expect(unsentAnswers(form)).toEqual({ c: count(5) })
  })
})

it('sends an answer that came too late no second time, keeps it in sight, and takes no other', () => {
  const form = reduced(
    startPredictionForm({}, { m: minute(7), c: count(4) }),
    { type: 'settled', outcomes: { m: 'closed', c: 'failed' }, saved: {} },
    { type: 'answered', questionId: 'm', answer: minute(9) },
  )
  expect(unsentAnswers(form)).toEqual({ c: count(4) })
  expect(shownAnswers(form, OPEN)).toEqual({ m: minute(7), c: count(4) })
})

describe('a question that has closed, or is not asked any more', () => {
  const form = startPredictionForm(SAVED, { m: minute(9), c: count(4) })

  it('is left out of what is sent, and stays in the draft', () => {
    expect(sendableAnswers(form, ['c'])).toEqual({ c: count(4) })
    expect(unsentAnswers(form)).toEqual({ m: minute(9), c: count(4) })
  })

  it('shows what is saved, and says so', () => {
    const shown = shownAnswers(form, ['c'])
    expect(shown).toEqual({ m: minute(7), c: count(4) })
    expect([isSaved(form, 'm', shown), isSaved(form, 'c', shown)]).toEqual([true, false])
  })

  it('names the answer that was not saved in time, unless it is on its way or may have arrived', () => {
    expect(missedAnswers(form, ['c'])).toEqual({ m: minute(9) })
    expect(missedAnswers(reduced(form, { type: 'sent', answers: {} }), ['c'])).toEqual({})
    expect(missedAnswers({ ...form, unsure: ['m'] }, ['c'])).toEqual({})
  })

  it('keeps showing the answer that is on its way, and what became of it', () => {
    const sending = reduced(form, { type: 'sent', answers: { m: minute(9) } })
    const failed = reduced(sending, { type: 'settled', outcomes: { m: 'failed' }, saved: SAVED })
    expect(answerTo(shownAnswers(sending, []), 'm')).toEqual(minute(9))
    expect(answerTo(shownAnswers(failed, []), 'm')).toEqual(minute(9))
    expect(finalOutcomes(failed, SAVED)).toEqual({ m: 'closed' })
    expect(finalOutcomes(failed, { m: minute(9) })).toEqual({ m: 'saved' })
  })

  it('does not call the answer saved that came too late, where another is', () => {
    const late = reduced(form, { type: 'settled', outcomes: { m: 'closed', c: 'saved' }, saved: SAVED })
    const shown = shownAnswers(late, ['c'])
    expect([answerTo(shown, 'm'), isSaved(late, 'm', shown)]).toEqual([minute(9), false])
  })
})

describe('an answer changed on another device', () => {
  const touched = startPredictionForm(SAVED, { m: minute(9) })

  it('is asked about when it was changed here as well', () => {
    const form = reduced(touched, { type: 'saved-read', saved: { m: minute(12) } })
    expect(form.conflicts).toEqual({ m: { mine: minute(9), theirs: minute(12) } })
  })

  it('is no conflict when both say the same', () => {
    const form = reduced(touched, { type: 'saved-read', saved: { m: minute(9) } })
    expect(form.conflicts).toEqual({})
    expect(form.touched).toEqual({})
  })

  it('is none where it is what this device tried to send before', () => {
    const lost = reduced(
      touched,
      { type: 'sent', answers: {} },
      { type: 'attempted', answers: { m: minute(9) } },
      { type: 'settled', outcomes: { m: 'failed' }, saved: SAVED },
      { type: 'answered', questionId: 'm', answer: minute(11) },
    )
    const found = reduced(lost, { type: 'saved-read', saved: { m: minute(9) } })
    expect([found.conflicts, unsentAnswers(found)]).toEqual([{}, { m: minute(11) }])
    expect(reduced(lost, { type: 'saved-read', saved: { m: minute(12) } }).conflicts).not.toEqual({})
  })

  it('is asked about once an attempt is confirmed, even where it says what was sent before', () => {
    const confirmed = reduced(
      touched,
      { type: 'attempted', answers: { m: minute(9) } },
      { type: 'settled', outcomes: { m: 'saved' }, saved: { m: minute(9) } },
    )
    expect(confirmed.attempted).toEqual({})
  })

  it('is none either where the page was loaded anew since it was sent from here', () => {
    const form = reduced(
      startPredictionForm(SAVED, { m: minute(9) }, { attempted: { m: [minute(9)] } }),
      { type: 'answered', questionId: 'm', answer: minute(11) },
      { type: 'saved-read', saved: { m: minute(9) } },
    )
    expect(form.conflicts).toEqual({})
  })

  it('simply arrives where nothing was touched', () => {
    const form = reduced(startPredictionForm(SAVED, {}), { type: 'saved-read', saved: { m: minute(12) } })
    expect(shownAnswers(form, OPEN)).toEqual({ m: minute(12) })
    expect(form.conflicts).toEqual({})
  })

  it('gives way to mine or to theirs as the player says', () => {
    const asked = reduced(touched, { type: 'saved-read', saved: { m: minute(12) } })
    const mine = reduced(asked, { type: 'conflict-settled', questionId: 'm', keep: 'mine' })
    const theirs = reduced(asked, { type: 'conflict-settled', questionId: 'm', keep: 'theirs' })
    expect([mine.conflicts, unsentAnswers(mine)]).toEqual([{}, { m: minute(9) }])
    expect([theirs.conflicts, unsentAnswers(theirs)]).toEqual([{}, {}])
  })
})

it('goes back to the saved answers when the draft is discarded', () => {
  const form = reduced(startPredictionForm(SAVED, { m: minute(9) }), { type: 'discarded' })
  expect(shownAnswers(form, OPEN)).toEqual(SAVED)
})

it('waits for a connection and can be stopped from waiting', () => {
  const waiting = reduced(startPredictionForm({}, { c: count(4) }), { type: 'connection-awaited' })
  expect(waiting.phase).toEqual({ name: 'waiting' })
  expect(reduced(waiting, { type: 'stopped' }).phase).toEqual({ name: 'editing' })
})

it('can be changed again when the player opens the match again after it was saved', () => {
  const reopened = reduced(
    startPredictionForm({}, { m: minute(9) }),
    { type: 'sent', answers: { m: minute(9) } },
    { type: 'settled', outcomes: { m: 'saved' }, saved: { m: minute(9) } },
    { type: 'reopened' },
    { type: 'answered', questionId: 'm', answer: minute(12) },
  )
  expect(unsentAnswers(reopened)).toEqual({ m: minute(12) })
})

describe('an answer whose fate nobody knows', () => {
  const failed = reduced(
    startPredictionForm(SAVED, {}),
    { type: 'answered', questionId: 'm', answer: minute(9) },
    { type: 'sent', answers: {} },
    { type: 'settled', outcomes: { m: 'failed' }, saved: SAVED },
    { type: 'saved-read', saved: SAVED },
  )

  it('is not shown as saved when it is set back to what was saved before, and is sent again', () => {
    const back = reduced(failed, { type: 'answered', questionId: 'm', answer: minute(7) })
    expect(isSaved(back, 'm', shownAnswers(back, OPEN))).toBe(false)
    expect(unsentAnswers(back)).toEqual(SAVED)
  })

  it('is sent again even when it is discarded', () => {
    const discarded = reduced(failed, { type: 'discarded' })
    expect(isSaved(discarded, 'm', shownAnswers(discarded, OPEN))).toBe(false)
    expect(unsentAnswers(discarded)).toEqual(SAVED)
  })

  it('counts as saved once the platform has confirmed it', () => {
    const sent = reduced(failed, { type: 'settled', outcomes: { m: 'saved' }, saved: { m: minute(9) } })
    expect(isSaved(sent, 'm', shownAnswers(sent, OPEN))).toBe(true)
    expect(unsentAnswers(sent)).toEqual({})
  })
})
