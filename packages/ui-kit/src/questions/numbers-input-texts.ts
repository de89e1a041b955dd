import type { KitTexts } from '../locale/kit-texts.ts'

export const NUMBERS_INPUT_TEXTS: KitTexts['numbersInput'] = {
  empty: 'Set a number for each',
  someMissing: (choices) => `No number for ${choices.join(', ')} yet: 0 is sent`,
}
