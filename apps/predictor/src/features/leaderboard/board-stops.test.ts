import { PRE_SEASON_ROUND } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { stopsOf } from './board-stops.ts'

const rounds = [
  PRE_SEASON_ROUND,
  ...[1, 2].map((round) => ({ id: `r${round}`, label: `Round ${round}`, round })),
]

function neighboursOf(id: string | undefined) {
  const selected = rounds.find((round) => round.id === id)
  const { previousId, nextId } = stopsOf({ roundBased: true }, [], { rounds, selected, selectedId: id })
  return [previousId, nextId]
}

it.each([
  ['0', undefined, 'r1'],
  ['r1', '0', 'r2'],
  ['r2', 'r1', undefined],
  [undefined, undefined, undefined],
])('leads from round %s back to %s and on to %s', (id, previous, next) => {
  expect(neighboursOf(id)).toEqual([previous, next])
})
