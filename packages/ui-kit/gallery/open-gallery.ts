import { chromiumLaunch } from '@touchline/browser'
import { chromium } from 'playwright'
import { build, preview } from 'vite'

const CONFIG = `${import.meta.dirname}/vite.config.ts`

/** Builds the gallery and opens a browser on it; ends both when it is let go. */
export async function openGallery() {
  await build({ configFile: CONFIG, logLevel: 'warn' })
  const server = await preview({
    configFile: CONFIG,
    logLevel: 'warn',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await chromium.launch(chromiumLaunch())
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('The gallery has no address. Is another preview running?')
  return {
    browser,
    url,
    async [Symbol.asyncDispose]() {
      await browser.close()
      await server.close()
    },
  }
}
