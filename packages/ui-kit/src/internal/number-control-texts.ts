import type { KitTexts } from '../locale/kit-texts.ts'

export const NUMBER_CONTROL_TEXTS: KitTexts['numberControl'] = {
  untouched: 'not answered',
  required: 'Choose a value.',
}
