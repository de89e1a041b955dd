import {
  type Answer,
  type AnsweredCount,
  answeredCount,
  answerTo,
  isClosed,
  isSameAnswer,
  isValidAnswer,
  type Prediction,
  picksFromPrediction,
  type Question,
  type QuestionId,
  rugbyNotes,
} from '@touchline/game-rules'
import {
  answersOf,
  type Draft,
  isConfirmed,
  isConflict,
  isUnsure,
  MAY_BE_STORED,
  mapDraft,
} from '../../../device/drafts.ts'
import type { SavedAnswers } from '../../../platform/answers-and-votes.ts'
import { type AnswerOutcome, areAllSaved } from '../../../platform/faults.ts'
import { type FixtureQuestions, openQuestions } from '../../../platform/fixture-questions.ts'
import type { Attempt, Phase } from '../submit/attempt.ts'

/**
 * Whether a question takes changes. busy: after the attempt in flight. final: no, a saved number prediction cannot be
 * changed. no-choices: no, none of its numbers can be chosen. closed: not any more.
 */
export type CardInput = 'open' | 'busy' | 'final' | 'no-choices' | 'closed'

/**
 * Where an answer stands. saved: the platform confirmed what is shown. refused: the last attempt did not save it.
 * draft: set and not submitted. gone: the earlier answer is not among the choices any more. partly-saved: an
 * interrupted submit stored some votes of a final score.
 */
export type Standing =
  | { readonly name: 'sending' | 'saved' | 'draft' | 'unanswered' | 'gone' | 'partly-saved' }
  | { readonly name: 'refused'; readonly outcome: Exclude<AnswerOutcome, 'saved'> }
  | { readonly name: 'closed'; readonly isAnswered: boolean }

/** An answer that was changed on another device while it was being changed here. */
export interface Conflict {
  readonly mine: Answer
  readonly theirs: Answer
}

/** What the card of one question shows. */
export interface Card {
  readonly question: Question
  /** The numbers that can be chosen, if some between them cannot. */
  readonly numbers: readonly number[] | undefined
  /** The answer in the control. */
  readonly answer: Answer | undefined
  /** Whether every part of the answer is set. */
  readonly isDone: boolean
  /** Whether the question can be answered and is not, or only in part. */
  readonly isEmpty: boolean
  /** The parts of the answer that the player has not set. */
  readonly unset: readonly string[] | undefined
  readonly input: CardInput
  readonly standing: Standing
  readonly conflict: Conflict | undefined
  /** What the player had set and not saved when the question closed. */
  readonly missed: Answer | undefined
}

/** What the form of one fixture shows. */
export interface MatchSheet {
  /** One for each question, in their order. */
  readonly cards: readonly Card[]
  readonly phase: Phase
  /** The fixture takes no predictions any more. */
  readonly isClosed: boolean
  readonly answered: AnsweredCount
  /** What Submit would send: the complete changes of open questions. */
  readonly sendable: Draft
  /** The number of answers that are not saved: those and the ones in flight. */
  readonly unsavedCount: number
  /** Whether an answer to a question that has closed was sent, is not in flight any more and may be stored. */
  readonly isUnsure: boolean
  readonly conflictCount: number
  /** Remarks on answers that rugby does not allow together; they never block. */
  readonly notes: readonly string[]
  /** Whether there are answers, and the platform has all of them. */
  readonly isAllSaved: boolean
  /** Whether a question can be answered and is not. */
  readonly hasEmpty: boolean
}

type SavedFacts = Pick<SavedAnswers, 'prediction' | 'gone' | 'partlySaved'>

/**
 * Returns what the form of a fixture shows.
 *
 * @param saved what the platform has
 * @param draft what the player changed
 * @param attempt what Submit has come to
 * @param now of the platform; -Infinity before it is known
 */
export function matchSheet(
  questions: FixtureQuestions,
  saved: SavedFacts,
  draft: Draft,
  attempt: Attempt,
  now: number,
): MatchSheet {
  const { fixture, list } = questions
  const isOver = isClosed(fixture, now)
  const changes = unsavedChanges(questions, saved.prediction, draft)
  const open = openQuestions(questions, now)
  const known = { questions, saved, changes, open }
  // What still waits for a connection is missed then, like what was never sent.
  const isMissed = isOver && attempt.phase.name === 'waiting'
  const phase: Phase = isMissed ? { name: 'editing' } : newestPhase(attempt, known)
  const sending = phase.name === 'sending' ? attempt.answers : {}
  const facts = { ...known, attempt: { ...attempt, phase } }
  const cards = list.map((question) => cardOf(question, facts))
  const closed = cards.filter(({ input }) => input === 'closed').map(({ question }) => question.id)
  const sendable = mapDraft(changes, (change, id) =>
    change.unset.length > 0 || closed.includes(id) ? undefined : change,
  )
  const unsaved = { ...answersOf(sendable), ...sending }
  const unsavedCount = Object.keys(unsaved).length
  const answered = answeredCount(list, { ...saved.prediction, ...unsaved })
  return {
    cards,
    phase,
    isClosed: isOver,
    answered,
    sendable,
    unsavedCount,
    isUnsure:
      phase.name !== 'sending' && [...changes].some(([id, change]) => isUnsure(change) && !open.includes(id)),
    conflictCount: cards.filter(({ conflict }) => conflict !== undefined).length,
    notes: isOver ? [] : notesOn(cards, questions),
    isAllSaved: answered.answered > 0 && unsavedCount === 0,
    hasEmpty: cards.some(({ isEmpty }) => isEmpty),
  }
}

