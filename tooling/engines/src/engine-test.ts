import { test as base, inject } from 'vitest'
import type { Engine } from './engine-page.ts'
import { ENGINES, type EngineName } from './installed-engines.ts'
import { Screen } from './screen.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName
  }
}

/** The size of a test's page. */
export const PHONE = { width: 390, height: 844 }

interface WorkerFixtures {
  readonly engine: Engine
}

interface TestFixtures {
  /** A new page, as wide as a phone. */
  readonly screen: Screen
}

/** Defines a test that runs in the engine of its project. */
export const it = base.extend<TestFixtures & WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: the first parameter is how vitest names dependencies
    async ({}, use) => {
      const name = inject('engine')
      const { start, remedy } = ENGINES[name]
      if (start === undefined) throw new Error(`${name} is not installed. ${remedy}`)
      await using engine = await start()
      await use(engine)
    },
    { scope: 'worker' },
  ],
  screen: async ({ engine }, use) => {
    await using page = await engine.newPage(PHONE)
    await use(new Screen(page))
  },
})
