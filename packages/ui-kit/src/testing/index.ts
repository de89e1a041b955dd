/** @module @touchline/ui-kit/testing */

export { dragTo, type HoldOptions, pressAndHold } from './interactions.ts'
