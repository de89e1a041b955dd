import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { applyView, VIEW_OPTIONS, type View, viewFrom } from '../src/view.tsx'
import { EveryStory } from './stories.tsx'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const

let root: Root
beforeAll(() => {
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  flushSync(() => root.render(<EveryStory />))
})
afterEach(() => applyView(viewFrom({})))
afterAll(() => root.unmount())

async function showView(view: Partial<View>, width = 1280): Promise<void> {
  await page.viewport(width, 900)
  applyView(viewFrom(view))
  await document.fonts.ready
  // A transition would change the colours while they are measured.
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
}

describe('every state of every component', () => {
  it.each(['light', 'dark'])('passes axe in every theme, %s', async (scheme) => {
    for (const [index, theme] of VIEW_OPTIONS.theme.entries()) {
      await showView({ scheme, theme })
      // A theme changes only colours.
      const rules = index === 0 ? undefined : COLOUR_RULES
      expect({ theme, found: await accessibilityIssues('main', rules) }).toEqual({ theme, found: [] })
    }
  })

  it('passes axe while a dialog is shown', async () => {
    await showView({})
    await page.getByRole('button', { name: 'Terms and conditions' }).first().click()
    expect(await accessibilityIssues('dialog[open]')).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  })
})

describe.each([
  ['a page of 320 px', { text: '100' }, 320],
  ['text of 200 % on a phone', { text: '200' }, 390],
  ['text of 200 % on a page of 320 px', { text: '200' }, 320],
  ['writing from right to left', { dir: 'rtl' }, 390],
])('on %s', (_, view, width) => {
  it('is not cut off, and the page does not scroll horizontally', async () => {
    await showView(view, width)
    expect(clippedElements()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

/** Returns the pairs of controls of one story that are closer to each other than 4 px. */
function closeControls(): readonly string[] {
  return Array.from(document.querySelectorAll('[data-story]')).flatMap((story) => {
    const controls = Array.from(
      story.querySelectorAll(
        ':is(button, a, select, summary, input:not([type=radio], [type=range], [type=hidden]))',
      ),
    )
    return controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter((other) => distanceBetween(one, other) < 4)
        .map((other) => `${storyOf(story)}: ${one.ariaLabel} ${other.ariaLabel}`),
    )
  })
}

function distanceBetween(one: Element, other: Element): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  const aside = Math.max(a.left - b.right, b.left - a.right)
  const below = Math.max(a.top - b.bottom, b.top - a.bottom)
  // Layout positions are fractions of a pixel.
  return Math.round(Math.max(aside, below))
}

it.each([320, 360, 390])('has controls that are at least 4 px apart on a page of %i px', async (width) => {
  await showView({}, width)
  expect(closeControls()).toEqual([])
})

it('has touch targets of at least 44 px', async () => {
  await showView({}, 390)
  const targets = document.querySelectorAll(
    '.stage :is(button, select, input:not([type=hidden]), a, summary, [class*=thumb])',
  )
  const small = Array.from(targets, (element) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    return Math.min(width, height) < 43.5
      ? `${storyOf(element)} ${element.tagName} ${width} × ${height}`
      : undefined
  })
  expect(small.filter((each) => each !== undefined)).toEqual([])
})

it('lets two fingers enlarge the page on every element but the thumb of a dial', async () => {
  await showView({}, 390)
  const refusing = Array.from(document.querySelectorAll('.stage *')).filter(
    (element) => !/auto|manipulation|pinch-zoom/.test(getComputedStyle(element).touchAction),
  )
  expect(new Set(refusing.map(({ className }) => String(className).replace(/^.*thumb.*$/, 'thumb')))).toEqual(
    new Set(['thumb']),
  )
})

it('moves nothing with reduced motion, and counts nothing up', async () => {
  await showView({})
  expect(document.getAnimations()).toEqual([])
  expect(document.querySelector('[data-story="FormattedNumber/CountedUp"] .stage')?.textContent).toBe('52')
})

const REDUCED_MOTION = { name: 'prefers-reduced-motion', value: 'reduce' }

/** Returns what is measured while the browser forces the colours of the user. */
async function withForcedColours<Measured>(measure: () => Measured): Promise<Measured> {
  await showView({}, 390)
  const emulate = (...others: readonly { name: string; value: string }[]) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [REDUCED_MOTION, ...others] })
  await emulate({ name: 'forced-colors', value: 'active' })
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  const measured = measure()
  await emulate()
  return measured
}

