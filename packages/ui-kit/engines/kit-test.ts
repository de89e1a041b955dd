import { it as base } from '@touchline/engines/engine-test'
import { serveGallery } from '../gallery/serve-gallery.ts'

interface WorkerFixtures {
  /** The address of the built gallery. */
  readonly gallery: string
}

interface TestFixtures {
  /** Opens one story of the gallery on the screen: 'Counter/at rest'. */
  readonly openStory: (story: string) => Promise<void>
}

/** A test of a control in the engine of the project, on the build of the gallery. */
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
