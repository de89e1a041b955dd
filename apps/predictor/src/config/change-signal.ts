/** Tells subscribers that something has changed, as `useSyncExternalStore` needs it. */
export interface ChangeSignal {
  notify(): void
  /** Calls `onChange` with each change until the returned function is called. */
  subscribe(onChange: () => void): () => void
}

const CHANGE = 'change'

export function changeSignal(): ChangeSignal {
  const target = new EventTarget()
  return {
    notify: () => target.dispatchEvent(new Event(CHANGE)),
    subscribe: (onChange) => {
      // A listener of its own, so that the same function may subscribe twice.
      const listener = () => onChange()
      target.addEventListener(CHANGE, listener)
      return () => target.removeEventListener(CHANGE, listener)
    },
  }
}
