// jsdom has no locks, which every browser of the device floor has.
const last = new Map<string, Promise<unknown>>()

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

export {}
