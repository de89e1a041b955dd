export type { Engine, EnginePage, Key, Point, Size } from './engine-page.ts'
export { ENGINE_NAMES, type EngineChoice, type EngineName, engineChoice } from './installed-engines.ts'
export { Screen, type Seen } from './screen.ts'
