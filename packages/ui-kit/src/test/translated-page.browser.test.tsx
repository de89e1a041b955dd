import { cleanup, render } from '@testing-library/react'
import type { ComponentType, ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Badge, StatusTag } from '../controls/badge/badge.tsx'
import { Button } from '../controls/button/button.tsx'
import { CheckIcon } from '../controls/icons/icons.tsx'
import { MessageScreen } from '../controls/message-screen/message-screen.tsx'
import { Notice } from '../controls/notice/notice.tsx'
import { Swiper } from '../controls/swiper/swiper.tsx'
import { TextField } from '../controls/text-field/text-field.tsx'
import { ClockContext } from '../controls/time/clock.ts'
import { CountSlider, type CountSliderProps } from '../questions/count-slider.tsx'
import { CountdownText } from '../questions/countdown-text.tsx'
import { FixtureStatusTag } from '../questions/fixture-status-tag.tsx'
import { MinuteDial, type MinuteDialProps } from '../questions/minute-dial.tsx'
import { NumbersInput, type NumbersInputProps } from '../questions/numbers-input.tsx'
import { PointsBadge } from '../questions/points-badge.tsx'
import { PossessionSlider, type PossessionSliderProps } from '../questions/possession-slider.tsx'
import { ScoreInput, type ScoreInputProps } from '../questions/score-input.tsx'
import {
  countQuestion,
  minuteQuestion,
  numbersQuestion,
  possessionQuestion,
  scoreQuestion,
} from './sample-questions.ts'

/** Marks a translated text. No text of the kit has it. */
const MARK = 'ß'

const isTranslatable = (text: Text) => /[\p{L}\d]/u.test(text.data) && !text.data.includes(MARK)

/** Translates as browsers do: each text node is replaced by two elements with another text node. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts.filter(isTranslatable)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data + MARK)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

let observer: MutationObserver
beforeEach(() => {
  observer = new MutationObserver(() => translate(document.body))
})
afterEach(() => {
  observer.disconnect()
  cleanup()
})

/** Describes a change of a component's props. */
function change<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  before: Props,
  after: Props,
): readonly [name: string, before: ReactElement, after: ReactElement] {
  return [name, <Component key="" {...before} />, <Component key="" {...after} />]
}

function Closing({ msLeft }: { readonly msLeft: number }): ReactElement {
  return (
    <ClockContext value={() => 1_000_000 - msLeft}>
      <CountdownText closesAt={1_000_000} />
    </ClockContext>
  )
}

const onAnswerChange = () => undefined
const unanswered = { answer: undefined, onAnswerChange }
const count = { question: countQuestion, ...unanswered }
const minute = { question: minuteQuestion, halfTime: 40, ...unanswered }
const possession = { question: possessionQuestion, home: 'Tide', away: 'Hawks', ...unanswered }
const score = { question: scoreQuestion, onAnswerChange }
const scores = { kind: 'match-result', home: 27, away: 20 } as const
const numbers = { question: numbersQuestion, onAnswerChange }
const tackles = { kind: 'numbers', numbers: { home: 120, away: 0 } } as const
const arrows = { previousLabel: 'Previous', nextLabel: 'Next' }
const nickname = { label: 'Nickname', maxLength: 30 }
const icon = <CheckIcon />

const CHANGES = [
  change('a countdown', Closing, { msLeft: 90_000 }, { msLeft: 89_000 }),
  change('a closed countdown', Closing, { msLeft: 1000 }, { msLeft: 0 }),
  change('the text of a button', Button, { children: 'Confirm' }, { children: 'Saved' }),
  change('the icon of a button', Button, { children: [4, ' of 6'] }, { icon, children: [6, ' of 6'] }),
  change(
    'a busy button',
    Button,
    { children: 'Send' },
    { children: 'Send', busy: true, busyLabel: 'Sending' },
  ),
  change('a badge', Badge, { children: [3, ' points'] }, { children: [4, ' points'] }),
  change('a status tag', StatusTag, { icon, children: [1, ' of 6'] }, { icon, children: [2, ' of 6'] }),
  change('the tag of a fixture', FixtureStatusTag, { tag: 'predict-now' }, { tag: 'edit-predictions' }),
  change(
    'a notice',
    Notice,
    { children: [4, ' of 9'] },
    { title: 'Saved', children: ['All ', 9, ' saved.'] },
  ),
  change('a message', MessageScreen, { title: 'Failed', description: 'Try Again' }, { title: 'Success' }),
  change('a swiper', Swiper, { ...arrows, children: ['Round ', 9] }, { ...arrows, children: ['Round ', 10] }),
  change(
    'the note and the count of a text field',
    TextField,
    { ...nickname, value: 'Side', hint: 'Shown on the boards.' },
    { ...nickname, value: 'Sides', error: 'Please choose another nickname.' },
  ),
  change('points', PointsBadge, { points: 3 }, { points: 4 }),
  change<CountSliderProps>('a count', CountSlider, count, { ...count, answer: { kind: 'count', value: 30 } }),
  change<MinuteDialProps>('a minute', MinuteDial, minute, {
    ...minute,
    answer: { kind: 'minute', value: 12 },
  }),
  change<ScoreInputProps>(
    'a first score',
    ScoreInput,
    { ...score, answer: undefined },
    { ...score, answer: scores },
  ),
  change<ScoreInputProps>(
    'a second score',
    ScoreInput,
    { ...score, answer: { ...scores, away: 0 }, unset: ['away'] },
    { ...score, answer: scores },
  ),
  change<NumbersInputProps>(
    'a first number',
    NumbersInput,
    { ...numbers, answer: undefined },
    { ...numbers, answer: tackles },
  ),
  change<NumbersInputProps>(
    'a second number',
    NumbersInput,
    { ...numbers, answer: tackles, unset: ['away'] },
    { ...numbers, answer: tackles, disabled: true },
  ),
  change<PossessionSliderProps>('possession', PossessionSlider, possession, {
    ...possession,
    answer: { kind: 'possession', value: 55 },
  }),
]

describe('on a page that the browser translates', () => {
  it.each(CHANGES)('%s shows each change', async (_, before, after) => {
    const original = render(before)
    original.rerender(after)
    const expected = original.container.textContent
    original.unmount()
    const { container, rerender } = render(before)
    translate(container)
    observer.observe(container, { childList: true, characterData: true, subtree: true })
    for (const element of [after, before, after]) {
      rerender(element)
      await new Promise(requestAnimationFrame)
    }
    expect(container.textContent.replaceAll(MARK, '')).toBe(expected)
  })
})
