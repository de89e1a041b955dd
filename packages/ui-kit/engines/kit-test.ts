import { it as base } from '@touchline/engines/engine-test'
import { serveGallery } from '../gallery/serve-gallery.ts'

interface WorkerFixtures {
  /** The URL of the built gallery. */
  readonly gallery: string
}

interface TestFixtures {
  /** Navigates to one story of the gallery, for instance 'Counter/at rest'. */
  readonly openStory: (story: string) => Promise<void>
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
    await use(async (story) => {
      await screen.page.open(`${gallery}?${new URLSearchParams({ story })}`)
      await screen.text(story.replace('/', ''))
    })
  },
})
