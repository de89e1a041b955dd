import { FINAL_SCORE_PARTS, type ScoringPart } from '../questions/picks.ts'
import { maximumPoints } from './points.ts'
import type { Band, ScoringScheme } from './scoring-scheme.ts'

/** The questions in the order of the specification (section 9). The final-score question has three parts. */
export const RULES_QUESTIONS = [
  'final-score',
  'first-try',
  'first-points-minute',
  'half-time-leader',
  'higher-scoring-half',
  'conversions',
] as const

/** One question of the rules. */
export type RulesQuestion = (typeof RULES_QUESTIONS)[number]

/** One row of the rules screen. */
export interface RulesRow {
  /** 1 to 6 */
  readonly number: number
  readonly question: RulesQuestion
  readonly title: string
  readonly text: string
  readonly maxPoints: number
  readonly parts: readonly ScoringPart[]
}

/** The tie-break rule as text. */
export const TIE_BREAK_TEXT = 'If totals are equal, the higher score for the final score question wins.'

const TITLES = {
  'final-score': 'Final score',
  'first-try': 'Team to score the first try',
  'first-points-minute': 'Minute of first points',
  'half-time-leader': 'Team ahead at half time',
  'higher-scoring-half': 'Higher-scoring half',
  conversions: 'Successful conversions',
} as const satisfies Record<RulesQuestion, string>

/**
 * Returns the rows of the rules screen, generated from the table that also settles the questions.
 * @example rulesText(standardScheme)[1]?.text //=> '10 points, no partial points.'
 */
export function rulesText(scheme: ScoringScheme): readonly RulesRow[] {
  return RULES_QUESTIONS.map((question, index) => {
    const parts = question === 'final-score' ? FINAL_SCORE_PARTS : [question]
    return {
      number: index + 1,
      question,
      title: TITLES[question],
      text: question === 'final-score' ? finalScoreText(scheme) : partText(scheme, question),
      maxPoints: maximumPoints(scheme, parts),
      parts,
    }
  })
}

function finalScoreText(scheme: ScoringScheme): string {
  const overall = maximumPoints(scheme, FINAL_SCORE_PARTS)
  const each = maximumPoints(scheme, ['outcome'])
  return `Overall ${overall} points. Each correct team score and the outcome get ${each}. A score ${nearText(scheme.bands['home-score'])}.`
}

function partText(scheme: ScoringScheme, part: ScoringPart): string {
  const bands = scheme.bands[part]
  const exact = maximumPoints(scheme, [part])
  if (bands.length === 1) return `${exact} points, no partial points.`
  return `${exact} points when exact. ${nearText(bands)}.`
}

// '1-5 away gets 5, 6-10 away 3, 11-15 away 1'
function nearText(bands: readonly Band[]): string {
  return bands
    .filter((band) => band.from > 0)
    .map(({ from, to, points }, index) => {
      const range = from === to ? `${from}` : `${from}-${to}`
      return `${range} away ${index === 0 ? 'gets ' : ''}${points}`
    })
    .join(', ')
}
