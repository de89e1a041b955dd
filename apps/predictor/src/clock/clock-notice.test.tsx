import { cleanup, render, screen } from '@testing-library/react'
import { EngagementProvider } from '@touchline/ui-kit/engagement'
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

it('tells a player whose clock is off which time counts', async () => {
  await shownWith(180_000)
  expect(screen.getByText(/clock is about 3 minutes ahead\. .* that one counts\./)).toBeTruthy()
})

it('says nothing of a clock that is right', async () => {
  await shownWith(-1200)
  expect(screen.queryByText(/clock/)).toBeNull()
})

it('tells a player whose clock has a wrong year', async () => {
  await shownWith(TWO_YEARS_MS)
  expect(screen.getByText(/clock is about 730 days ahead/)).toBeTruthy()
})

it.each(['http://localhost:4100/api/v1/', 'http://127.0.0.1:4100/api/v1/'])(
  'says nothing while the sandbox at %s plays another year',
  async (endpoint) => {
    await shownWith(TWO_YEARS_MS, endpoint)
    expect(screen.queryByText(/clock/)).toBeNull()
  },
)