const FORCED_STYLES = [
  ['[data-story^=ChoiceList] input', undefined, 'appearance', 'auto'],
  ['[data-story="ChoiceList/Row"] [data-checked]', undefined, 'forced-color-adjust', 'none'],
  ['[aria-selected=true]', '::after', 'border-bottom-style', 'solid'],
  ['[data-story^=Carousel] [data-checked]', '::after', 'border-bottom-style', 'solid'],
  ['[data-story^=Button] button', undefined, 'border-top-style', 'solid'],
  ['[data-story^=StatusTag] [data-tone]', undefined, 'border-top-style', 'solid'],
  ['[data-story="Card/Edge"] [data-edge]', '::before', 'border-left-style', 'solid'],
  ['[data-story="Skeleton/Block"] [data-shape]', undefined, 'outline-style', 'solid'],
  ['[data-story="Slider/Default"] input', undefined, 'forced-color-adjust', 'none'],
  ['[data-story="Slider/Untouched"] input', undefined, '--fill', 'transparent'],
  ['[data-story^=NumberLine] [class*=result]', '::before', 'border-left-style', 'solid'],
] as const

it('shows choices, edges and marks as lines with forced colours', async () => {
  const drawn = await withForcedColours(() =>
    FORCED_STYLES.map(([selector, pseudo, property]) => {
      const element = document.querySelector(selector)
      const style = element && getComputedStyle(element, pseudo).getPropertyValue(property)
      return [selector, pseudo, property, style]
    }),
  )
  expect(drawn).toEqual(FORCED_STYLES)
})

const DISABLED_TEXTS = [
  '[data-story="Button/Disabled"] button',
  '[data-story="ChoiceList/Disabled"] label:not([data-checked])',
  '[data-story="Counter/Disabled"] input',
  '[data-story="Dropdown/Disabled"] select',
  '[data-story="TextField/Disabled"] input',
  '[data-story="CircularSlider/Disabled"] [role=spinbutton]',
]

it('has grey texts and lines only while disabled with forced colours', async () => {
  const { grey, texts, lines } = await withForcedColours(() => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = 'GrayText'
    const measured = {
      grey: getComputedStyle(sample).color,
      texts: DISABLED_TEXTS.map((selector) => colourOf(selector, 'color')),
      lines: [
        colourOf('[data-story="Dropdown/Default"] select', 'border-top-color'),
        colourOf('[data-story="TextField/Empty"] input', 'border-top-color'),
      ],
    }
    sample.remove()
    return measured
  })
  expect(texts).toEqual(DISABLED_TEXTS.map(() => grey))
  expect(lines).not.toContain(grey)
})

function colourOf(selector: string, property: 'color' | 'border-top-color'): string | undefined {
  const element = document.querySelector(selector)
  return element === null ? undefined : getComputedStyle(element).getPropertyValue(property)
}

/** Returns the elements that overflow or are cut off unintentionally. */
function clippedElements(): readonly string[] {
  const MAY_OVERFLOW = 'fieldset[class*=carousel], [class*=hidden], [aria-hidden=true]'
  return Array.from(document.querySelectorAll('.stage *')).flatMap((element) => {
    if (element.closest(MAY_OVERFLOW)) return []
    const { right, left } = element.getBoundingClientRect()
    const isOutside = right > innerWidth + 1 || left < -1
    const isCut =
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible'
    return isOutside || isCut ? [`${storyOf(element)} ${element.tagName}`] : []
  })
}

/** Returns the name of the story that an element belongs to. */
function storyOf(element: Element): string | null | undefined {
  return element.closest('[data-story]')?.getAttribute('data-story')
}

/** Returns the accessibility issues of an element, each as a rule and the element that breaks it. */
async function accessibilityIssues(within: string, rules?: readonly string[]): Promise<readonly string[]> {
  const { violations } = await axe.run(within, {
    // Reporting every element that passed would take most of the time.
    resultTypes: ['violations'],
    ...(rules === undefined ? {} : { runOnly: [...rules] }),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
