import type { Widget } from '@touchline/engagement-sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aFixture, aNumberPrediction, anOption, aWidget, eightWidgets } from '../../test/makers.ts'
import { questionsFromWidgets } from './questions-from-widgets.ts'

function read(
  widgets = eightWidgets(),
  rejected: Parameters<typeof questionsFromWidgets>[0]['rejected'] = [],
) {
  return questionsFromWidgets({ widgets, rejected, hasMore: false }, aFixture())
}

describe('the questions of a match', () => {
  it('come in the order of their cards, one of winner and scores with the teams on it, with the bounds of their choices', () => {
    const teams = { home: { name: 'Chiefs' }, away: { name: 'Blues' } }
    expect(read().list).toMatchObject([
      { kind: 'match-result', id: 'winner', ...teams, maxScore: 99 },
      { kind: 'minute', id: 'minute', min: 0, max: 99 },
      { kind: 'count', id: 'conversions', min: 0, max: 30, isOpenEnded: true },
      { kind: 'choice', id: 'try' },
      { kind: 'choice', id: 'half' },
    ])
    expect(read().gaps.size).toBe(0)
  })

  it.each([
    ['possession', '40%,45%,50%,55%,60%', { min: 40, max: 60, step: 5 }, undefined],
    ['circular_slider', '1,2,5', { min: 0, max: 5 }, [1, 2, 5]],
    ['circular_slider', 'early,late', { kind: 'minute', min: 0, max: 100 }, []],
  ])('have for a %s with the choices %s the bounds %o, and for a range with gaps its numbers', (...row) => {
    const [field_type, texts, bounds, gaps] = row
    const widget = aWidget({ id: 'w', texts: texts.split(','), attributes: { field_type } })
    expect(read([widget]).list).toMatchObject([bounds])
    expect(read([widget]).gaps.get('w')).toEqual(gaps)
  })

  it('ask a number prediction for one number of each choice, whatever its field type', () => {
    expect(read([aNumberPrediction()])).toMatchObject({
      list: [{ kind: 'numbers', min: 0, max: 999_999, choices: [{ text: 'Chiefs' }, { text: 'Blues' }] }],
      unavailable: [],
    })
  })

  it('leave out what is not published, polls, and what has no field type: they have no result card either', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const kinds: readonly Partial<Widget>[] = [
      { kind: 'text-poll' },
      { kind: 'alert' },
      { status: 'pending' },
    ]
    const attributes = { field_type: 'select' }
    const others = kinds.map((more, at) => aWidget({ id: `${at}`, texts: ['a', 'b'], attributes, more }))
    const untyped = aWidget({ id: 'untyped', texts: ['a', 'b'], attributes: {} })
    expect(read([...others, untyped])).toMatchObject({ list: [], unavailable: [] })
    expect(log.mock.calls).toEqual([
      ['[touchline] Prediction untyped is not asked', 'It has no field_type attribute.'],
    ])
  })

  it('close with the match-result question if that is earlier than kick-off', () => {
    const early = eightWidgets().map((widget) => ({ ...widget, interactive_until: '2024-04-27T06:00:00Z' }))
    expect(read(early).fixture.closesAt).toBe(Date.parse('2024-04-27T06:00:00Z'))
  })

  it('merge a widget that comes twice', () => {
    expect(read([...eightWidgets(), ...eightWidgets()]).list).toHaveLength(5)
  })

  it('use the lowest number of two for one purpose', () => {
    const second = aWidget({
      id: 'winner-2',
      texts: ['Chiefs', 'Blues', 'Draw'],
      attributes: { field_type: 'match_result', widget_type: 'match_winner', widget_no: '9' },
    })
    expect(read([second, ...eightWidgets()]).list[0]?.id).toBe('winner')
  })

  it('ask two questions with the same text, each with its id', () => {
    const attributes = { field_type: 'select', widget_no: '9' }
    const again = aWidget({
      id: 'try-2',
      texts: ['Chiefs'],
      attributes,
      more: { question: 'What about try?' },
    })
    const ids = read([again, ...eightWidgets()]).list.map(({ id }) => id)
    expect(ids.slice(-3)).toEqual(['try', 'half', 'try-2'])
  })
})

describe('a question that cannot be answered here', () => {
  const log = vi.fn<(...words: readonly unknown[]) => void>()
  beforeEach(() => {
    log.mockReset()
    vi.spyOn(console, 'error').mockImplementation(log)
  })

  it.each(['typeahead', 'constructor'])('is named as one of a newer version, the others work: %s', (type) => {
    const newer = aWidget({ id: 'new', texts: ['a'], attributes: { field_type: type } })
    const result = read([...eightWidgets(), newer])
    expect(result.unavailable).toEqual([{ id: 'new', reason: 'unsupported' }])
    expect(result.list).toHaveLength(5)
    expect(log.mock.calls.join()).toContain('Question new cannot be answered here,unsupported')
  })

  it('is unavailable when one of the three match-result parts is missing', () => {
    const result = read(eightWidgets().filter(({ id }) => id !== 'away'))
    expect(result.unavailable).toEqual([{ id: 'winner', reason: 'unavailable' }])
  })

  it.each([
    ['kind', 'unsupported'],
    ['options', 'unavailable'],
  ])(
    'has its reason from the %s that could not be read, once if the platform lists it twice',
    (field, reason) => {
      const item = { resource: 'widget', id: 'x', field, reason: 'bad', item: {} }
      expect(read(eightWidgets(), [item, item]).unavailable).toEqual([{ id: 'x', reason }])
    },
  )
})

it('says when the platform has more pages than are read', () => {
  const pages = { widgets: eightWidgets(), rejected: [], hasMore: true }
  expect(questionsFromWidgets(pages, aFixture()).isComplete).toBe(false)
})

it('lets no address through that is not https', () => {
  const options = [{ ...anOption('try', 'Chiefs'), image_url: 'javascript:alert(1)' }]
  const widget = aWidget({ id: 'try', texts: [], attributes: { field_type: 'select' }, more: { options } })
  expect(read([widget]).list).toMatchObject([{ choices: [{ text: 'Chiefs', imageUrl: undefined }] }])
})
