import { Screen } from '@touchline/engines'
import { it as base, PHONE } from '@touchline/engines/engine-test'
import { expect, inject } from 'vitest'
import { serveGallery } from '../src/serve-gallery.ts'

interface WorkerFixtures {
  /** The URL of the built gallery. */
  readonly gallery: string
  /** The screen of the test before, if the next one can use it. */
  readonly idle: { screen?: Screen | undefined }
}

interface TestFixtures {
  readonly screen: Screen
  /** Navigates to one story of the gallery, for instance 'controls-counter--default'. */
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
  idle: [
    // biome-ignore lint/correctness/noEmptyPattern: the first parameter is how vitest names dependencies
    async ({}, use) => {
      const idle: WorkerFixtures['idle'] = {}
      await use(idle)
      await idle.screen?.page[Symbol.asyncDispose]()
    },
    { scope: 'worker' },
  ],
  // WebKit starts a browser for each page, which takes longer than a test. A story stores nothing that the next one reads.
  screen: async ({ engine, idle, task }, use) => {
    const screen = idle.screen ?? new Screen(await engine.newPage(PHONE))
    idle.screen = undefined
    await use(screen)
    if (inject('engine') === 'webkit' && task.result?.state === 'pass') idle.screen = screen
    else await screen.page[Symbol.asyncDispose]()
  },
  openStory: async ({ gallery, screen }, use) => {
    await use(async (id) => {
      await screen.page.open(`${gallery}iframe.html?${new URLSearchParams({ id, viewMode: 'story' })}`)
      const isShown = () => screen.page.run(() => document.querySelector('.sb-show-main .stage') !== null)
      await expect.poll(isShown).toBe(true)
    })
  },
})
