import type { Option, Widget } from '@touchline/engagement-sdk'
import {
  type Answer,
  answerTo,
  combineSettlements,
  type NumberLineSegment,
  type NumbersQuestion,
  type Question,
  type Settlement,
  settle,
  totalPoints,
} from '@touchline/game-rules'
import { answerFromOptions, type SavedAnswers, storedNumbers } from './answers-and-votes.ts'
import { type FixtureQuestions, numberOf } from './fixture-questions.ts'

/** One widget's share in a result: what was right, what the player said, what it earned. */
interface ResultPart {
  /** Text of the choice that earned most; undefined while nothing has been decided. */
  readonly correctText: string | undefined
  /** Text of the player's choice; undefined if there is none. */
  readonly chosenText: string | undefined
  readonly settlement: Settlement
}

/** The result of one question. */
export interface QuestionResult {
  readonly question: Question
  readonly correct: Answer | undefined
  readonly chosen: Answer | undefined
  readonly settlement: Settlement
  /** The numbers that earn points, as the platform decided: in ascending order; empty for an answer that is no number. */
  readonly earning: readonly NumberLineSegment[]
  /** One part; outcome, home and away for the final score; one for each choice of a number prediction. */
  readonly parts: readonly ResultPart[]
}

/** Returns the results of a fixture's questions, in the order of their cards. */
export function questionResults(
  { list: questions, sources }: Pick<FixtureQuestions, 'list' | 'sources'>,
  answers: SavedAnswers,
): readonly QuestionResult[] {
  return questions.flatMap((question) => {
    const widgets = sources.get(question.id) ?? []
    const [widget] = widgets
    if (widget === undefined) return []
    const decision =
      question.kind === 'numbers'
        ? numbersResult(question, widget, answers)
        : resultOf(question, widgets, answers)
    return [{ question, chosen: answerTo(answers.prediction, question.id), ...decision }]
  })
}

type Decision = Omit<QuestionResult, 'question' | 'chosen'>

function resultOf(
  question: Exclude<Question, NumbersQuestion>,
  widgets: readonly Widget[],
  answers: SavedAnswers,
): Decision {
  const read = widgets.map((widget) => partOf(widget, answers))
  const parts = read.map(({ part }) => part)
  return {
    correct: answerFromOptions(
      question,
      read.map(({ correct }) => correct),
    ),
    settlement: combineSettlements(parts.map(({ settlement }) => settlement)),
    earning: 'min' in question ? widgets.flatMap(earningNumbers) : [],
    parts,
  }
}

/** Each right number earns the amount of its option; if the platform requires all, only all of them do. */
function numbersResult({ kind, choices }: NumbersQuestion, widget: Widget, answers: SavedAnswers): Decision {
  const options = settledOptions(widget)
  const decided = options.flatMap(({ id, correct_number }) =>
    typeof correct_number === 'number' ? [[id, correct_number] as const] : [],
  )
  const correct = new Map(decided)
  const isDecided = choices.every(({ id }) => correct.has(id))
  const chosen = new Map(Object.entries(storedNumbers(answers.interactions.get(widget.id)) ?? {}))
  const isRight = ({ id }: Option) => chosen.has(id) && chosen.get(id) === correct.get(id)
  const isEarned =
    ('required_correct' in widget && widget.required_correct) !== 'all' || options.every(isRight)
  const parts = options.map((option): ResultPart => {
    const maxPoints = isDecided ? pointsOf(option) : 0
    return {
      correctText: correct.get(option.id)?.toString(),
      chosenText: chosen.get(option.id)?.toString(),
      settlement: settle({ chosenPoints: isEarned && isRight(option) ? maxPoints : 0, maxPoints }),
    }
  })
  const { points, maxPoints } = totalPoints(parts.map(({ settlement }) => settlement))
  return {
    correct: isDecided ? { kind, numbers: Object.fromEntries(correct) } : undefined,
    // An option without an amount is decided too: its part is pending, and the question is not.
    settlement: settle({ chosenPoints: points, maxPoints }),
    earning: [],
    parts,
  }
}

function partOf(widget: Widget, answers: SavedAnswers) {
  const options = settledOptions(widget)
  const chosenId = answers.interactions.get(widget.id)?.option_id
  const chosen = options.find((option) => option.id === chosenId)
  const maxPoints = Math.max(0, ...options.map(pointsOf))
  const correct = maxPoints > 0 ? options.find((option) => pointsOf(option) === maxPoints) : undefined
  const part: ResultPart = {
    correctText: correct?.description ?? undefined,
    chosenText: chosen?.description ?? undefined,
    settlement: settle({ chosenPoints: chosen && pointsOf(chosen), maxPoints }),
  }
  return { part, correct }
}

function earningNumbers(widget: Widget): readonly NumberLineSegment[] {
  return settledOptions(widget)
    .flatMap((option) => {
      const value = numberOf(option)
      const points = pointsOf(option)
      return value === undefined || points === 0 ? [] : [{ from: value, to: value, points }]
    })
    .sort((a, b) => a.from - b.from)
}

/** A published follow-up replaces its parent's options. */
function settledOptions(widget: Widget): readonly Option[] {
  const followUp = widget.follow_ups.findLast((one) => one.status === 'published' && one.options.length > 0)
  return followUp?.options ?? widget.options
}

function pointsOf(option: Option): number {
  return option.reward_item_amount ?? 0
}
