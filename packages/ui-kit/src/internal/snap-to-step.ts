// Copies of single controls have the source of this function instead: see the registry of the documentation site.
export { type NumberRange, snapToStep } from '@touchline/game-rules'
