import { Key as KeyCode } from 'selenium-webdriver'

/** Keys that a test can press, by the names that pages receive. */
export const KEY_CODES = {
  Tab: KeyCode.TAB,
  Enter: KeyCode.ENTER,
  Escape: KeyCode.ESCAPE,
  ArrowLeft: KeyCode.ARROW_LEFT,
  ArrowRight: KeyCode.ARROW_RIGHT,
  ArrowUp: KeyCode.ARROW_UP,
  ArrowDown: KeyCode.ARROW_DOWN,
  Home: KeyCode.HOME,
  End: KeyCode.END,
  PageUp: KeyCode.PAGE_UP,
} as const
export type Key = keyof typeof KEY_CODES