/** Returns the phase of an attempt by what was read since it ended: an answer that was not confirmed may be stored. */
function newestPhase({ phase, answers }: Attempt, { saved, changes, open }: KnownFacts): Phase {
  if (phase.name !== 'failed') return phase
  const newest = (id: QuestionId, outcome: AnswerOutcome): AnswerOutcome => {
    if (isUnsure(changes.get(id))) return outcome
    if (isSameAnswer(answerTo(answers, id), answerTo(saved.prediction, id))) return 'saved'
    return MAY_BE_STORED.has(outcome) && !open.includes(id) ? 'closed' : outcome
  }
  const outcomes = new Map([...phase.outcomes].map(([id, outcome]) => [id, newest(id, outcome)]))
  if (!areAllSaved(outcomes)) return { ...phase, outcomes }
  // The success replaces the form, which may have changes since the attempt.
  return { name: changes.size === 0 ? 'saved' : 'editing' }
}

/** Returns the changes that the platform has not confirmed and that still fit: it may have changed its questions. */
function unsavedChanges({ list, gaps }: FixtureQuestions, saved: Prediction, draft: Draft): Draft {
  return mapDraft(draft, (change, id) => {
    const question = list.find((one) => one.id === id)
    if (question === undefined || isConfirmed(change, answerTo(saved, id))) return undefined
    const { answer } = change
    const isInGap = 'value' in answer && gaps.get(id)?.includes(answer.value) === false
    return isValidAnswer(question, answer) && !isInGap ? change : undefined
  })
}

interface KnownFacts {
  readonly questions: FixtureQuestions
  readonly saved: SavedFacts
  /** Those that are not confirmed. */
  readonly changes: Draft
  readonly open: readonly QuestionId[]
}

interface SheetFacts extends KnownFacts {
  readonly attempt: Attempt
}

function cardOf(question: Question, { questions, saved, changes, attempt, open }: SheetFacts): Card {
  const { id } = question
  const { phase, answers } = attempt
  const change = changes.get(id)
  const savedAnswer = answerTo(saved.prediction, id)
  const submitted = answerTo(answers, id)
  const isSending = phase.name === 'sending' && submitted !== undefined
  const outcome = phase.name === 'failed' ? phase.outcomes.get(id) : undefined
  // It is not sent a second time.
  const isRefusedForGood = outcome === 'closed' || outcome === 'final'
  const isOpen = open.includes(id) && !isRefusedForGood
  // A question that has closed shows what is saved, unless the last attempt sent its answer; without any, what may be stored.
  const changed = isOpen || outcome !== undefined ? change?.answer : undefined
  const answer =
    (isSending || isRefusedForGood ? submitted : changed) ?? savedAnswer ?? change?.attempts.at(-1)
  const isComplete = answer !== change?.answer || change?.unset.length === 0
  const isSaved = answer !== undefined && isSameAnswer(answer, savedAnswer) && !isUnsure(change)
  const isUnset = change === undefined || change.unset.length > 0
  const canMiss = questions.fixture.isVoid !== true && phase.name !== 'sending' && phase.name !== 'saved'
  const numbers = questions.gaps.get(id)

  /** The first that applies: in flight, saved, refused, closed, draft, gone. */
  function standingOf(): Standing {
    if (isSending) return { name: 'sending' }
    if (isSaved) return { name: 'saved' }
    if (outcome !== undefined && outcome !== 'saved') return { name: 'refused', outcome }
    if (!isOpen) return { name: 'closed', isAnswered: answer !== undefined }
    if (answer !== undefined) return { name: 'draft' }
    if (saved.gone.includes(id)) return { name: 'gone' }
    return { name: saved.partlySaved.includes(id) ? 'partly-saved' : 'unanswered' }
  }

  function inputOf(): CardInput {
    if (!isOpen) return 'closed'
    if (question.kind === 'numbers' && isSaved) return 'final'
    if (numbers?.length === 0) return 'no-choices'
    return phase.name === 'sending' || phase.name === 'waiting' ? 'busy' : 'open'
  }

  const isDone = answer !== undefined && isComplete
  const input = inputOf()
  return {
    question,
    numbers,
    answer,
    isDone,
    isEmpty: !isDone && input === 'open',
    unset: isComplete ? undefined : change?.unset,
    input,
    standing: standingOf(),
    conflict:
      isOpen && change !== undefined && savedAnswer !== undefined && isConflict(change, savedAnswer)
        ? { mine: change.answer, theirs: savedAnswer }
        : undefined,
    missed:
      canMiss && !isOpen && !isRefusedForGood && !isUnset && !isUnsure(change) ? change.answer : undefined,
  }
}

function notesOn(cards: readonly Card[], { fixture, list }: FixtureQuestions): readonly string[] {
  const shown = cards.flatMap(({ question, answer, isDone }) =>
    answer === undefined || !isDone ? [] : [[question.id, answer] as const],
  )
  const notes = rugbyNotes(picksFromPrediction(list, Object.fromEntries(shown), fixture))
  // Both teams can have the same impossible score.
  return [...new Set(notes.map(({ text }) => text))]
}
