// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { memoryStore, type Widget } from '../index.ts'
import { useImpressions } from './index.ts'

/** A screen that shows the widgets of a match day. */
async function aShownPage() {
  const { engagement, platform, ...match } = await readyMatch({ store: memoryStore() })
  const widgets: readonly Widget[] = match.widgets
  return {
    platform,
    widgets,
    impressions: () => platform.calls.filter(({ url }) => url.includes('impression')),
    show: () =>
      renderHook((each: readonly Widget[]) => useImpressions(engagement, each), {
        initialProps: widgets,
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
    expect(impressions()).toHaveLength(4)
    rerender(widgets.toReversed())
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(4)
  })

  it('counts the 100 ms from display, however often the same widgets come in another array', async () => {
    const { impressions, show, widgets } = await aShownPage()
    const { rerender } = show()
    for (const _render of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(30)
      rerender([...widgets])
    }
    await vi.advanceTimersByTimeAsync(11)
    expect(impressions()).toHaveLength(4)
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
    platform.inject({ path: 'impression', fault: { status: 500 }, times: 3 })
    show()
    await vi.advanceTimersByTimeAsync(1000)
    expect(impressions()).toHaveLength(4)
  })
})
