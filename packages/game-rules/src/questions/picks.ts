import { OUTCOMES, type Outcome, type Teams } from '../fixtures/fixture.ts'
import { parseWholeNumber } from './numbered-choice.ts'

/** The parts of a match that earn points, in the order of the questions. */
export const SCORING_PARTS = [
  'outcome',
  'home-score',
  'away-score',
  'first-try',
  'first-points-minute',
  'half-time-leader',
  'higher-scoring-half',
  'conversions',
] as const

/** One part of a match that earns points. */
export type ScoringPart = (typeof SCORING_PARTS)[number]

/** The parts of the final-score question. */
export const FINAL_SCORE_PARTS: readonly ScoringPart[] = ['outcome', 'home-score', 'away-score']

/** The possible picks of each part. Level results are separate picks. */
export interface Picks {
  readonly outcome: Outcome
  readonly 'home-score': number
  readonly 'away-score': number
  readonly 'first-try': 'home' | 'away' | 'none'
  readonly 'first-points-minute': number
  readonly 'half-time-leader': 'home' | 'away' | 'level'
  readonly 'higher-scoring-half': 'first' | 'second' | 'equal'
  readonly conversions: number
}

/** The possible picks of one part. */
export type PickOf<P extends ScoringPart> = Picks[P]

/** Parts that are answered with a whole number. */
export type NumberPart = { [P in ScoringPart]: Picks[P] extends number ? P : never }[ScoringPart]

/** Parts that are answered by a choice question. The outcome is derived from the scores instead. */
export type ChoicePart = Exclude<ScoringPart, NumberPart | 'outcome'>

type WordPart = ChoicePart | 'outcome'

/** The picks of the parts that are answered in words, in the order of their choices. */
export const WORD_PICKS = {
  outcome: OUTCOMES,
  'first-try': ['home', 'away', 'none'],
  'half-time-leader': ['home', 'away', 'level'],
  'higher-scoring-half': ['first', 'second', 'equal'],
} as const satisfies { readonly [P in WordPart]: readonly PickOf<P>[] }

const WORDS = {
  draw: ['Draw', 'Tie'],
  none: ['No try', 'Neither', 'None'],
  level: ['Level', 'Draw', 'Tie'],
  first: ['First half', '1st half', 'First'],
  second: ['Second half', '2nd half', 'Second'],
  equal: ['Equal', 'Level', 'Same', 'Draw', 'Tie'],
} as const satisfies Record<string, readonly [string, ...string[]]>

/**
 * Parses the text of a choice as a pick; undefined if the text is unknown.
 * @example parsePick('first-try', 'No try', teams) //=> 'none'
 */
export function parsePick<P extends ScoringPart>(part: P, text: string, teams: Teams): PickOf<P> | undefined
export function parsePick(part: ScoringPart, text: string, teams: Teams): PickOf<ScoringPart> | undefined {
  if (!isWordPart(part)) return parseWholeNumber(text)
  const picks: readonly WordPick[] = WORD_PICKS[part]
  const known = picks.filter((pick) => textsOf(pick, teams).some((one) => plain(one) === plain(text)))
  return known.length === 1 ? known[0] : undefined
}

type WordPick = (typeof WORD_PICKS)[WordPart][number]

function textsOf(pick: WordPick, teams: Teams): readonly string[] {
  if (pick !== 'home' && pick !== 'away') return WORDS[pick]
  const { name, shortName } = teams[pick]
  const names = shortName === undefined ? [name] : [name, shortName]
  return [...names, ...names.map((one) => `${one} win`), pick, `${pick} win`, `${pick} team`]
}

/** Returns the text of the choice that is a pick: a number, the full name of a team, or the first of the known words. */
export function pickText(pick: PickOf<ScoringPart>, teams: Teams): string {
  if (typeof pick === 'number') return String(pick)
  return pick === 'home' || pick === 'away' ? teams[pick].name : WORDS[pick][0]
}

function isWordPart(part: ScoringPart): part is WordPart {
  return Object.hasOwn(WORD_PICKS, part)
}

/** Returns a text without differences that a reader does not see: case, spaces, forms of apostrophes and accents. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u02bb\u02bc\u0060\u00b4]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/**
 * Returns the scoring part of a question that is answered with a number. The minute question is read as the minute of the
 * first points, a count question as the conversions if its text names them; another count is no part of the rules.
 * @example numberPartOf({ kind: 'count', text: 'How many conversions?' }) //=> 'conversions'
 */
export function numberPartOf({
  kind,
  text,
}: {
  readonly kind: 'minute' | 'count'
  readonly text: string
}): 'first-points-minute' | 'conversions' | undefined {
  if (kind === 'minute') return 'first-points-minute'
  return /conversion/i.test(text) ? 'conversions' : undefined
}

/** What the text of a choice question says if it is about a part. Choices alone do not decide: other questions have the same ones. */
const QUESTION_TEXTS = {
  'first-try': /^(?!.*half).*\bfirst\b.*\btry\b/i,
  'half-time-leader': /^(?!.*\b(first|after)\b).*\b(half\W?time|the break)\b/i,
  'higher-scoring-half': /\b(more|most|higher|highest)\W(point|scor)/i,
} as const satisfies Record<ChoicePart, RegExp>

/**
 * Returns the scoring part that a choice question is about; undefined unless its text names the part and every choice is
 * one of the part's picks.
 * @example recognisePart({ text: 'Who scores the first try?', choices: [{ text: 'Blues' }, { text: 'Chiefs' }] }, teams) //=> 'first-try'
 */
export function recognisePart(
  question: { readonly text: string; readonly choices: readonly { readonly text: string }[] },
  teams: Teams,
): ChoicePart | undefined {
  const parts = ['first-try', 'half-time-leader', 'higher-scoring-half'] as const
  return parts.find(
    (part) =>
      QUESTION_TEXTS[part].test(question.text) &&
      question.choices.every((choice) => parsePick(part, choice.text, teams) !== undefined),
  )
}
