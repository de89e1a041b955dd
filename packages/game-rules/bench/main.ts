import {
  type Picks,
  predictionPoints,
  type RankEntry,
  rankEntries,
  standardScheme,
} from '@touchline/game-rules'

const PLAYERS = 1_000_000
const PREDICTIONS = 100_000
const RUNS = 5

/** Returns a seeded random number generator, so that every run has the same data. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Returns the rate of the fastest run. Each run returns its items, so that the engine cannot optimise the work away. */
function itemsPerSecond(count: number, run: () => { readonly length: number }): number {
  let best = 0
  for (let round = 0; round < RUNS; round += 1) {
    const startedAt = performance.now()
    const { length } = run()
    const seconds = (performance.now() - startedAt) / 1000
    if (length !== count) throw new Error(`The run returned ${length} items instead of ${count}`)
    best = Math.max(best, count / seconds)
  }
  return best
}

function report(name: string, rate: number, plain?: number): void {
  const ratio = plain === undefined ? '' : `   ${(rate / plain).toFixed(2)} x the plain sort`
  console.log(`${name.padEnd(44)}${Math.round(rate).toLocaleString('en-US').padStart(14)} items/s${ratio}`)
}

const next = numbersFrom(2024)
// The totals of a season: many players with few different totals, so that most ranks are shared.
const entries: RankEntry[] = Array.from({ length: PLAYERS }, (_, index) => ({
  id: `player-${(index * 7919) % PLAYERS}`,
  points: next(700),
  tieBreak: next(60),
}))

const plain = itemsPerSecond(PLAYERS, () => entries.toSorted((a, b) => b.points - a.points))
report('plain sort of 1,000,000 totals by points', plain)
const sameOrder = itemsPerSecond(PLAYERS, () =>
  entries.toSorted(
    (a, b) => b.points - a.points || (b.tieBreak ?? 0) - (a.tieBreak ?? 0) || (a.id < b.id ? -1 : 1),
  ),
)
report('plain sort by points, tie-break and id', sameOrder, plain)
report(
  'rankEntries of the same 1,000,000 totals',
  itemsPerSecond(PLAYERS, () => rankEntries(entries)),
  plain,
)

const facts = {
  homeScore: 33,
  awayScore: 29,
  firstTry: 'home',
  firstPointsMinute: 6,
  halfTimeLeader: 'home',
  higherScoringHalf: 'first',
  conversions: 6,
} as const
const predictions: Picks[] = Array.from({ length: PREDICTIONS }, () => ({
  outcome: next(2) === 0 ? 'home' : 'away',
  'home-score': next(60),
  'away-score': next(60),
  'first-try': next(2) === 0 ? 'home' : 'none',
  'first-points-minute': next(30),
  'half-time-leader': next(2) === 0 ? 'away' : 'level',
  'higher-scoring-half': next(2) === 0 ? 'first' : 'equal',
  conversions: next(12),
}))
report(
  'predictionPoints of 100,000 predictions',
  itemsPerSecond(PREDICTIONS, () =>
    predictions.map((picks) => predictionPoints(picks, { facts, scheme: standardScheme })),
  ),
)
