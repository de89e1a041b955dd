import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openGallery } from '../gallery/open-gallery.ts'
import { VIEW_OPTIONS } from '../gallery/view-options.ts'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const

let gallery: Awaited<ReturnType<typeof openGallery>>
let page: Page

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  gallery = await openGallery()
  const context = await gallery.browser.newContext({ reducedMotion: 'reduce' })
  page = await context.newPage()
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await gallery[Symbol.asyncDispose]()
})

async function look(view: Readonly<Record<string, string>>, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${gallery.url}?${new URLSearchParams(view)}`)
  await page.evaluate(() => document.fonts.ready)
}

async function findings(within = 'html', rules?: readonly string[]): Promise<readonly string[]> {
  // Reporting every element that passed would take most of the time.
  const axe = new AxeBuilder({ page }).include(within).options({ resultTypes: ['violations'] })
  if (rules !== undefined) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

describe('every state of every component', () => {
  it.each(['light', 'dark'])('passes axe in every theme, %s', async (scheme) => {
    await look({ scheme })
    for (const [index, theme] of VIEW_OPTIONS.theme.entries()) {
      await page.getByLabel('theme', { exact: true }).selectOption(theme)
      await page.waitForSelector(`html[data-theme=${theme}]`)
      // A theme changes only colours.
      const rules = index === 0 ? undefined : COLOUR_RULES
      expect({ theme, found: await findings('html', rules) }).toEqual({ theme, found: [] })
    }
  })

  it.each(['light', 'dark'])('passes axe with the props tables, %s', async (scheme) => {
    await look({ scheme })
    await page.evaluate(() => {
      for (const table of document.querySelectorAll('details')) table.open = true
    })
    expect(await findings('details')).toEqual([])
  })

  it('passes axe while the dialog is shown', async () => {
    await look({ only: 'FramedDialog' })
    await page.getByRole('button', { name: 'Terms and conditions' }).click()
    expect(await findings()).toEqual([])
  })
})

/** Returns the elements that overflow or are cut off unintentionally. */
function clipped(): readonly string[] {
  const MEANT_TO =
    'fieldset[class*=carousel], [role=tablist], .propsScroll, [class*=hidden], [aria-hidden=true]'
  return Array.from(document.querySelectorAll('.stage *')).flatMap((element) => {
    if (element.closest(MEANT_TO)) return []
    const { right, left } = element.getBoundingClientRect()
    const isOutside = right > innerWidth + 1 || left < -1
    const isCut =
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible'
    if (!isOutside && !isCut) return []
    return [`${element.closest('[data-story]')?.getAttribute('data-story')} ${element.tagName}`]
  })
}

describe.each([
  ['a page of 320 px', { text: '100' }, 320],
  ['text of 200 % on a phone', { text: '200' }, 390],
  ['text of 200 % on a page of 320 px', { text: '200' }, 320],
  ['writing from right to left', { dir: 'rtl' }, 390],
])('on %s', (_, view, width) => {
  it('is not cut off, and the page does not scroll horizontally', async () => {
    await look(view, width)
    expect(await page.evaluate(clipped)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

/** Returns the pairs of controls of one story that overlap. */
function overlapping(): readonly string[] {
  return Array.from(document.querySelectorAll('[data-story]')).flatMap((story) => {
    const boxes = Array.from(
      story.querySelectorAll('.stage :is(button, a, select, summary, input:not([type=radio], [type=range]))'),
      (element) => ({ element, box: element.getBoundingClientRect() }),
    ).filter(({ box }) => box.width > 1 && box.height > 1)
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 0.5 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 0.5,
        )
        .map(
          ({ element }) => `${story.getAttribute('data-story')} ${one.element.tagName} ${element.tagName}`,
        ),
    )
  })
}

it.each([320, 360, 390])('has no overlapping controls on a page of %i px', async (width) => {
  await look({}, width)
  expect(await page.evaluate(overlapping)).toEqual([])
})

it('has touch targets of at least 44 px', async () => {
  await look({}, 390)
  const small = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.stage :is(button, select, input, a, summary)'), (element) => {
      const target = element.closest('label') ?? element
      const { width, height } = target.getBoundingClientRect()
      const story = element.closest('[data-story]')?.getAttribute('data-story')
      return Math.min(width, height) < 43.5 ? `${story} ${element.tagName} ${width} × ${height}` : undefined
    }).filter((each) => each !== undefined),
  )
  expect(small).toEqual([])
})

it('distinguishes selected and unselected choices with forced colours', async () => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await look({ only: 'ChoiceList,Tabs,Carousel,Button,StatusTag,Card' })
  const marks = await page.evaluate(() => {
    const style = (selector: string, pseudo?: string) => {
      const element = document.querySelector(selector)
      return element === null ? undefined : getComputedStyle(element, pseudo)
    }
    return {
      radio: style('[data-story^=ChoiceList] input')?.appearance,
      tab: style('[aria-selected=true]', '::after')?.borderBlockEndStyle,
      stop: style('[data-story^=Carousel] [data-checked]', '::after')?.borderBlockEndStyle,
      button: style('[data-story^=Button] button')?.borderBlockStartStyle,
      tag: style('[data-story^=StatusTag] [data-tone]')?.borderBlockStartStyle,
      edge: style('[data-story="Card/edge"] [data-edge]', '::before')?.borderInlineStartStyle,
    }
  })
  await page.emulateMedia({ forcedColors: 'none' })
  expect(marks).toEqual({
    radio: 'auto',
    tab: 'solid',
    stop: 'solid',
    button: 'solid',
    tag: 'solid',
    edge: 'solid',
  })
})
