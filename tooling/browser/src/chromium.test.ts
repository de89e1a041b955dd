import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunch } from './chromium.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch())
})
afterAll(() => browser.close())

/** Common families of desktops and servers, and the generic ones. */
const FAMILIES = ['Arial', 'Helvetica Neue', 'Roboto', 'DejaVu Sans', 'Noto Sans', 'Open Sans']
const GENERIC = ['sans-serif', 'serif', 'monospace', 'system-ui']

describe('the browser of the suites', () => {
  it('renders text in the workspace font whatever fonts the machine has', async () => {
    const page = await browser.newPage()
    const widths = await page.evaluate(
      (families) => {
        const line = document.createElement('span')
        line.textContent = 'What will the final score be? Round 10'
        line.style.whiteSpace = 'nowrap'
        document.body.append(line)
        return families.map((family) => {
          line.style.font = `700 32px ${family}`
          return line.getBoundingClientRect().width
        })
      },
      [...FAMILIES.map((family) => `"${family}"`), ...GENERIC],
    )
    // The width in Arial Bold, which Arimo Bold has too.
    expect(new Set(widths)).toEqual(new Set([593]))
  })

  it('finds the bold font that replaces Arial Bold on Linux', async () => {
    const page = await browser.newPage()
    const status = await page.evaluate(async () => {
      const face = await new FontFace('Fallback', 'local("Arial Bold"), local("Liberation Sans Bold")').load()
      return face.status
    })
    expect(status).toBe('loaded')
  })
})
