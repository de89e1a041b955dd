import { JSDOM } from 'jsdom'

/** The window of the pages of all headless fans. */
export interface HeadlessWindow {
  /** Sets what the browser says about the connection of all pages in it. */
  setOnline(isOnline: boolean): void
}

/** What the game, React and the router look for on the global object. */
const NAMES = [
  'window',
  'document',
  'navigator',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'Node',
  'Event',
  'FocusEvent',
  'InputEvent',
  'MutationObserver',
] as const

/** Puts a window where the game looks for one. Call it before anything loads React. */
export function installWindow(): HeadlessWindow {
  const { window } = new JSDOM('<!doctype html><title>Chaos</title>', { url: 'http://localhost/' })
  let isOnline = true
  Object.defineProperty(window.navigator, 'onLine', { get: () => isOnline })
  for (const name of NAMES) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true })
  }
  return {
    setOnline(next) {
      if (isOnline === next) return
      isOnline = next
      window.dispatchEvent(new window.Event(next ? 'online' : 'offline'))
    },
  }
}
