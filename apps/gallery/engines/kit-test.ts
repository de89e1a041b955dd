import { it as base } from '@touchline/engines/engine-test'
import { expect } from 'vitest'
import { serveGallery } from '../src/serve-gallery.ts'

interface WorkerFixtures {
  /** The URL of the built gallery. */
  readonly gallery: string
}

interface TestFixtures {
  /** Navigates to one story of the gallery, for instance 'controls-counter--at-rest'. */
  readonly openStory: (id: string) => Promise<void>
}

/** A test of a control in one browser engine, on the built gallery. */
export const it = base.extend<TestFixtures & WorkerFixtures>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: the first parameter is how vitest names dependencies
    async ({}, use) => {
      await using served = await serveGallery()
      await use(served.url)
    },
    { scope: 'worker' },
  ],
  openStory: async ({ gallery, screen }, use) => {
    await use(async (id) => {
      await screen.page.open(`${gallery}iframe.html?${new URLSearchParams({ id, viewMode: 'story' })}`)
      const isShown = () => screen.page.run(() => document.querySelector('.sb-show-main .stage') !== null)
      await expect.poll(isShown, { timeout: 20_000 }).toBe(true)
    })
  },
})
