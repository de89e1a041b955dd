import { OUTCOMES, type Picks, SCORING_PARTS, type ScoringPart } from '@touchline/game-rules'

/** One of the eight questions of a fixture as a widget: its text and its options. */
interface SheetQuestion {
  readonly part: ScoringPart
  readonly question: string
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  readonly texts: readonly string[]
}

interface TeamNames {
  readonly home: string
  readonly away: string
}

const HIGHEST_SCORE = 99
const LAST_MINUTE = 100
const MOST_CONVERSIONS = 30

function numbersTo(highest: number): number[] {
  return Array.from({ length: highest + 1 }, (_, number) => number)
}

/** The pick of each option of a part, in the order of the options. */
export const PICKS: { readonly [P in ScoringPart]: readonly Picks[P][] } = {
  outcome: OUTCOMES,
  'home-score': numbersTo(HIGHEST_SCORE),
  'away-score': numbersTo(HIGHEST_SCORE),
  'first-try': ['home', 'away', 'none'],
  'first-points-minute': numbersTo(LAST_MINUTE),
  'half-time-leader': ['home', 'away', 'level'],
  'higher-scoring-half': ['first', 'second', 'equal'],
  conversions: numbersTo(MOST_CONVERSIONS),
}

type Wording = Record<
  ScoringPart,
  {
    readonly question: (teams: TeamNames) => string
    readonly fieldType: string
    readonly more?: Readonly<Record<string, string>>
    /** Words for picks that are not numbers. */
    readonly words?: (teams: TeamNames) => readonly string[]
  }
>

const WORDING: Wording = {
  outcome: {
    question: () => 'What will the final score be?',
    fieldType: 'match_result',
    more: { widget_type: 'match_winner' },
    words: ({ home, away }) => [home, away, 'Draw'],
  },
  'home-score': {
    question: ({ home }) => `How many points will ${home} score?`,
    fieldType: 'match_result',
    more: { widget_type: 'team_a' },
  },
  'away-score': {
    question: ({ away }) => `How many points will ${away} score?`,
    fieldType: 'match_result',
    more: { widget_type: 'team_b' },
  },
  'first-try': {
    question: () => 'Which team will score the first try?',
    fieldType: 'select',
    words: ({ home, away }) => [home, away, 'No try'],
  },
  'first-points-minute': {
    question: () => 'In which minute will the first points be scored?',
    fieldType: 'circular_slider',
  },
  'half-time-leader': {
    question: () => 'Which team will be ahead at half time?',
    fieldType: 'select',
    more: { field_variation: 'rugby_half_time_select' },
    words: ({ home, away }) => [home, away, 'Level'],
  },
  'higher-scoring-half': {
    question: () => 'Which half will have more points?',
    fieldType: 'select',
    words: () => ['First half', 'Second half', 'Equal'],
  },
  conversions: {
    question: () => 'How many successful conversions will there be in the match?',
    fieldType: 'slider',
  },
}

/** The eight questions of a fixture between two teams, in their order. */
export function questionSheet(teams: TeamNames): readonly SheetQuestion[] {
  return SCORING_PARTS.map((part, index) => {
    const { question, fieldType, more, words } = WORDING[part]
    const attributes = { field_type: fieldType, ...more, widget_no: String(index + 1) }
    return {
      part,
      question: question(teams),
      attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
      texts: words?.(teams) ?? PICKS[part].map(String),
    }
  })
}
