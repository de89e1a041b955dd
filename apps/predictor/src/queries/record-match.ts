import type { QuestionId, Tournament } from '@touchline/game-rules'
import {
  type MatchScore,
  type MatchSummary,
  matchSummariesOf,
  type OwnCall,
  type QuestionSummary,
} from '../device/match-summaries.ts'
import type { PlayerStore } from '../device/player-store.ts'
import type { StoredAnswers } from '../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../platform/fixture-questions.ts'
import type { QuestionResult } from '../platform/results-from-widgets.ts'
import { resultsOf } from './results.ts'

/** Longer than any question of the game. A longer text is truncated: the device's storage is limited. */
const LONGEST_QUESTION = 160
/** More questions than a match has. */
const MAX_QUESTIONS = 20

/** One player's game of one tournament. */
export interface RecordSession {
  readonly entry: { readonly tournament: Pick<Tournament, 'id'> }
  playerStore(): PlayerStore
}

/**
 * Stores on the device what was read of a match. A match without an answer and without a result is not stored. Without
 * calls, those that were stored before are kept: a closed match takes no other answers.
 */
export function recordMatch(
  session: RecordSession,
  asked: FixtureQuestions,
  answers: StoredAnswers,
  calls?: Readonly<Record<QuestionId, OwnCall>>,
): void {
  const summaries = matchSummariesOf(session.playerStore())
  const { id } = asked.fixture
  const callOf = (questionId: QuestionId) =>
    calls === undefined
      ? summaries.read(id)?.questions.find((one) => one.id === questionId)?.call
      : calls[questionId]
  const read = matchSummary(session.entry.tournament.id, asked, answers)
  const isKnown = read.questions.some(({ isAnswered, points }) => isAnswered || points !== undefined)
  if (!isKnown) return
  const summary = { ...read, questions: read.questions.map((one) => ({ ...one, call: callOf(one.id) })) }
  if (JSON.stringify(summaries.read(id)) !== JSON.stringify(summary)) summaries.write(id, summary)
}

function matchSummary(tournamentId: string, asked: FixtureQuestions, answers: StoredAnswers): MatchSummary {
  const { fixture, questions, unavailable, isComplete } = asked
  const results = resultsOf(asked, answers)
  const final = results.find(({ question }) => question.kind === 'match-result')
  const instants = Object.values(answers.savedAt)
  return {
    tournamentId,
    roundId: fixture.roundId,
    home: fixture.home.name,
    away: fixture.away.name,
    kickOffAt: fixture.kickOffAt,
    pick: scoreOf(final?.chosen),
    savedAt: instants.length > 0 ? Math.max(...instants) : undefined,
    score: scoreOf(final?.correct),
    questions: results.slice(0, MAX_QUESTIONS).map(questionSummary),
    isComplete: isComplete && unavailable.length === 0 && questions.length === results.length,
  }
}

function scoreOf(answer: QuestionResult['correct']): MatchScore | undefined {
  return answer?.kind === 'match-result' ? { home: answer.home, away: answer.away } : undefined
}

function questionSummary({ question, chosen, settlement }: QuestionResult): QuestionSummary {
  const { id, kind, text } = question
  const isDecided = settlement.state === 'settled'
  return {
    id,
    kind,
    text: text.slice(0, LONGEST_QUESTION),
    isAnswered: chosen !== undefined,
    points: isDecided ? settlement.points : undefined,
    maxPoints: isDecided ? settlement.maxPoints : undefined,
  }
}
