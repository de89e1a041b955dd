/** Tells subscribers that something has changed, as `useSyncExternalStore` needs it. */
export interface ChangeSignal {
  notify(): void
  /** Calls `onChange` with each change until the returned function is called. */
  subscribe(onChange: () => void): () => void
}

export function changeSignal(): ChangeSignal {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of [...listeners]) listener()
    },
    subscribe: (onChange) => {
      // A listener of its own, so that the same function may subscribe twice.
      const listener = () => onChange()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
