// Copies of single controls have the source of this type instead: see the registry of the documentation site.
export type { NumberLineSegment } from '@touchline/game-rules'
