import { render } from '@testing-library/react'
import { anEntry } from '@touchline/engagement-sdk/testing'
import type { Standing } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aFixture, cacheRound } from '../../../test/makers.ts'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { OwnPlace } from './own-place.tsx'

const ANN: Standing = { playerId: 'fan', nickname: 'Ann', rank: 23, points: 41 }

interface Facts {
  readonly roundId?: string
  /** How many players the board has, if a page of it was read. */
  readonly total?: number
  /** The ranks of other players on that page. */
  readonly others?: readonly number[]
}

function placeWith(
  standing: Standing | null | undefined,
  { roundId = '10', total, others = [] }: Facts = {},
) {
  const client = createQueryClient()
  cacheRound(client, '120-2024 | 10', [{ id: 'b10', name: 'Round 10' }])
  client.setQueryData(keys.ownStanding('b10'), standing)
  if (total !== undefined && standing) {
    const entries = [standing.rank, ...others].map((rank = 0, place) =>
      anEntry({ rank, profile_id: `p${place}` }),
    )
    client.setQueryData(keys.board('b10'), { pages: [{ entries, total, start: 0 }], pageParams: [0] })
  }
  const { container } = render(<OwnPlace fixture={aFixture({ roundId })} />, inGame({ client }))
  return {
    text: container.textContent,
    medal: container.querySelector('[data-tone]')?.getAttribute('data-tone'),
    isReading: client.isFetching() > 0,
  }
}

it.each<[string, number, Facts, string, string?]>([
  ['the rank alone', 23, {}, '#23 in Round 10'],
  ['a total, and the share rounded up', 23, { total: 120 }, '#23 of 120 in Round 10 · top 20%'],
  ['a total with thousands', 23, { total: 2480 }, '#23 of 2,480 in Round 10 · top 1%'],
  ['no share in the lower half', 23, { total: 45 }, '#23 of 45 in Round 10'],
  ['no total that is lower than the rank', 23, { total: 22 }, '#23 in Round 10'],
  ['the medal of the place', 3, {}, '#3 in Round 10', 'bronze'],
  [
    'a shared rank as the table does',
    2,
    { total: 9, others: [1, 2] },
    '=2 of 9 in Round 10 · top 23%',
    'silver',
  ],
])('has %s', (_what, rank, facts, text, medal) => {
  expect(placeWith({ ...ANN, rank }, facts)).toEqual({ text, medal, isReading: false })
})

it('reads the rank that the list has not read', () => {
  expect(placeWith(undefined)).toEqual({ text: '', medal: undefined, isReading: true })
})

it.each([
  ['the player is not on the board', null, '10'],
  ['the round is not known', ANN, '99'],
])('has nothing and requests nothing when %s', (_why, standing, roundId) => {
  expect(placeWith(standing, { roundId })).toEqual({ text: '', medal: undefined, isReading: false })
})
