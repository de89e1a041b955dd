import type { DeviceStorage } from '../src/device/device-storage.ts'
import { predictionCopy } from '../src/features/prediction/prediction-copy.ts'
import { type Connection, newConnection } from './connection.ts'
import type { Device, Intention } from './device.ts'
import { keptStorage } from './kept-storage.ts'
import { type MatchPage, openMatchPage } from './match-page.tsx'
import { pause } from './pause.ts'
import { type Card, SCREEN_WORDS, type Screen, screenIn } from './screen.ts'

interface HeadlessDeviceParts
  extends Pick<Parameters<typeof newConnection>[0], 'patienceMs' | 'heldMs' | 'onRequestEnd' | 'send'> {
  readonly platformUrl: string
  readonly token: string
  readonly matchId: string
  /** What outlives a reload. @default a storage of its own */
  readonly storage?: DeviceStorage | undefined
}

/** A fan who looks longer at a page that does not come reloads it. */
const GIVES_UP_AFTER_MS = 60_000

/** A fan does not look at what a tap or a key did before the page has rendered it. */
const LOOKS_AFTER_MS = 100

/** A page in jsdom: the game's own screen, read and operated through the DOM. */
export class HeadlessDevice implements Device {
  readonly kind = 'jsdom'
  readonly #parts: HeadlessDeviceParts
  readonly #storage: DeviceStorage
  readonly #earlier: Connection[] = []
  #connection: Connection | undefined
  #page: MatchPage | undefined

  constructor(parts: HeadlessDeviceParts) {
    this.#parts = parts
    this.#storage = parts.storage ?? keptStorage()
  }

  async open(): Promise<void> {
    await this.close()
    this.#connection = newConnection(this.#parts)
    this.#page = openMatchPage({ ...this.#parts, storage: this.#storage, connection: this.#connection })
  }

  async comeBack(): Promise<void> {
    this.#page?.comeBack()
    await this.until(({ isSuccess, isList }) => !isSuccess && !isList)
  }

  async close(): Promise<void> {
    this.#page?.close()
    this.#page = undefined
    if (this.#connection !== undefined) this.#earlier.push(this.#connection)
    this.#connection = undefined
  }

  async read(): Promise<Screen | undefined> {
    return this.#page && screenIn(this.#page.content, SCREEN_WORDS)
  }

  async until(fits: (screen: Screen) => boolean): Promise<Screen | undefined> {
    const content = this.#page?.content
    if (content === undefined) return undefined
    const { promise, resolve } = Promise.withResolvers<Screen | undefined>()
    const look = () => {
      const screen = screenIn(content, SCREEN_WORDS)
      if (fits(screen)) resolve(screen)
    }
    const changes = new MutationObserver(look)
    changes.observe(content, { subtree: true, childList: true, characterData: true, attributes: true })
    const givesUp = setTimeout(() => resolve(undefined), GIVES_UP_AFTER_MS)
    look()
    try {
      return await promise
    } finally {
      clearTimeout(givesUp)
      changes.disconnect()
    }
  }

  async answer({ title }: Card, { scores, place, choice }: Intention): Promise<boolean> {
    const card = [...(this.#page?.content.querySelectorAll('ol > li') ?? [])].find(
      (one) => one.querySelector('h2')?.textContent === title,
    )
    if (card === undefined) return false
    const inputs = (selector: string) => [...card.querySelectorAll<HTMLInputElement>(selector)]
    const sliders = inputs('input[type=range]')
    for (const slider of sliders) type(slider, Math.round(place * Number(slider.max)))
    // The field next to a slider has the same number.
    const fields = sliders.length > 0 ? [] : inputs('[role=spinbutton]')
    for (const [at, field] of fields.entries()) type(field, scores[at] ?? 0)
    const radios = inputs('input[type=radio]')
    choose(radios[Math.floor(choice * radios.length)])
    await pause(LOOKS_AFTER_MS)
    return true
  }

  async submit(presses: number): Promise<void> {
    for (let press = 0; press < presses; press += 1) this.#button(predictionCopy.submit)?.click()
    await pause(LOOKS_AFTER_MS)
  }

  async settleConflict(keep: 'mine' | 'theirs'): Promise<void> {
    this.#button(keep === 'mine' ? predictionCopy.keepMine('') : predictionCopy.takeTheirs)?.click()
  }

  async setUp(isUp: boolean): Promise<void> {
    this.#connection?.setUp(isUp)
  }

  async quiet(): Promise<void> {
    const open = this.#connection === undefined ? [] : [this.#connection]
    await Promise.all([...this.#earlier, ...open].map((one) => one.quiet()))
    this.#earlier.length = 0
  }

  #button(text: string): HTMLElement | undefined {
    const buttons = this.#page?.content.querySelectorAll<HTMLElement>('button') ?? []
    return [...buttons].find(({ textContent }) => textContent.startsWith(text))
  }
}

/** Picks a choice. The event is sent here, since jsdom sends it only inside the document. */
function choose(radio: HTMLInputElement | undefined): void {
  radio?.click()
  radio?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Enters a value as a browser does: the value, the event of the input, and the focus that goes on. */
function type(field: HTMLInputElement, value: number): void {
  if (field.disabled) return
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(field, String(value))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
