import { afterEach, beforeEach, vi } from 'vitest'

// Suites without a document bring a window of their own, and React has to be loaded after it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  afterEach(cleanup)
  // A limit against hangs; a slow machine must not fail.
  configure({ asyncUtilTimeout: 60_000 })

  // What has no layout in jsdom, on a page of phone size.
  class NoObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    vi.stubGlobal('ResizeObserver', NoObserver)
    vi.stubGlobal('IntersectionObserver', NoObserver)
    vi.stubGlobal('scrollTo', () => undefined)
    Element.prototype.scrollIntoView = () => undefined
  })
}

// jsdom has no locks, which every browser of the device floor has.
const last = new Map<string, Promise<unknown>>()
// A save that a test leaves unfinished must not hold back the next test.
beforeEach(() => last.clear())

if (typeof navigator !== 'undefined') {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string, act: () => Promise<unknown>) => {
        const next = (last.get(name) ?? Promise.resolve()).then(act)
        last.set(
          name,
          next.catch(() => undefined),
        )
        return next
      },
    },
  })
}
