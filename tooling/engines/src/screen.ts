import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { EnginePage, Point } from './engine-page.ts'

const BETWEEN_FRAMES_MS = 50

const LIBRARY = readFileSync(
  join(createRequire(import.meta.url).resolve('@testing-library/dom'), '../@testing-library/dom.umd.min.js'),
  'utf8',
)

export interface ElementState {
  readonly value: string
  readonly isChecked: boolean
  readonly isFocused: boolean
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Finds elements of a page by role and accessible name, and waits for them. */
export class Screen {
  readonly page: EnginePage

  constructor(page: EnginePage) {
    this.page = page
  }

  /** Returns the elements of a role whose name is this text, or contains it when the text ends with '…'. */
  async all(role: string, name: string): Promise<readonly ElementState[]> {
    const isLoaded = await this.page.run(() => 'TestingLibraryDom' in window)
    if (!isLoaded) await this.page.evaluate(LIBRARY)
    return this.page.run(findElements, role, name, false)
  }

  /** Waits until exactly one such element exists, and returns its state. */
  async one(role: string, name: string): Promise<ElementState> {
    let found: readonly ElementState[] = []
    const find = async () => (found = await this.all(role, name))
    await expect.poll(find, { message: `one ${role} '${name}'` }).toHaveLength(1)
    const [element] = found
    if (element === undefined) throw new Error(`No ${role} '${name}'.`)
    return element
  }

  /** Waits until no such element exists. */
  async none(role: string, name: string): Promise<void> {
    const found = () => this.all(role, name)
    await expect.poll(found, { message: `no ${role} '${name}'` }).toEqual([])
  }

  async text(text: string): Promise<void> {
    await expect.poll(() => this.page.run(() => document.body.textContent)).toContain(text)
  }

  /** Waits until the one element has the focus. */
  async focus(role: string, name: string): Promise<void> {
    const isFocused = async () => (await this.one(role, name)).isFocused
    await expect.poll(isFocused, { message: `focus on ${role} '${name}'` }).toBe(true)
  }

  /** Waits until the one element has this value. */
  async value(role: string, name: string, value: string): Promise<void> {
    await expect.poll(async () => (await this.one(role, name)).value, { message: name }).toBe(value)
  }

  /** Scrolls the element into the middle of the viewport and clicks it; `place` is in shares of its width and height. */
  async click(role: string, name: string, place?: Point): Promise<void> {
    await this.page.click(await this.pointOn(role, name, place))
  }

  /** Scrolls an element into the middle of the viewport and returns a point on it, when it has not moved between two frames. */
  async pointOn(role: string, name: string, place: Point = { x: 0.5, y: 0.5 }): Promise<Point> {
    await this.one(role, name)
    let box: ElementState['box'] | undefined
    const isAtRest = async () => {
      const before = box
      box = (await this.page.run(findElements, role, name, true))[0]?.box
      return before !== undefined && before.x === box?.x && before.y === box.y
    }
    await expect
      .poll(isAtRest, { interval: BETWEEN_FRAMES_MS, message: `${role} '${name}' at rest` })
      .toBe(true)
    if (box === undefined) throw new Error(`The ${role} '${name}' disappeared.`)
    return { x: box.x + box.width * place.x, y: box.y + box.height * place.y }
  }
}

interface LibraryWindow {
  readonly TestingLibraryDom: {
    queryAllByRole(
      container: Element,
      role: string,
      options: { readonly name: (name: string) => boolean },
    ): HTMLElement[]
  }
}

/** Runs in the page. With `scroll` it first scrolls a single match into the middle of the viewport. */
function findElements(role: string, name: string, scroll: boolean): ElementState[] {
  const { queryAllByRole } = (window as unknown as LibraryWindow).TestingLibraryDom
  const matches = (given: string) =>
    name.endsWith('…') ? given.includes(name.slice(0, -1)) : given.trim() === name
  const found = queryAllByRole(document.body, role, { name: matches })
  if (scroll && found.length === 1) found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return {
      value: 'value' in element ? String(element.value) : '',
      isChecked: 'checked' in element && element.checked === true,
      isFocused: element === document.activeElement,
      box: { x, y, width, height },
    }
  })
}
