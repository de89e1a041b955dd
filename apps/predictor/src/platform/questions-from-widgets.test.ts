import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aFixture, aWidget, eightWidgets } from '../../test/makers.ts'
import { questionsFromWidgets } from './questions-from-widgets.ts'

function read(
  widgets = eightWidgets(),
  rejected: Parameters<typeof questionsFromWidgets>[0]['rejected'] = [],
) {
  return questionsFromWidgets({ widgets, rejected, hasMore: false }, aFixture())
}

describe('the questions of a match', () => {
  it('come in the order of their cards: match result, minute, count, choices', () => {
    expect(read().list.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'match-result winner',
      'minute minute',
      'count conversions',
      'choice try',
      'choice half',
    ])
  })

  it('make one of winner, home score and away score, with the teams on it', () => {
    expect(read().list[0]).toMatchObject({
      home: { name: 'Chiefs' },
      away: { name: 'Blues' },
      maxScore: 99,
    })
  })

  it('take their bounds from the choices', () => {
    const [, minute, count] = read().list
    expect(minute).toMatchObject({ min: 0, max: 99 })
    expect(count).toMatchObject({ min: 0, max: 30, isOpenEnded: true })
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
    const tackles = aWidget({
      id: 'tackles',
      texts: ['Chiefs', 'Blues'],
      attributes: {},
      more: { kind: 'text-number-prediction' },
    })
    const { list: questions, unavailable } = read([tackles])
    expect(questions).toMatchObject([
      { kind: 'numbers', min: 0, max: 999_999, choices: [{ text: 'Chiefs' }, { text: 'Blues' }] },
    ])
    expect(unavailable).toEqual([])
  })

  it('leave out polls and what has no field type: they have no result card either', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const attributes = { field_type: 'select' }
    const poll = aWidget({ id: 'poll', texts: ['a', 'b'], attributes, more: { kind: 'text-poll' } })
    const untyped = aWidget({ id: 'untyped', texts: ['a', 'b'], attributes: {} })
    const { list: questions, unavailable } = read([poll, untyped])
    expect([questions, unavailable]).toEqual([[], []])
    expect(log.mock.calls.join()).toBe(
      '[touchline] Prediction untyped is not asked,It has no field_type attribute.',
    )
  })

  it('close with the match-result question if that is earlier than kick-off', () => {
    const early = eightWidgets().map((widget) => ({ ...widget, interactive_until: '2024-04-27T06:00:00Z' }))
    expect(read(early).fixture.closesAt).toBe(Date.parse('2024-04-27T06:00:00Z'))
  })

  it('leave out what is not published, and what is no question', () => {
    const widgets = eightWidgets().map((widget) =>
      widget.id === 'try' ? { ...widget, status: 'pending' as const } : widget,
    )
    const alert = aWidget({ id: 'alert', texts: [], attributes: {}, more: { kind: 'alert' } })
    expect(read([...widgets, alert]).list.map(({ id }) => id)).not.toContain('try')
    expect(read([...widgets, alert]).unavailable).toEqual([])
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
    const again = aWidget({
      id: 'try-2',
      texts: ['Chiefs', 'Blues', 'No try'],
      attributes: { field_type: 'select', widget_no: '9' },
      more: { question: ' What about TRY? ' },
    })
    const ids = read([again, ...eightWidgets()]).list.map(({ id }) => id)
    expect(ids).toHaveLength(6)
    expect(ids.filter((id) => id.startsWith('try'))).toEqual(['try', 'try-2'])
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

  it('is named once, however often the platform lists it', () => {
    const item = { resource: 'widget', id: 'new', field: 'kind', reason: 'an unknown kind', item: {} }
    const pages = { widgets: eightWidgets(), rejected: [item, item], hasMore: false }
    expect(questionsFromWidgets(pages, aFixture()).unavailable).toEqual([
      { id: 'new', reason: 'unsupported' },
    ])
  })

  it('is unavailable when one of the three match-result parts is missing', () => {
    const result = read(eightWidgets().filter(({ id }) => id !== 'away'))
    expect(result.unavailable).toEqual([{ id: 'winner', reason: 'unavailable' }])
  })

  it.each([
    ['kind', 'unsupported'],
    ['options', 'unavailable'],
  ])('has its reason from the %s that could not be read', (field, reason) => {
    const rejected = [{ resource: 'widget', id: 'x', field, reason: 'bad', item: {} }]
    expect(read(eightWidgets(), rejected).unavailable).toEqual([{ id: 'x', reason }])
  })
})

it('says when the platform has more pages than are read', () => {
  const pages = { widgets: eightWidgets(), rejected: [], hasMore: true }
  expect(questionsFromWidgets(pages, aFixture()).isComplete).toBe(false)
})

it('lets no address through that is not https', () => {
  const [widget] = eightWidgets().filter(({ id }) => id === 'try')
  const options = (widget?.options ?? []).map((option) => ({ ...option, image_url: 'javascript:alert(1)' }))
  const [question] = read(widget ? [{ ...widget, options }] : []).list
  expect(
    question?.kind === 'choice' && question.choices.every(({ imageUrl }) => imageUrl === undefined),
  ).toBe(true)
})
