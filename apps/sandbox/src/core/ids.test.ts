import { expect, it } from 'vitest'
import { isId, optionId, optionPosition, stableId, stableWidgetId } from './ids.ts'

it('a stable id is the same for the same noun and key only, in the form of a version 4 UUID', () => {
  const id = stableId('program', 'a')
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(stableId('program', 'a')).toBe(id)
  expect(stableId('widget', 'a')).not.toBe(id)
})

it.each(['', 'x', '123', '../../etc', 'D8F670DE-D660-4CC2-941C-C11AC653EF49'])('%j is no id', (text) => {
  expect(isId(text)).toBe(false)
})

const widget = stableWidgetId('srp-2024-r10-5/outcome')

it.each([0, 1, 99, 32_767])('the position of an option is found again: %i', (position) => {
  expect(optionPosition(widget, optionId(widget, position))).toBe(position)
})

it.each([
  ['an option of another widget', optionId(stableWidgetId('another'), 0)],
  ['one beyond what the database can store', optionId(widget, 32_768)],
  ['the widget itself', widget],
])('the position of an option does not exist for %s', (_, id) => {
  expect(optionPosition(widget, id)).toBeUndefined()
})
