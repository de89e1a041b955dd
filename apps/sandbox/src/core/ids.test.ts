import { describe, expect, it } from 'vitest'
import { isId, optionId, optionPosition, stableId, stableWidgetId } from './ids.ts'

describe('ids', () => {
  it('gives the same noun and key the same id, in the shape of a version 4 UUID', () => {
    expect(stableId('program', 'srp-2024-r10-5')).toBe(stableId('program', 'srp-2024-r10-5'))
    expect(stableId('program', 'a')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('gives different nouns with one key different ids', () => {
    expect(stableId('program', 'a')).not.toBe(stableId('widget', 'a'))
  })

  it.each(['', 'x', '123', '../../etc', 'D8F670DE-D660-4CC2-941C-C11AC653EF49'])(
    'takes %j for no id',
    (text) => {
      expect(isId(text)).toBe(false)
    },
  )
})

describe('option ids', () => {
  const widget = stableWidgetId('srp-2024-r10-5/outcome')

  it.each([0, 1, 99, 32_767])('finds position %i again', (position) => {
    expect(optionPosition(widget, optionId(widget, position))).toBe(position)
  })

  it('knows no option of another widget', () => {
    expect(optionPosition(stableWidgetId('another'), optionId(widget, 0))).toBeUndefined()
  })

  it('knows no option further on than the database can keep', () => {
    expect(optionPosition(widget, optionId(widget, 32_768))).toBeUndefined()
  })

  it('takes the widget itself for none of its options', () => {
    expect(optionPosition(widget, widget)).toBeUndefined()
  })
})
