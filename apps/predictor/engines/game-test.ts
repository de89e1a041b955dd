import type { Screen } from '@touchline/engines'
import { it as base } from '@touchline/engines/engine-test'
import { type Stage, startStage } from '../e2e/rig/platform.ts'

export const HOME = 'Highlanders'
export const AWAY = 'Western Force'

/** Opens a match from the list of a fan who has predicted nothing, and waits for its questions. */
export async function openMatch(screen: Screen, { link, platform }: Stage, fan?: string): Promise<void> {
  await screen.page.open(link('/home', { token: fan ?? (await platform.newFan()) }))
  await screen.click('link', `${HOME}…`)
  await screen.one('heading', 'PLAY PREDICTOR')
}

interface WorkerFixtures {
  readonly stage: Stage
}

/** A journey in the engine of the project, on a stage that the engine's journeys share. */
export const it = base.extend<WorkerFixtures>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: the first parameter is how vitest names dependencies
    async ({}, use) => {
      await using stage = await startStage()
      await use(stage)
    },
    { scope: 'worker' },
  ],
})
