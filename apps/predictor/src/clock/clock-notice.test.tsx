import { cleanup, render, screen } from '@testing-library/react'
import { EngagementProvider } from '@touchline/engagement-sdk/react'
import { afterEach, expect, it } from 'vitest'
import { matchStage } from '../../test/match-stage.ts'
import { ClockNotice } from './clock-notice.tsx'

afterEach(cleanup)

const TWO_YEARS_MS = 2 * 365 * 86_400_000

async function shownWith(clockSkewMs: number, endpoint = 'https://platform.example.com/api/v1/') {
  const { engagement } = await matchStage()
  const skewed = Object.defineProperties(Object.create(engagement), {
    clockSkewMs: { value: clockSkewMs },
    endpoint: { value: endpoint },
  })
  render(
    <EngagementProvider engagement={skewed}>
      <ClockNotice />
    </EngagementProvider>,
  )
}

it("shows which time applies when the device's clock is wrong", async () => {
  await shownWith(180_000)
  expect(screen.getByText(/clock is about 3 minutes ahead\. .* that one counts\./)).toBeTruthy()
})

it('shows nothing when the clock is right', async () => {
  await shownWith(-1200)
  expect(screen.queryByText(/clock/)).toBeNull()
})

it('shows a notice when the clock has a wrong year', async () => {
  await shownWith(TWO_YEARS_MS)
  expect(screen.getByText(/clock is about 730 days ahead/)).toBeTruthy()
})

it.each(['http://localhost:4100/api/v1/', 'http://127.0.0.1:4100/api/v1/'])(
  'shows nothing while the sandbox at %s simulates another year',
  async (endpoint) => {
    await shownWith(TWO_YEARS_MS, endpoint)
    expect(screen.queryByText(/clock/)).toBeNull()
  },
)
