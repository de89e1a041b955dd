import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Badge, StatusTag } from '../controls/badge/badge.tsx'
import { Button } from '../controls/button/button.tsx'
import { CheckIcon } from '../controls/icons/icons.tsx'
import { MessageScreen } from '../controls/message-screen/message-screen.tsx'
import { Notice } from '../controls/notice/notice.tsx'
import { Swiper } from '../controls/swiper/swiper.tsx'
import { TextField } from '../controls/text-field/text-field.tsx'
import { ClockContext } from '../controls/time/clock.ts'
import { CountSlider } from '../questions/count-slider.tsx'
import { CountdownText } from '../questions/countdown-text.tsx'
import { FixtureStatusTag } from '../questions/fixture-status-tag.tsx'
import { MinuteDial } from '../questions/minute-dial.tsx'
import { NumbersInput } from '../questions/numbers-input.tsx'
import { PointsBadge } from '../questions/points-badge.tsx'
import { PossessionSlider } from '../questions/possession-slider.tsx'
import { ScoreInput } from '../questions/score-input.tsx'
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

const ignore = () => undefined
const scores = { kind: 'match-result', home: 27, away: 0 } as const
const numbers = { kind: 'numbers', numbers: { home: 120, away: 0 } } as const

function closing(msLeft: number): ReactElement {
  return (
    <ClockContext key="" value={() => 1_000_000 - msLeft}>
      <CountdownText closesAt={1_000_000} />
    </ClockContext>
  )
}

/** Each component before and after a change. */
const CHANGES: readonly (readonly [name: string, before: ReactElement, after: ReactElement])[] = [
  ['a countdown', closing(90_000), closing(89_000)],
  ['a closed countdown', closing(1000), closing(0)],
  ['the text of a button', <Button key="">Confirm</Button>, <Button key="">Saved</Button>],
  [
    'the text and the icon of a button',
    <Button key="">{4} of 6</Button>,
    <Button key="" icon={<CheckIcon />}>
      {6} of 6
    </Button>,
  ],
  [
    'a busy button',
    <Button key="">Submit</Button>,
    <Button key="" busy busyLabel="Submitting">
      Submit
    </Button>,
  ],
  ['a badge', <Badge key="">{3} points</Badge>, <Badge key="">{4} points</Badge>],
  [
    'a status tag',
    <StatusTag key="" icon={<CheckIcon />}>
      {1} of 6
    </StatusTag>,
    <StatusTag key="" icon={<CheckIcon />}>
      {2} of 6
    </StatusTag>,
  ],
  [
    'the tag of a fixture',
    <FixtureStatusTag key="" tag="predict-now" />,
    <FixtureStatusTag key="" tag="edit-predictions" />,
  ],
  [
    'a notice',
    <Notice key="">{4} of 9 saved.</Notice>,
    <Notice key="" title="Saved">
      All {9} saved.
    </Notice>,
  ],
  [
    'a message',
    <MessageScreen key="" title="Submission Failed" description="Please Try Again" />,
    <MessageScreen key="" title="Success" />,
  ],
  [
    'the item of a swiper',
    <Swiper key="" previousLabel="Previous" nextLabel="Next">
      Round {9}
    </Swiper>,
    <Swiper key="" previousLabel="Previous" nextLabel="Next">
      Round {10}
    </Swiper>,
  ],
  [
    'the note and the count of a text field',
    <TextField key="" label="Nickname" maxLength={30} value="Side" hint="Shown on the boards." />,
    <TextField
      key=""
      label="Nickname"
      maxLength={30}
      value="Sides"
      error="Please choose another nickname."
    />,
  ],
  ['points', <PointsBadge key="" points={3} />, <PointsBadge key="" points={4} />],
  [
    'a count',
    <CountSlider key="" question={countQuestion} answer={undefined} onAnswerChange={ignore} />,
    <CountSlider
      key=""
      question={countQuestion}
      answer={{ kind: 'count', value: 30 }}
      onAnswerChange={ignore}
    />,
  ],
  [
    'a minute',
    <MinuteDial key="" question={minuteQuestion} halfTime={40} answer={undefined} onAnswerChange={ignore} />,
    <MinuteDial
      key=""
      question={minuteQuestion}
      answer={{ kind: 'minute', value: 12 }}
      onAnswerChange={ignore}
    />,
  ],
  [
    'a first score',
    <ScoreInput key="" question={scoreQuestion} answer={undefined} onAnswerChange={ignore} />,
    <ScoreInput key="" question={scoreQuestion} answer={{ ...scores, away: 20 }} onAnswerChange={ignore} />,
  ],
  [
    'a second score',
    <ScoreInput key="" question={scoreQuestion} answer={scores} unset={['away']} onAnswerChange={ignore} />,
    <ScoreInput key="" question={scoreQuestion} answer={{ ...scores, away: 20 }} onAnswerChange={ignore} />,
  ],
  [
    'a first number',
    <NumbersInput key="" question={numbersQuestion} answer={undefined} onAnswerChange={ignore} />,
    <NumbersInput key="" question={numbersQuestion} answer={numbers} onAnswerChange={ignore} />,
  ],
  [
    'a second number',
    <NumbersInput
      key=""
      question={numbersQuestion}
      answer={numbers}
      unset={['away']}
      onAnswerChange={ignore}
    />,
    <NumbersInput key="" question={numbersQuestion} answer={numbers} disabled onAnswerChange={ignore} />,
  ],
  [
    'possession',
    <PossessionSlider
      key=""
      question={possessionQuestion}
      home="Tide"
      away="Hawks"
      answer={undefined}
      onAnswerChange={ignore}
    />,
    <PossessionSlider
      key=""
      question={possessionQuestion}
      home="Tide"
      away="Hawks"
      answer={{ kind: 'possession', value: 55 }}
      onAnswerChange={ignore}
    />,
  ],
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
