import type { KitTexts } from '../locale/kit-texts.ts'
import { ordinal } from './ordinal.ts'

const minutesOf = (step: number) => (step === 1 ? 'One minute' : `${step} minutes`)

export const MINUTE_DIAL_TEXTS: KitTexts['minuteDial'] = {
  empty: 'Turn to a minute',
  minute: (minute) => (minute === 0 ? 'before the first minute' : `${ordinal(minute)} minute`),
  valueText: (minute) => `${minute} ${minute === 1 ? 'minute' : 'minutes'}`,
  later: (step) => `${minutesOf(step)} later`,
  earlier: (step) => `${minutesOf(step)} earlier`,
  unit: 'minute',
  halfTime: 'HT',
}
