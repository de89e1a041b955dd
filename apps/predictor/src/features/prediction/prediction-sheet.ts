import {
  type Answer,
  type AnsweredCount,
  answeredCount,
  answerTo,
  isClosed,
  mergePredictions,
  picksFromPrediction,
  type Question,
  type QuestionId,
  rugbyNotes,
} from '@touchline/game-rules'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import type { Conflict } from '../../queries/submit/find-conflicts.ts'
import { openQuestions } from '../../queries/submit/open-questions.ts'
import { type AnswerStanding, answerStanding } from './answer-standing.ts'
import {
  isSaved,
  missedAnswers,
  openConflicts,
  sendableAnswers,
  sendingAnswers,
  shownAnswers,
} from './form-answers.ts'
import { notesByQuestion } from './notes-by-question.ts'
import type { PredictionForm } from './prediction-form.ts'

/**
 * Whether a question takes changes. busy: after the attempt in flight. final: no, a saved number prediction cannot be
 * changed. no-choices: no, none of its numbers can be chosen. closed: not any more.
 */
export type CardInput = 'open' | 'busy' | 'final' | 'no-choices' | 'closed'

/** What the card of one question shows. */
export interface PredictionCard {
  readonly question: Question
  /** The numbers that can be chosen, if some between them cannot. */
  readonly numbers: readonly number[] | undefined
  /** The answer in the control. */
  readonly answer: Answer | undefined
  /** The parts of the answer that the player has not set. */
  readonly unset: readonly string[] | undefined
  readonly input: CardInput
  readonly standing: AnswerStanding
  readonly conflict: Conflict | undefined
  /** What the player had set and not saved when the question closed. */
  readonly missed: Answer | undefined
  /** A remark on an answer that rugby does not allow; it never blocks. */
  readonly note: string | undefined
}

/** What the form of one match shows. */
export interface PredictionSheet {
  /** One for each question, in their order. */
  readonly cards: readonly PredictionCard[]
  /** The match takes no predictions any more. */
  readonly isClosed: boolean
  readonly answered: AnsweredCount
  /** The number of answers that Submit would send. */
  readonly sendableCount: number
  /** The number of answers that are not saved: those and the ones in flight. */
  readonly unsavedCount: number
  readonly conflictCount: number
  /** Whether the platform has an answer. Without one nothing is saved, and the bar says so for all questions. */
  readonly hasSaved: boolean
}

/** Returns what the form shows at an instant. @param now of the platform; -Infinity before it is known */
export function predictionSheet(
  form: PredictionForm,
  { fixture, questions, gaps }: FixtureQuestions,
  { gone, partlySaved }: Pick<StoredAnswers, 'gone' | 'partlySaved'>,
  now: number,
): PredictionSheet {
  const isOver = isClosed(fixture, now)
  const open = openQuestions({ fixture, questions }, now)
  const shown = shownAnswers(form, open)
  const sending = sendingAnswers(form)
  const sendable = sendableAnswers(form, open)
  const unsaved = { ...sendable, ...sending }
  const missed = fixture.isVoid === true ? {} : missedAnswers(form, open)
  const conflicts = openConflicts(form, open)
  const remarks = isOver ? [] : rugbyNotes(picksFromPrediction(questions, shown, fixture))
  const notes = notesByQuestion(remarks, questions)
  const cards = questions.map((question): PredictionCard => {
    const { id } = question
    const answer = answerTo(shown, id)
    const numbers = gaps.get(id)
    const isCardClosed = !open.includes(id) || form.late.includes(id)
    const isCardSaved = isSaved(form, id, shown)
    const isFinal = question.kind === 'numbers' && isCardSaved
    return {
      question,
      numbers,
      answer,
      unset: form.unset[id],
      input: inputOf(form, { isClosed: isCardClosed, isFinal, hasChoices: numbers?.length !== 0 }),
      standing: answerStanding({
        isAnswered: answer !== undefined,
        isSending: answerTo(sending, id) !== undefined,
        outcome: outcomeOf(form, id),
        isSaved: isCardSaved,
        isClosed: isCardClosed,
        isGone: gone.includes(id),
        isPartlySaved: partlySaved.includes(id),
      }),
      conflict: conflicts[id],
      missed: answerTo(missed, id),
      note: notes.get(id),
    }
  })
  return {
    cards,
    isClosed: isOver,
    answered: answeredCount(questions, mergePredictions(form.saved, unsaved)),
    sendableCount: Object.keys(sendable).length,
    unsavedCount: Object.keys(unsaved).length,
    conflictCount: Object.keys(conflicts).length,
    hasSaved: Object.keys(form.saved).length > 0,
  }
}

interface InputFacts {
  readonly isClosed: boolean
  readonly isFinal: boolean
  readonly hasChoices: boolean
}

function inputOf({ phase }: PredictionForm, { isClosed, isFinal, hasChoices }: InputFacts): CardInput {
  if (isClosed) return 'closed'
  if (isFinal) return 'final'
  if (!hasChoices) return 'no-choices'
  return phase.name === 'submitting' || phase.name === 'waiting' ? 'busy' : 'open'
}

/** Returns the outcome of the last attempt. An answer that came too late keeps its outcome in later attempts. */
function outcomeOf({ phase, late }: PredictionForm, id: QuestionId) {
  const outcome = phase.name === 'failed' ? phase.outcomes[id] : undefined
  return late.includes(id) && outcome !== 'final' ? 'closed' : outcome
}
