import { cleanup, render, screen } from '@testing-library/react'
import { EngagementProvider } from '@touchline/ui-kit/engagement'
import { afterEach, expect, it } from 'vitest'
import { matchStage } from '../../test/match-stage.ts'
import { ClockNotice } from './clock-notice.tsx'

afterEach(cleanup)

async function shownWith(clockSkewMs: number) {
  const { engagement } = await matchStage()
  const skewed = Object.defineProperty(Object.create(engagement), 'clockSkewMs', { value: clockSkewMs })
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
