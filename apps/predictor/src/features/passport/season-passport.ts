import type { QuestionKind, Round, Tournament } from '@touchline/game-rules'
import { fixturesCopy } from '../../config/copy/fixtures-copy.ts'
import { passportCopy } from '../../config/copy/passport-copy.ts'
import type { MatchSummary, OwnCall, QuestionSummary } from '../../device/match-summaries.ts'
import type { StandingsByRound } from '../../device/round-standings.ts'
import { type EarnedPoints, earnedPoints } from '../../match/earned-points.ts'

/** A match that the player predicted, with its points. */
export interface PlayedMatch extends MatchSummary, EarnedPoints {}

/** A round that the player played; a match in a tournament without rounds. */
export interface PlayedRound {
  readonly id: string
  readonly label: string
  /** From the round's board if it was read, else the sum of the matches whose results were opened. */
  readonly points: number | undefined
  readonly rank: number | undefined
  /** Undefined without an opened result: a board does not tell scores. */
  readonly exactScores: number | undefined
}

/** How often the player was right with one kind of question. */
export interface Accuracy {
  readonly label: string
  readonly right: number
  readonly count: number
  readonly points: number
  readonly maxPoints: number
}

/** A right answer that few fans gave. */
export interface BoldCall extends OwnCall {
  readonly match: PlayedMatch
  /** Names the question. */
  readonly question: string
}

/** A player's season as far as this device knows it. */
export interface SeasonPassport {
  /** In the order of the season. */
  readonly rounds: readonly PlayedRound[]
  /** Rounds that have begun and whose final board was not read. */
  readonly missing: readonly Round[]
  readonly points: number
  readonly exactScores: number
  /** The match with the most points. */
  readonly bestCall: PlayedMatch | undefined
  /** The right answer with the smallest share of fans, if fewer than half gave it. Known for matches whose shares were read. */
  readonly boldestCall: BoldCall | undefined
  readonly bestRound: PlayedRound | undefined
  /** Matches in a row with points, by kick-off. */
  readonly streak: { readonly longest: number; readonly current: number }
  readonly accuracy: readonly Accuracy[]
}

interface SeasonFacts {
  readonly tournament: Pick<Tournament, 'id' | 'roundBased'>
  /** The rounds that have begun. */
  readonly begun: readonly Round[]
  readonly summaries: readonly MatchSummary[]
  readonly standings: StandingsByRound
}

/** Returns a player's season, computed from what the device has stored of this tournament. */
export function seasonPassport({ tournament, begun, summaries, standings }: SeasonFacts): SeasonPassport {
  const matches = summaries
    .filter(
      ({ tournamentId, questions }) =>
        tournamentId === tournament.id && questions.some(({ isAnswered }) => isAnswered),
    )
    .map((summary): PlayedMatch => ({ ...summary, ...earnedPoints(summary) }))
    .sort((a, b) => a.kickOffAt - b.kickOffAt)
  const decided = matches.filter(({ points }) => points !== undefined)
  const rounds = tournament.roundBased ? playedRounds(begun, decided, standings) : decided.map(matchAsRound)
  return {
    rounds,
    missing: tournament.roundBased ? begun.filter(({ id }) => standings[id]?.isFinal !== true) : [],
    points: sum(rounds.map(({ points }) => points)),
    exactScores: sum(rounds.map(({ exactScores }) => exactScores)),
    bestCall: most(decided, ({ points }) => points),
    boldestCall: boldestOf(decided),
    bestRound: most(rounds, ({ points }) => points),
    streak: streakOf(decided.map(({ points }) => (points ?? 0) > 0)),
    accuracy: accuracyOf(decided.flatMap(({ questions }) => questions)),
  }
}

function playedRounds(
  begun: readonly Round[],
  decided: readonly PlayedMatch[],
  standings: StandingsByRound,
): readonly PlayedRound[] {
  return begun.flatMap(({ id, label }) => {
    const matches = decided.filter(({ roundId }) => roundId === id)
    const { points, rank } = standings[id] ?? {}
    if (matches.length === 0 && points === undefined) return []
    const own = matches.length > 0 ? sum(matches.map((match) => match.points)) : undefined
    return [
      {
        id,
        label,
        points: points ?? own,
        rank,
        exactScores: matches.length > 0 ? exactOf(matches) : undefined,
      },
    ]
  })
}

function matchAsRound(match: PlayedMatch): PlayedRound {
  return {
    id: `${match.kickOffAt} ${match.home}`,
    label: fixturesCopy.match(match.home, match.away),
    points: match.points,
    rank: undefined,
    exactScores: exactOf([match]),
  }
}

function exactOf(matches: readonly PlayedMatch[]): number {
  return matches.filter(({ isExact }) => isExact).length
}

function sum(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0)
}

/** Returns the first item with the most; nothing if no item has any. */
function most<Item>(items: readonly Item[], amount: (item: Item) => number | undefined): Item | undefined {
  const best = Math.max(0, ...items.map((item) => amount(item) ?? 0))
  return best > 0 ? items.find((item) => amount(item) === best) : undefined
}

/** An answer of more fans is not bold. */
const BOLD_SHARE = 0.5

function boldestOf(matches: readonly PlayedMatch[]): BoldCall | undefined {
  const right = matches.flatMap((match) =>
    match.questions.flatMap((question): BoldCall[] => {
      const { call, points = 0, maxPoints } = question
      const isRight = points > 0 && points === maxPoints
      return call === undefined || !isRight ? [] : [{ ...call, match, question: questionLabel(question) }]
    }),
  )
  return right.filter(({ share }) => share < BOLD_SHARE).sort((a, b) => a.share - b.share)[0]
}

/** @example streakOf([true, true, false, true]) //=> { longest: 2, current: 1 } */
function streakOf(hits: readonly boolean[]): SeasonPassport['streak'] {
  let longest = 0
  let current = 0
  for (const isHit of hits) {
    current = isHit ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}

function accuracyOf(questions: readonly QuestionSummary[]): readonly Accuracy[] {
  const decided = questions.filter((question) => question.isAnswered && question.maxPoints !== undefined)
  const labels = [...new Set(decided.map(questionLabel))]
  return labels.map((label) => {
    const asked = decided.filter((question) => questionLabel(question) === label)
    return {
      label,
      right: asked.filter(({ points, maxPoints }) => points === maxPoints).length,
      count: asked.length,
      points: sum(asked.map(({ points }) => points)),
      maxPoints: sum(asked.map(({ maxPoints }) => maxPoints)),
    }
  })
}

/** Questions with choices differ in their text alone. */
function questionLabel({ kind, text }: Pick<QuestionSummary, 'kind' | 'text'>): string {
  const labels: Partial<Readonly<Record<QuestionKind, string>>> = passportCopy.kinds
  return labels[kind] ?? text
}
