import { OUTCOMES, type Picks, SCORING_PARTS, type ScoringPart } from '@touchline/game-rules'

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

interface Wording {
  readonly question: string
  readonly attributes: Readonly<Record<string, string>>
  /** Words for picks that are not numbers. */
  readonly words?: readonly string[]
}

/** `{home}` and `{away}` stand for the names of the teams. */
const WORDING: Readonly<Record<ScoringPart, Wording>> = {
  outcome: {
    question: 'What will the final score be?',
    attributes: { field_type: 'match_result', widget_type: 'match_winner' },
    words: ['{home}', '{away}', 'Draw'],
  },
  'home-score': {
    question: 'How many points will {home} score?',
    attributes: { field_type: 'match_result', widget_type: 'team_a' },
  },
  'away-score': {
    question: 'How many points will {away} score?',
    attributes: { field_type: 'match_result', widget_type: 'team_b' },
  },
  'first-try': {
    question: 'Which team will score the first try?',
    attributes: { field_type: 'select' },
    words: ['{home}', '{away}', 'No try'],
  },
  'first-points-minute': {
    question: 'In which minute will the first points be scored?',
    attributes: { field_type: 'circular_slider' },
  },
  'half-time-leader': {
    question: 'Which team will be ahead at half time?',
    attributes: { field_type: 'select', field_variation: 'rugby_half_time_select' },
    words: ['{home}', '{away}', 'Level'],
  },
  'higher-scoring-half': {
    question: 'Which half will have more points?',
    attributes: { field_type: 'select' },
    words: ['First half', 'Second half', 'Equal'],
  },
  conversions: {
    question: 'How many successful conversions will there be in the match?',
    attributes: { field_type: 'slider' },
  },
}

/** Returns the eight questions of a fixture between two teams, in their order: their texts and their options. */
export function questionSheet({ home, away }: { readonly home: string; readonly away: string }) {
  const named = (text: string) => text.replace('{home}', () => home).replace('{away}', () => away)
  return SCORING_PARTS.map((part, index) => {
    const { question, attributes, words } = WORDING[part]
    return {
      part,
      question: named(question),
      attributes: Object.entries({ ...attributes, widget_no: String(index + 1) }).map(([key, value]) => ({
        key,
        value,
      })),
      texts: words?.map(named) ?? PICKS[part].map(String),
    }
  })
}
