import { JSDOM } from 'jsdom'

/** The window that the pages of all SDK fans stand in, without a screen. */
export interface HeadlessWindow {
  /** What the browser says about the connection of everybody in it. */
  setOnline(isOnline: boolean): void
}

/** Puts a window where the game looks for one. Call it before anything loads React. */
export function installWindow(): HeadlessWindow {
  const { window } = new JSDOM('<!doctype html><title>Chaos</title>')
  let isOnline = true
  const { document, navigator } = window
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline })
  for (const [name, value] of Object.entries({ window, document, navigator })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  return {
    setOnline(next) {
      if (isOnline === next) return
      isOnline = next
      window.dispatchEvent(new window.Event(next ? 'online' : 'offline'))
    },
  }
}
