import type { MatchFacts, WidgetId } from './match-day.ts'

/** Points by distance, from the printed rules. Independent of the game, whose own table is checked with it. */
const SCORE = [
  [0, 10],
  [5, 5],
  [10, 3],
  [15, 1],
] as const
const MINUTE = [
  [0, 10],
  [1, 5],
  [2, 3],
  [3, 1],
] as const

/** Returns the points of a fan's choices by the printed rules of the normal variant. */
export function pointsByTheBook(
  chosen: Readonly<Partial<Record<WidgetId, string>>>,
  facts: MatchFacts,
): number {
  const exact = (id: WidgetId) => (chosen[id] === facts[id] ? 10 : 0)
  const near = (id: WidgetId, bands: readonly (readonly [number, number])[]) => {
    const distance = Math.abs(Number(chosen[id]) - Number(facts[id]))
    return bands.find(([most]) => distance <= most)?.[1] ?? 0
  }
  return (
    exact('winner') +
    near('home', SCORE) +
    near('away', SCORE) +
    exact('try') +
    near('minute', MINUTE) +
    exact('half') +
    exact('conversions')
  )
}
