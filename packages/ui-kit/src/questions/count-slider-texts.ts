import { countLabel } from '@touchline/game-rules'
import type { KitTexts } from '../locale/kit-texts.ts'

const amountOf = (step: number) => (step === 1 ? 'One' : `${step}`)

export const COUNT_SLIDER_TEXTS: KitTexts['countSlider'] = {
  more: (step) => `${amountOf(step)} more`,
  fewer: (step) => `${amountOf(step)} fewer`,
  count: (count, isOpenEnded) => countLabel(count, { max: count, isOpenEnded }),
  valueText: (count, isOrMore) => (isOrMore ? `${count} or more` : `${count}`),
}
