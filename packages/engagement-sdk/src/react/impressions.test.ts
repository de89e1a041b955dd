// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEngagement, memoryStore, type Widget } from '../index.ts'
import { aProfile, aProgram, aWidget, createPlatform } from '../testing/index.ts'
import { useImpressions } from './index.ts'

/** A platform with two widgets, and a screen that shows them. */
async function aShownPage() {
  const platform = createPlatform()
  platform.addProfile({ profile: aProfile(), token: 'fan' })
  platform.addProgram({ program: aProgram(), widgets: [aWidget(), aWidget()] })
  const { clientId, endpoint, fetch } = platform
  const engagement = createEngagement({ clientId, endpoint, fetch, store: memoryStore() })
  await engagement.init({ accessToken: 'fan' })
  platform.forgetCalls()
  const widgets = [...platform.state.widgets.values()]
  return {
    platform,
    widgets,
    impressions: () => platform.calls.filter(({ url }) => url.includes('impression')),
    show: (shown: readonly Widget[] = widgets) =>
      renderHook((each: readonly Widget[]) => useImpressions(engagement, each), {
        initialProps: shown,
        wrapper: StrictMode,
      }),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('useImpressions', () => {
  it('sends one impression per widget 100 ms after display, also in strict mode', async () => {
    const { impressions, show, widgets } = await aShownPage()
    const { rerender } = show()
    await vi.advanceTimersByTimeAsync(99)
    expect(impressions()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(impressions()).toHaveLength(2)
    rerender([...widgets])
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(2)
  })

  it('counts the 100 ms from display, however often the same widgets come in another array', async () => {
    const { impressions, show, widgets } = await aShownPage()
    const { rerender } = show()
    for (const _render of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(30)
      rerender([...widgets])
    }
    await vi.advanceTimersByTimeAsync(11)
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

  it('sends the others if one request fails', async () => {
    const { impressions, platform, show } = await aShownPage()
    platform.inject({ path: 'impression', fault: { status: 500 }, times: 2 })
    show()
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(2)
  })
})
