import { chromiumLaunch } from '@touchline/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { serveGallery } from '../src/serve-gallery.ts'

let gallery: Awaited<ReturnType<typeof serveGallery>>
let browser: Browser
let page: Page
beforeAll(async () => {
  gallery = await serveGallery()
  browser = await chromium.launch(chromiumLaunch())
})
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  return () => page.close()
})
afterAll(async () => {
  await browser.close()
  await gallery[Symbol.asyncDispose]()
})

const story = () => page.frameLocator('#storybook-preview-iframe')

it('describes every prop of every component with a sentence', async () => {
  await page.goto(`${gallery.url}iframe.html?id=controls-counter--default&viewMode=story`)
  const stories = await storyOfEachComponent(page)
  const incomplete = stories.flatMap(({ title, argTypes }) =>
    Object.values(argTypes)
      .filter(({ description = '' }) => !/\S\.$/.test(description))
      .map(({ name }) => `${title}: ${name}`),
  )
  expect(incomplete).toEqual([])
  const withoutProps = stories.filter(({ argTypes }) => Object.keys(argTypes).length === 0)
  expect(withoutProps.map(({ title }) => title)).toEqual([
    'Foundations/Colour roles',
    'Foundations/Icons',
    'Foundations/Type scale',
    'Questions/Prediction',
  ])
})

it('shows a story in the scheme, theme, text size and direction of its address', async () => {
  const globals = 'scheme:dark;theme:womens;text:200;dir:rtl'
  await page.goto(`${gallery.url}iframe.html?id=controls-counter--default&globals=${globals}`)
  await page.locator('html[data-scheme=dark][data-theme=womens][dir=rtl]').waitFor()
  expect(await page.locator('html').evaluate((html) => html.style.fontSize)).toBe('200%')
})

it('requests nothing from other sites', async () => {
  const others: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && `${origin}/` !== gallery.url) others.push(request.url())
  })
  await page.goto(`${gallery.url}?path=/docs/controls-counter--docs`)
  await story().getByRole('heading', { name: 'Counter', level: 1 }).waitFor()
  expect(others).toEqual([])
})

/** A story, with a row of a props table for each prop of its component. */
interface Story {
  readonly title: string
  readonly argTypes: Record<string, { readonly name: string; readonly description?: string }>
}

declare global {
  var __STORYBOOK_PREVIEW__:
    | { ready(): Promise<unknown>; extract(): Promise<Record<string, Story>> }
    | undefined
}

/** Returns one story of each component of the gallery that a page shows. */
async function storyOfEachComponent(page: Page): Promise<readonly Story[]> {
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined)
  const stories = await page.evaluate(async () => {
    await globalThis.__STORYBOOK_PREVIEW__?.ready()
    return Object.values((await globalThis.__STORYBOOK_PREVIEW__?.extract()) ?? {})
  })
  return [...new Map(stories.map((story) => [story.title, story])).values()]
}
