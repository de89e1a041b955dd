import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createEngagement } from '@touchline/engagement-sdk'
import type { RealtimeConnection } from '@touchline/engagement-sdk/realtime'
import { aProfile, aProgram, aWidget, createPlatform } from '@touchline/engagement-sdk/testing'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { useNow } from '../controls/time/use-now.ts'
import {
  ConnectionNotice,
  type ConnectionPhase,
  EngagementProvider,
  useEngagement,
  useImpressions,
} from './index.ts'

async function aPlatformWithWidgets() {
  const platform = createPlatform()
  platform.addProfile({ profile: aProfile(), token: 'fan' })
  platform.addProgram({ program: aProgram(), widgets: [aWidget(), aWidget()] })
  const engagement = createEngagement({
    clientId: platform.clientId,
    endpoint: platform.endpoint,
    fetch: platform.fetch,
    clock: () => Date.now(),
  })
  await engagement.init({ accessToken: 'fan' })
  platform.forgetCalls()
  const impressions = () => platform.calls.filter(({ url }) => String(url).includes('impression'))
  return { platform, engagement, impressions, widgets: [...platform.state.widgets.values()] }
}

type Widgets = Parameters<typeof useImpressions>[0]

function Seen({ widgets }: { readonly widgets: Widgets }) {
  useImpressions(widgets)
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('useImpressions', () => {
  it('sends one impression per widget 100 ms after display, also in strict mode', async () => {
    const { engagement, impressions, widgets } = await aPlatformWithWidgets()
    const page = (shown: Widgets) => (
      <StrictMode>
        <EngagementProvider engagement={engagement}>
          <Seen widgets={shown} />
        </EngagementProvider>
      </StrictMode>
    )
    const { rerender } = render(page(widgets))
    await vi.advanceTimersByTimeAsync(99)
    expect(impressions()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(impressions()).toHaveLength(2)
    rerender(page([...widgets]))
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(2)
  })

  it('sends no impression for a widget that was unmounted earlier', async () => {
    const { engagement, impressions, widgets } = await aPlatformWithWidgets()
    const { unmount } = render(
      <EngagementProvider engagement={engagement}>
        <Seen widgets={widgets} />
      </EngagementProvider>,
    )
    await vi.advanceTimersByTimeAsync(50)
    unmount()
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(0)
  })

  it('ignores a failed request', async () => {
    const { engagement, platform, impressions, widgets } = await aPlatformWithWidgets()
    platform.inject({ path: 'impression', fault: { status: 500 }, times: 2 })
    render(
      <EngagementProvider engagement={engagement}>
        <Seen widgets={widgets} />
      </EngagementProvider>,
    )
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(2)
  })
})

describe('EngagementProvider', () => {
  function Clock() {
    useEngagement()
    return <p>{useNow(1000)}</p>
  }

  it('provides the clock of the platform to its children', async () => {
    const { engagement } = await aPlatformWithWidgets()
    vi.spyOn(engagement, 'now').mockReturnValue(12_345_678)
    render(
      <EngagementProvider engagement={engagement}>
        <Clock />
      </EngagementProvider>,
    )
    expect(screen.getByText('12345000')).toBeTruthy()
  })

  it('is named in the error when it is missing', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(() => render(<Clock />)).toThrow('EngagementProvider')
  })
})

describe('ConnectionNotice', () => {
  it.each(['idle', 'connecting', 'connected', 'stopped'] as const)('renders nothing while %s', (phase) => {
    const { container } = render(<ConnectionNotice phase={phase} />)
    expect(container.textContent).toBe('')
  })

  it.each(['reconnecting', 'failed', 'polling'] as const)(
    'shows that updates may be slow while %s',
    (phase) => {
      render(<ConnectionNotice phase={phase} />)
      expect(screen.getByRole('status').textContent).toBe('Updates may be slow.')
    },
  )

  it('accepts every phase of the client', () => {
    expectTypeOf<RealtimeConnection['phase']>().toEqualTypeOf<ConnectionPhase>()
  })

  it('shows that the device is offline until it is online again', () => {
    const { container } = render(<ConnectionNotice />)
    const online = vi.spyOn(navigator, 'onLine', 'get')
    online.mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    expect(screen.getByRole('status').textContent).toContain('You are offline.')
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    expect(container.textContent).toBe('')
  })
})
