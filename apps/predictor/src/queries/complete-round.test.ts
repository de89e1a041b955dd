import { aLeaderboard, anEntry } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { launchedGame } from '../../test/launched-game.ts'
import { aFixtureProgram } from '../../test/makers.ts'
import { roundStandingsOf } from '../device/round-standings.ts'
import { completeRound, REQUESTS_PER_ROUND } from './complete-round.ts'
import { createQueryClient } from './query-client.ts'

const ROUND = { id: '10', label: 'Round 10', round: 10 }

/** A signed-in player in round 10, whose board has the player in this place. */
async function aRound({ isSettled = false, score }: { isSettled?: boolean; score?: number } = {}) {
  const { platform, game } = launchedGame()
  const { id } = await game.ready()
  const entries = score === undefined ? [] : [anEntry({ profile_id: id, rank: 3, score })]
  const board = platform.addLeaderboard(aLeaderboard({ name: 'Round 10' }), entries)
  const custom_data = JSON.stringify({
    ...JSON.parse(aFixtureProgram().custom_data ?? ''),
    all_results_available: isSettled,
  })
  platform.addProgram({ program: aFixtureProgram({ custom_data, leaderboards: [board] }) })
  platform.forgetCalls()
  const stored = () => roundStandingsOf(game.playerStore()).read('120-2024')
  return { platform, game, stored, read: () => completeRound(game, createQueryClient(), ROUND) }
}

it("stores the player's row of the round's board", async () => {
  const { platform, stored, read } = await aRound({ isSettled: true, score: 41 })
  await read()
  expect(stored()).toEqual({ 10: { points: 41, rank: 3, isFinal: true } })
  expect(platform.calls.length).toBeLessThanOrEqual(REQUESTS_PER_ROUND)
})

it('stores a round without the player as read', async () => {
  const { stored, read } = await aRound({ isSettled: true })
  await read()
  expect(stored()).toEqual({ 10: { isFinal: true } })
})

it('stores a round with an open match as not final', async () => {
  const { stored, read } = await aRound({ score: 7 })
  await read()
  expect(stored()).toEqual({ 10: { points: 7, rank: 3, isFinal: false } })
})

it('stores nothing and sends nothing again when a request fails', async () => {
  const { platform, stored, read } = await aRound({ score: 7 })
  platform.inject({ path: 'entries', fault: { status: 503 }, times: 9 })
  await expect(read()).rejects.toThrow()
  expect(stored()).toEqual({})
  expect(platform.calls.length).toBeLessThanOrEqual(REQUESTS_PER_ROUND)
})
