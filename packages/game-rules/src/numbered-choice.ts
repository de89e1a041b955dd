import { numberFromText } from './count-label.ts'
import type { Choice } from './question.ts'

/**
 * The choice that means a number; undefined where the list has a gap there.
 * @example choiceForNumber([{ id: 'a', text: '7' }], 7)?.id //=> 'a'
 */
export function choiceForNumber<C extends Pick<Choice, 'text'>>(
  choices: readonly C[],
  value: number,
): C | undefined {
  return choices.find((choice) => numberFromText(choice.text) === value)
}

/**
 * The choice whose number is nearest, the lower one where two are equally near; undefined where no
 * choice carries a number. For lists with gaps: say so when the number had to move.
 */
export function nearestChoice<C extends Pick<Choice, 'text'>>(
  choices: readonly C[],
  value: number,
): C | undefined {
  let best: { readonly choice: C; readonly number: number } | undefined
  for (const choice of choices) {
    const number = numberFromText(choice.text)
    if (number === undefined) continue
    const gain = best === undefined ? 1 : Math.abs(best.number - value) - Math.abs(number - value)
    if (gain > 0 || (gain === 0 && best !== undefined && number < best.number)) best = { choice, number }
  }
  return best?.choice
}
