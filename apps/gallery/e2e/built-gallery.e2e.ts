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
  const props = await documentedProps(page)
  expect(props.filter(({ description }) => !/\S\.$/.test(description))).toEqual([])
  const index = await page.request.get(`${gallery.url}index.json`)
  const { entries }: { entries: Record<string, { title: string }> } = await index.json()
  const titles = new Set(Object.values(entries).map(({ title }) => title))
  const withProps = new Set(props.map(({ component }) => component))
  expect([...titles].filter((title) => !withProps.has(title))).toEqual([
    'Start',
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

/** One row of a props table. */
interface DocumentedProp {
  readonly component: string
  readonly name: string
  readonly description: string
}

interface Preview {
  ready(): Promise<unknown>
  extract(): Promise<Record<string, ExtractedStory>>
}

interface ExtractedStory {
  readonly title: string
  readonly argTypes: Record<string, { readonly name: string; readonly description?: string }>
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined
}

/** Returns the rows of all props tables of the gallery that a page shows. */
async function documentedProps(page: Page): Promise<readonly DocumentedProp[]> {
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined)
  const stories = await page.evaluate(async () => {
    await globalThis.__STORYBOOK_PREVIEW__?.ready()
    return Object.values((await globalThis.__STORYBOOK_PREVIEW__?.extract()) ?? {})
  })
  const onePerComponent = new Map(stories.map((story) => [story.title, story]))
  return Array.from(onePerComponent.values()).flatMap(({ title, argTypes }) =>
    Object.values(argTypes).map(({ name, description = '' }) => ({
      component: title,
      name,
      description,
    })),
  )
}
