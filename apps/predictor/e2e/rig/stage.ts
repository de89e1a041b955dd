import { test as base, expect, type Page } from '@playwright/test'
import { DEMO_TOKEN, NEW_FAN_TOKEN, type Stage, startStage, TOURNAMENT } from './platform.ts'

export { DEMO_TOKEN, expect, NEW_FAN_TOKEN, type Stage, TOURNAMENT }

interface TestStages {
  /** A stage for one test alone: for those that move the clock. */
  readonly ownStage: Stage
  /** Whether the platform of `ownStage` answers from three origins. @default false */
  readonly hasSeparateHosts: boolean
  /** The token of a fan of the shared stage whom no other test knows: for those that answer something. */
  readonly fan: string
}

interface WorkerStages {
  /** The stage that the tests of a worker share; its clock stays in round 10. */
  readonly stage: Stage
}

export const test = base.extend<TestStages, WorkerStages>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: the first parameter is how Playwright names dependencies
    async ({}, use) => {
      await using stage = await startStage()
      await use(stage)
    },
    { scope: 'worker' },
  ],
  hasSeparateHosts: [false, { option: true }],
  ownStage: async ({ hasSeparateHosts, page }, use) => {
    await using stage = await startStage({ hasSeparateHosts })
    await use(stage)
    // A routed request that is in flight when the platform stops would fail the test.
    await ignoreRoutedRequests(page)
  },
  page: async ({ page }, use) => {
    const broken: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) broken.push(message.text())
    })
    page.on('pageerror', ({ message }) => broken.push(message))
    await use(page)
    await ignoreRoutedRequests(page)
    expect(broken, 'content policy and errors').toEqual([])
  },
  fan: async ({ stage }, use) => use(await stage.platform.newFan()),
})

/** Lets routed requests that are still in flight fail without consequence. */
function ignoreRoutedRequests(page: Page): Promise<void> {
  return page.unrouteAll({ behavior: 'ignoreErrors' })
}
