import type { Interaction, NumbersItem, Option } from '@touchline/engagement-sdk'
import type { ChoiceId, NumbersAnswer, Question } from '@touchline/game-rules'
import * as z from 'zod/mini'

const votesSchema = z.object({
  votes: z.array(z.object({ option_id: z.string(), number: z.int() })),
})
const correctSchema = z.object({ correct_number: z.int() })

/** Returns the numbers that a player stored, by choice; undefined where the interaction has none. */
export function storedNumbers(
  interaction: Interaction | undefined,
): Readonly<Record<ChoiceId, number>> | undefined {
  const parsed = z.safeParse(votesSchema, interaction)
  if (!parsed.success || parsed.data.votes.length === 0) return undefined
  return Object.fromEntries(parsed.data.votes.map(({ option_id, number }) => [option_id, number]))
}

/** Returns the number that turned out right for an option; undefined until it is decided. */
export function correctNumber(option: Option): number | undefined {
  const parsed = z.safeParse(correctSchema, option)
  return parsed.success ? parsed.data.correct_number : undefined
}

/** Returns the right numbers of a question; undefined until all of them are decided. */
export function correctNumbers(question: Question, options: readonly Option[]): NumbersAnswer | undefined {
  if (question.kind !== 'numbers') return undefined
  const decided = options.flatMap((option) => {
    const number = correctNumber(option)
    return number === undefined ? [] : [[option.id, number] as const]
  })
  const numbers = Object.fromEntries(decided)
  return question.choices.every(({ id }) => Object.hasOwn(numbers, id))
    ? { kind: question.kind, numbers }
    : undefined
}

/** Returns what is sent for an answer. */
export function numbersItem({ numbers }: NumbersAnswer): NumbersItem {
  return { options: Object.entries(numbers).map(([optionId, number]) => ({ optionId, number })) }
}
