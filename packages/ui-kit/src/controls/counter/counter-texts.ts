import type { KitTexts } from '../../locale/kit-texts.ts'

export const COUNTER_TEXTS: KitTexts['counter'] = {
  more: 'One more',
  less: 'One less',
  buttonLabel: (action, counter) => `${action}, ${counter}`,
}
