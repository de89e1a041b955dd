import type { BrowserContext, Page, Request } from '@playwright/test'
import { predictionCopy } from '../src/features/prediction/prediction-copy.ts'
import type { Device, Intention } from './device.ts'
import type { FinishedRequest } from './finished-request.ts'
import { pause } from './pause.ts'
import { type Card, SCREEN_WORDS, type Screen, screenIn } from './screen.ts'

interface BrowserDeviceParts {
  readonly context: BrowserContext
  readonly page: Page
  /** The address of the match in the production build. */
  readonly url: string
  /** Longer than the platform holds back any request: those of a page that is gone cannot be followed. */
  readonly heldMs: number
  readonly onRequestEnd: (request: FinishedRequest) => void
}

const POLL_EVERY_MS = 150
const GIVES_UP_AFTER_MS = 45_000
const ACTION_TIMEOUT_MS = 5000

/** A page of the production build in a real browser. */
export class BrowserDevice implements Device {
  readonly kind = 'Chromium'
  readonly #parts: BrowserDeviceParts
  #isOpen = false
  #lastWriteAt = 0

  constructor(parts: BrowserDeviceParts) {
    this.#parts = parts
    const { page, onRequestEnd } = parts
    const sentAt = new WeakMap<Request, number>()
    const end = async (request: Request) => {
      const status = (await request.response().catch(() => null))?.status()
      const tookMs = performance.now() - (sentAt.get(request) ?? 0)
      onRequestEnd({ method: request.method(), path: new URL(request.url()).pathname, status, tookMs })
    }
    page.setDefaultTimeout(ACTION_TIMEOUT_MS)
    page.on('request', (request) => {
      sentAt.set(request, performance.now())
      if (request.method() !== 'GET') this.#lastWriteAt = Date.now()
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  async open(): Promise<void> {
    this.#isOpen = true
    const { page, url } = this.#parts
    await page.goto(url).catch(() => undefined)
  }

  comeBack(): Promise<void> {
    return this.open()
  }

  async close(): Promise<void> {
    this.#isOpen = false
    // Leaving the page drops whatever it had under way.
    await this.#parts.page.goto('about:blank').catch(() => undefined)
  }

  async read(): Promise<Screen | undefined> {
    if (!this.#isOpen) return undefined
    return this.#parts.page.locator('body').evaluate(screenIn, SCREEN_WORDS)
  }

  async until(fits: (screen: Screen) => boolean): Promise<Screen | undefined> {
    const giveUpAt = Date.now() + GIVES_UP_AFTER_MS
    while (Date.now() < giveUpAt) {
      const screen = await this.read().catch(() => undefined)
      if (screen !== undefined && fits(screen)) return screen
      await pause(POLL_EVERY_MS)
    }
    return undefined
  }

  async answer({ title }: Card, { scores, place, choice }: Intention): Promise<boolean> {
    const { page } = this.#parts
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    try {
      const sliders = await card.getByRole('slider').all()
      for (const slider of sliders) {
        const max = Number(await slider.getAttribute('max'))
        await slider.fill(String(Math.round(place * max)))
      }
      // The field next to a slider has the same number.
      const fields = sliders.length > 0 ? [] : await card.getByRole('spinbutton').all()
      for (const [at, field] of fields.entries()) await field.fill(String(scores[at]))
      const radios = await card.getByRole('radio').all()
      await radios[Math.floor(choice * radios.length)]?.check({ force: true })
      return true
    } catch {
      return false
    }
  }

  async submit(presses: number): Promise<void> {
    const button = this.#parts.page.getByRole('button', { name: predictionCopy.submit, exact: true })
    await button.click({ clickCount: presses }).catch(() => undefined)
  }

  async settleConflict(keep: 'mine' | 'theirs'): Promise<void> {
    const name = keep === 'mine' ? new RegExp(`^${predictionCopy.keepMine('')}`) : predictionCopy.takeTheirs
    await this.#parts.page
      .getByRole('button', { name })
      .first()
      .click()
      .catch(() => undefined)
  }

  async setUp(isUp: boolean): Promise<void> {
    await this.#parts.context.setOffline(!isUp)
  }

  async quiet(): Promise<void> {
    for (;;) {
      const left = this.#lastWriteAt + this.#parts.heldMs - Date.now()
      if (left <= 0) return
      await pause(left)
    }
  }
}
