export type { Screen } from './screen.ts'
