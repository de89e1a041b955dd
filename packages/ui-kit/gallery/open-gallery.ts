import { chromiumLaunch } from '@touchline/browser'
import { chromium } from 'playwright'
import { build } from 'vite'
import { GALLERY_CONFIG } from './gallery-config.ts'
import { serveGallery } from './serve-gallery.ts'

/** Builds and serves the gallery and launches a browser; disposing the result closes both. */
export async function openGallery() {
  await build({ configFile: GALLERY_CONFIG, logLevel: 'warn' })
  const server = await serveGallery()
  const browser = await chromium.launch(chromiumLaunch())
  return {
    browser,
    url: server.url,
    async [Symbol.asyncDispose]() {
      await browser.close()
      await server[Symbol.asyncDispose]()
    },
  }
}
