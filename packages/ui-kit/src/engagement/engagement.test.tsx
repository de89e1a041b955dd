import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createEngagement } from '@touchline/engagement-sdk'
import { aProfile, aProgram, aWidget, createPlatform } from '@touchline/engagement-sdk/testing'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNow } from '../controls/time/clock.ts'
import { ConnectionNotice, EngagementProvider, useEngagement, useImpressions } from './index.ts'

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

/** The platform with its widgets, and a screen that shows them. */
async function aShownPage() {
  const stage = await aPlatformWithWidgets()
  const page = (shown: Widgets) => (
    <EngagementProvider engagement={stage.engagement}>
      <Seen widgets={shown} />
    </EngagementProvider>
  )
  return {
    ...stage,
    show: (shown: Widgets = stage.widgets) => {
      const { rerender, unmount } = render(page(shown))
      return { rerender: (next: Widgets) => rerender(page(next)), unmount }
    },
  }
}

function Seen({ widgets }: { readonly widgets: Widgets }) {
  useImpressions(widgets)
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('useImpressions', () => {
  it('sends one impression per widget from 100 ms after display, also in strict mode', async () => {
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
    await vi.advanceTimersByTimeAsync(100)
    expect(impressions()).toHaveLength(2)
    rerender(page([...widgets]))
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(2)
  })

  it('sends an impression after the reply to the one before, and each when the browser is idle', async () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act))
    const { impressions, platform, show } = await aShownPage()
    platform.inject({ path: 'impression', fault: { delayMs: 5000 } })
    show()
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(0)
    idle.shift()?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(1)
    expect(idle).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(5000)
    idle.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(impressions()).toHaveLength(2)
  })

  it('sends no impression for a widget that was unmounted earlier', async () => {
    const { impressions, show } = await aShownPage()
    const { unmount } = show()
    await vi.advanceTimersByTimeAsync(50)
    unmount()
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(0)
  })

  it('ignores a failed request', async () => {
    const { impressions, platform, show } = await aShownPage()
    platform.inject({ path: 'impression', fault: { status: 500 }, times: 2 })
    show()
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(2)
  })

  it.each([429, 503])(
    'sends no more of a screen after a %i, and those of the next screen',
    async (status) => {
      const { impressions, platform, show, widgets } = await aShownPage()
      platform.inject({ path: 'impression', fault: { status } })
      const { rerender, unmount } = show(widgets.slice(0, 1))
      await vi.advanceTimersByTimeAsync(1000)
      rerender(widgets)
      await vi.advanceTimersByTimeAsync(1000)
      expect(impressions()).toHaveLength(1)
      unmount()
      show()
      await vi.advanceTimersByTimeAsync(1000)
      expect(impressions()).toHaveLength(3)
    },
  )
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
