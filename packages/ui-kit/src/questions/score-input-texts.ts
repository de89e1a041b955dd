import { outcomeSentence } from '@touchline/game-rules'
import type { KitTexts } from '../locale/kit-texts.ts'

export const SCORE_INPUT_TEXTS: KitTexts['scoreInput'] = {
  label: (team) => `${team} score`,
  empty: 'Set both scores',
  oneMissing: (team) => `No score for ${team} yet: 0 is sent`,
  scores: (home, away) => `${home}–${away}`,
  outcome: outcomeSentence,
}
