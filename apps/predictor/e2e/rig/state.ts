import type { Page } from '@playwright/test'
import type { Stage } from './stage.ts'

/** One state of one screen, and how a page gets into it. */
export interface State {
  readonly name: string
  open(page: Page, stage: Stage): Promise<void>
}
