import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { PlatformHttpError } from '@touchline/engagement-sdk'
import { EngagementProvider } from '@touchline/engagement-sdk/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { matchStage } from '../../test/match-stage.ts'
import { shownItems } from '../platform/fixture-questions.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { useSpareImpressions } from './use-spare-impressions.ts'

const { questions, engagement, platform } = await matchStage()

beforeEach(() => {
  vi.useFakeTimers()
  platform.forgetCalls()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A page whose read failed and was then repeated with success, and the impressions of a screen that is opened later. */
async function impressionsAfter(waitMs: number): Promise<number> {
  const client = createQueryClient()
  const queryFn = vi.fn().mockRejectedValueOnce(new PlatformHttpError({ status: 503, detail: undefined }))
  const read = () => client.fetchQuery({ queryKey: ['read'], queryFn, retry: false })
  await read().catch(() => undefined)
  queryFn.mockResolvedValue('read')
  await read()
  await vi.advanceTimersByTimeAsync(waitMs)
  renderHook(() => useSpareImpressions(questions, questions.list), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <EngagementProvider engagement={engagement}>{children}</EngagementProvider>
      </QueryClientProvider>
    ),
  })
  await vi.advanceTimersByTimeAsync(5000)
  return platform.calls.filter(({ url }) => String(url).includes('impression')).length
}

it('sends none on a screen that is opened within two minutes of a read that failed', async () => {
  expect(await impressionsAfter(119_000)).toBe(0)
})

it('sends one for each question part two minutes after a read that failed', async () => {
  expect(await impressionsAfter(120_000)).toBe(shownItems(questions, questions.list).length)
})
