import { outcomeOf, PICKS, type Picks, SCORING_PARTS } from '@touchline/game-rules'
import { type Random, randomFrom } from './random.ts'

/** What one synthetic fan answers: the position of the chosen option for each part, in the parts' order. */
export interface CrowdPrediction {
  readonly optionNos: readonly number[]
  /** How long before kick-off it was sent. */
  readonly aheadMs: number
}

export interface ExpectedScore {
  readonly home: number
  readonly away: number
}

interface Occasion {
  readonly fixtureKey: string
  readonly expected: ExpectedScore
}

// An assumption, not a record: no source publishes rugby picks. The numbers follow the shape of a real
// tipping crowd in another sport and the quartiles of the 2024 men's season.
const SHARE_WHO_PLAY = 0.88
const SCORE_SPREAD = 7
const SHARE_OF_DRAWS = 0.015
const POINTS_PER_CONVERSION = 10
const MEDIAN_FIRST_POINTS_MINUTE = 7
const LAST_HOURS_MS = 2 * 3_600_000
const EARLIEST_MS = 46 * 3_600_000

/** Returns whether a fan of the crowd plays a fixture at all, the same on every run. */
export function takesPart(fan: string, fixtureKey: string): boolean {
  return randomFrom(`${fan}/${fixtureKey}/takes-part`).chance(SHARE_WHO_PLAY)
}

/** Returns the prediction of a fan for a fixture, the same on every run. */
export function crowdPrediction(fan: string, { fixtureKey, expected }: Occasion): CrowdPrediction {
  const random = randomFrom(`${fan}/${fixtureKey}`)
  const bias = randomFrom(fan).normal() * 2
  const scores = scoresOf(random, { expected, bias })
  const winner = outcomeOf(scores.home, scores.away)
  const side = winner === 'away' ? 'away' : 'home'
  const other = side === 'home' ? 'away' : 'home'
  const picks: Picks = {
    outcome: winner,
    'home-score': scores.home,
    'away-score': scores.away,
    'first-try': random.chance(0.7) ? side : other,
    'first-points-minute': firstPointsMinute(random),
    'half-time-leader': random.chance(0.06)
      ? 'level'
      : pickOne(random, { share: 0.8, likely: side, else: other }),
    'higher-scoring-half': random.chance(0.03)
      ? 'equal'
      : pickOne(random, { share: 0.48, likely: 'first', else: 'second' }),
    conversions: within(
      Math.round((scores.home + scores.away) / POINTS_PER_CONVERSION + random.normal()),
      30,
    ),
  }
  return { optionNos: SCORING_PARTS.map((part) => positionOf(part, picks)), aheadMs: aheadMs(random) }
}

/** Mostly the favourite wins, more surely the clearer the favourite is. */
function scoresOf(random: Random, { expected, bias }: { expected: ExpectedScore; bias: number }) {
  const home = within(Math.round(expected.home + bias + random.normal() * SCORE_SPREAD), 99)
  const away = within(Math.round(expected.away + bias + random.normal() * SCORE_SPREAD), 99)
  if (random.chance(SHARE_OF_DRAWS)) return { home, away: home }
  const margin = expected.home - expected.away
  const isFavouriteChosen = random.chance(Math.min(0.95, 0.6 + Math.abs(margin) / 50))
  const isHomeWin = margin >= 0 === isFavouriteChosen
  const high = Math.max(home, away) + (home === away ? 1 : 0)
  const low = Math.min(home, away)
  return isHomeWin ? { home: within(high, 99), away: low } : { home: low, away: within(high, 99) }
}

function pickOne<T>(random: Random, of: { share: number; likely: T; else: T }): T {
  return random.chance(of.share) ? of.likely : of.else
}

/** Skewed like the real ones: half below the median, a long tail above. */
function firstPointsMinute(random: Random): number {
  return within(Math.max(1, Math.round(MEDIAN_FIRST_POINTS_MINUTE * Math.exp(random.normal() * 0.7))), 80)
}

/** Seven of ten send in the last two hours. */
function aheadMs(random: Random): number {
  return Math.round(random.next() * (random.chance(0.7) ? LAST_HOURS_MS : EARLIEST_MS))
}

function within(number: number, highest: number): number {
  return Math.min(highest, Math.max(0, number))
}

function positionOf<P extends keyof Picks>(part: P, picks: Picks): number {
  return PICKS[part].indexOf(picks[part])
}
