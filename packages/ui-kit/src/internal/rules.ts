// The general functions of the rules that controls use. Controls import nothing else of the game.
export { graphemesOf, type NumberLineSegment, type NumberRange, snapToStep } from '@touchline/game-rules'
