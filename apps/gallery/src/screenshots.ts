import { chromiumLaunch } from '@touchline/browser'
import { chromium } from 'playwright'
import { serveGallery } from './serve-gallery.ts'

// Takes screenshots of the built gallery, one of each component: `pnpm screenshots [Counter,Slider]`.
const only = process.argv[2]?.split(',')
const VIEWS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
]

await using gallery = await serveGallery()
await using browser = await chromium.launch(chromiumLaunch())
const index: { entries: Record<string, { id: string; title: string; type: string }> } = await fetch(
  `${gallery.url}index.json`,
).then((response) => response.json())
const pages = Object.values(index.entries)
  .map(({ id, title, type }) => ({ id, type, component: title.replace(/^.*\//, '') }))
  .filter(({ type, component }) => type === 'docs' && (only?.includes(component) ?? true))

for (const { name, ...size } of VIEWS) {
  for (const scheme of ['dark', 'light']) {
    const page = await browser.newPage({ ...size, reducedMotion: 'reduce' })
    for (const { id, component } of pages) {
      await page.goto(`${gallery.url}iframe.html?viewMode=docs&id=${id}&globals=scheme:${scheme}`)
      await page.locator('.stage').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      const path = `${import.meta.dirname}/../reports/gallery/${component}-${name}-${scheme}.png`
      await page.screenshot({ path, fullPage: true })
    }
    await page.close()
  }
}
