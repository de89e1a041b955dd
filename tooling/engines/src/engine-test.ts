import { test as base, inject } from 'vitest'
import type { Engine } from './engine-page.ts'
import { type EngineName, engineChoice } from './installed-engines.ts'
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
      const choice = engineChoice(inject('engine'))
      if (choice.start === undefined) throw new Error(`${choice.name} is not installed: ${choice.remedy}`)
      await using engine = await choice.start()
      await use(engine)
    },
    { scope: 'worker' },
  ],
  screen: async ({ engine }, use) => {
    await using page = await engine.newPage(PHONE)
    await use(new Screen(page))
  },
})
