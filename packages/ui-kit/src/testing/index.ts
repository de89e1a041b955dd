/** @module @touchline/ui-kit/testing */

export { dragTo } from './drag-to.ts'
export { type HoldOptions, pressAndHold } from './press-and-hold.ts'
