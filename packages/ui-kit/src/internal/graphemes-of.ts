// Copies of single controls have the source of this function instead: see the registry of the documentation site.
export { graphemesOf } from '@touchline/game-rules'
