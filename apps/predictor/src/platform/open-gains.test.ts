import type { Widget } from '@touchline/engagement-sdk'
import { standardScheme } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { aFixture, aNumberPrediction, anOption, aVote, aWidget, eightWidgets } from '../../test/makers.ts'
import { storedAnswers } from '../../test/stored-answers.ts'
import { openGains } from './open-gains.ts'
import { questionsFromWidgets } from './questions-from-widgets.ts'

const MINUTE = { minute: { kind: 'minute', value: 9 } } as const

function gainsOf(
  widgets: readonly Widget[],
  facts: Parameters<typeof storedAnswers>[0] = {},
  hasMore = false,
) {
  const asked = questionsFromWidgets({ widgets, rejected: [], hasMore }, aFixture())
  return openGains(asked, storedAnswers(facts), standardScheme)
}

it('lets everyone gain the points of all open questions, and the player those that were answered', () => {
  expect(gainsOf(eightWidgets())).toEqual({ soFar: 0, own: 0, others: 70 })
  expect(gainsOf(eightWidgets(), { prediction: MINUTE })).toEqual({ soFar: 0, own: 10, others: 70 })
})

it('lets no player gain the points of a decided question', () => {
  const widgets = eightWidgets().map((widget) =>
    widget.id === 'minute'
      ? { ...widget, options: [anOption('minute', '9', 10), anOption('minute', '10', 5)] }
      : widget,
  )
  const answers = { prediction: MINUTE, interactions: new Map([['minute', aVote('minute', '10')]]) }
  expect(gainsOf(widgets, answers)).toEqual({ soFar: 5, own: 0, others: 60 })
})

it.each([{ gone: ['minute'] }, { partlySaved: ['minute'] }])(
  'counts an answer that cannot be read as one that may gain points: %j',
  (facts) => {
    expect(gainsOf(eightWidgets(), facts)?.own).toBe(10)
  },
)

it.each<[string, readonly Widget[], boolean]>([
  ['some questions could not be read', eightWidgets(), true],
  ['a question is not among the scoring rules', [...eightWidgets(), aNumberPrediction()], false],
  [
    'a choice is not among the scoring rules',
    [...eightWidgets(), aWidget({ id: 'card', texts: ['Yes', 'No'], attributes: { field_type: 'select' } })],
    false,
  ],
])('knows no limit when %s', (_when, widgets, hasMore) => {
  expect(gainsOf(widgets, {}, hasMore)).toBeUndefined()
})
