import { expect, it } from 'vitest'
import { cardLabel } from './card-label.ts'

it.each([
  ['prediction', 1, 'prediction one'],
  ['result', 12, 'result twelve'],
  ['prediction', 13, 'prediction 13'],
] as const)('labels a card, with its place in words up to twelve: %s, %i', (of, place, label) => {
  expect(cardLabel(of, place)).toBe(label)
})
