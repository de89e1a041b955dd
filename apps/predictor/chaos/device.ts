import type { Card, Screen } from './screen.ts'

/** An answer as a fan thinks of one before looking at the controls: each control takes its part. */
export interface Intention {
  readonly scores: readonly [number, number]
  /** Where a slider goes, from 0 to 1. */
  readonly place: number
  /** Which of the choices, from 0 to 1. */
  readonly choice: number
}

/** A page of the game in the hands of a fan. */
export interface Device {
  /** The program that renders the page. */
  readonly kind: 'jsdom' | 'Chromium'
  /** Reloads the match. */
  open(): Promise<void>
  /** Comes back to the match from the list after 'Success'. */
  comeBack(): Promise<void>
  /** Leaves the page, with whatever is under way. */
  close(): Promise<void>
  /** Returns what is on the screen; undefined while there is no page. */
  read(): Promise<Screen | undefined>
  /** Resolves to the first screen that fits, and to undefined if none came in time. */
  until(fits: (screen: Screen) => boolean): Promise<Screen | undefined>
  /** Sets the controls of a card. Returns false if the page changed meanwhile. */
  answer(card: Card, intention: Intention): Promise<boolean>
  /** Presses Submit, or several times in a row. */
  submit(presses: number): Promise<void>
  /** Decides about the first answer that another device changed. */
  settleConflict(keep: 'mine' | 'theirs'): Promise<void>
  /** Takes away the connection of this page alone, and gives it back. */
  setUp(isUp: boolean): Promise<void>
  /** Resolves once no write that was sent can take effect any more. */
  quiet(): Promise<void>
}
