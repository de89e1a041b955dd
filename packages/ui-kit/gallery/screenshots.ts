import { openGallery } from './open-gallery.ts'

// Takes screenshots of the gallery: `pnpm gallery:screenshots [Counter,Slider]`.
const only = process.argv[2]
const VIEWS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
]

await using gallery = await openGallery()
for (const { name, ...size } of VIEWS) {
  for (const scheme of ['dark', 'light']) {
    const page = await gallery.browser.newPage({ ...size, reducedMotion: 'reduce' })
    const query = new URLSearchParams({ scheme, ...(only === undefined ? {} : { only }) })
    await page.goto(`${gallery.url}?${query}`)
    await page.evaluate(() => document.fonts.ready)
    const path = `${import.meta.dirname}/../reports/gallery/${name}-${scheme}${only ? `-${only}` : ''}.png`
    await page.screenshot({ path, fullPage: true })
    await page.close()
  }
}
