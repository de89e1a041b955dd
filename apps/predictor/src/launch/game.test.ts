import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { launchedGame } from '../../test/launched-game.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { playerQuery } from './game.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aStart() {
  const { platform, game } = launchedGame()
  const read = () => createQueryClient().fetchQuery(playerQuery(game))
  const calls = (end: string) => platform.calls.filter(({ path }) => path.endsWith(end)).length
  return { platform, read, calls }
}

it('reads the application once when it fails, without a retry', async () => {
  const { platform, read, calls } = aStart()
  platform.inject({ path: 'applications', fault: { status: 503 }, times: 9 })
  const failed = expect(read()).rejects.toMatchObject({ retryable: false, cause: { status: 503 } })
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  expect(calls('/applications/test-client/')).toBe(1)
})

it('retries a profile that fails, without another read of the application', async () => {
  const { platform, read, calls } = aStart()
  platform.inject({ path: 'profile', fault: { status: 503 }, times: 1 })
  const player = read()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await player).toMatchObject({ nickname: 'Prop Star' })
  expect(calls('/profile/')).toBe(2)
  expect(calls('/applications/test-client/')).toBe(1)
})
