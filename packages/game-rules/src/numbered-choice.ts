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
 * @example nearestChoice([{ text: '0' }, { text: '10' }], 7)?.text //=> '10'
 */
export function nearestChoice<C extends Pick<Choice, 'text'>>(
  choices: readonly C[],
  value: number,
): C | undefined {
  const numbered = choices.flatMap((choice) => {
    const number = numberFromText(choice.text)
    return number === undefined ? [] : [{ choice, number, distance: Math.abs(number - value) }]
  })
  return numbered.toSorted((a, b) => a.distance - b.distance || a.number - b.number)[0]?.choice
}
