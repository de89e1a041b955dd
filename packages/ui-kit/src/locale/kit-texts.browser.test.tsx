import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ConnectionNotice } from '../controls/connection-notice/connection-notice.tsx'
import { Counter } from '../controls/counter/counter.tsx'
import { FramedDialog } from '../controls/framed-dialog/framed-dialog.tsx'
import { MessageScreen } from '../controls/message-screen/message-screen.tsx'
import { Notice } from '../controls/notice/notice.tsx'
import { NumberLine } from '../controls/number-line/number-line.tsx'
import { Slider } from '../controls/slider/slider.tsx'
import { Swiper } from '../controls/swiper/swiper.tsx'
import { TextField } from '../controls/text-field/text-field.tsx'
import { CountSlider } from '../questions/count-slider.tsx'
import { CountdownText } from '../questions/countdown-text.tsx'
import { FixtureStatusTag } from '../questions/fixture-status-tag.tsx'
import { MinuteDial } from '../questions/minute-dial.tsx'
import { NumbersInput } from '../questions/numbers-input.tsx'
import { PointsBadge } from '../questions/points-badge.tsx'
import { PossessionSlider } from '../questions/possession-slider.tsx'
import { ScoreInput } from '../questions/score-input.tsx'
import { LocaleProvider } from './locale-provider.tsx'
import type { KitTexts } from './texts.ts'

afterEach(cleanup)

const mark = () => '■'

/** Texts without a letter, so that a text that a component does not take from here is noticed. */
const MARKED_TEXTS: KitTexts = {
  numberControl: { untouched: '■', required: '■' },
  counter: { more: '■', less: '■', buttonLabel: mark },
  framedDialog: { close: '■', newTab: '■' },
  messageScreen: { retry: '■' },
  notice: { dismiss: '■' },
  numberLine: { result: '■', picked: '■' },
  swiper: { previous: '■', next: '■' },
  countSlider: { more: mark, fewer: mark, count: mark, valueText: mark },
  minuteDial: {
    empty: '■',
    minute: mark,
    valueText: mark,
    later: mark,
    earlier: mark,
    unit: '■',
    halfTime: '■',
  },
  numbersInput: { empty: '■', someMissing: mark },
  possessionSlider: { share: mark, teamShare: mark, valueText: mark },
  scoreInput: { label: mark, empty: '■', oneMissing: mark, scores: mark, outcome: mark },
  countdownText: { remaining: mark, spoken: mark, announcement: mark },
  fixtureStatusTag: {
    'see-results': '■',
    'awaiting-results': '■',
    'edit-predictions': '■',
    'predict-now': '■',
  },
  pointsBadge: { unit: mark },
  connectionNotice: { offline: '■', slow: '■' },
}

const ignore = () => undefined
const TEAMS = { home: { name: '1' }, away: { name: '2' } }
const CHOICES = [
  { id: 'home', text: '1' },
  { id: 'away', text: '2' },
]
const COUNT = { kind: 'count', id: 'count', text: '5', min: 0, max: 30 } as const
const MINUTE = { kind: 'minute', id: 'minute', text: '5', min: 0, max: 80 } as const
const SCORE = { kind: 'match-result', id: 'score', text: '5', ...TEAMS, maxScore: 99 } as const
const NUMBERS = { kind: 'numbers', id: 'numbers', text: '5', choices: CHOICES, min: 0, max: 99 } as const
const SCORED = { kind: 'match-result', home: 3, away: 0 } as const
const NUMBERED = { kind: 'numbers', numbers: { home: 3, away: 0 } } as const
const SHARE = { kind: 'possession', id: 'share', text: '5', min: 0, max: 100 } as const

/** Every component that has texts of its own, in the states that show them. No text of its props has a letter. */
const COMPONENTS: readonly (readonly [name: string, element: ReactElement])[] = [
  ['Counter', <Counter key="" label="5" untouched />],
  ['Slider', <Slider key="" label="5" untouched name="5" required />],
  [
    'FramedDialog',
    <FramedDialog key="" open onClose={ignore} title="5" src="about:blank">
      5
    </FramedDialog>,
  ],
  ['MessageScreen', <MessageScreen key="" title="5" action={{ onSelect: ignore }} />],
  [
    'Notice',
    <Notice key="" onDismiss={ignore}>
      5
    </Notice>,
  ],
  ['NumberLine', <NumberLine key="" label="5" max={20} result={6} picked={7} />],
  ['Swiper', <Swiper key="">5</Swiper>],
  ['TextField', <TextField key="" label="5" maxLength={30} />],
  ['ConnectionNotice, offline', <ConnectionNotice key="" phase="offline" />],
  ['ConnectionNotice, slow', <ConnectionNotice key="" phase="polling" />],
  ['CountSlider', <CountSlider key="" question={COUNT} answer={undefined} onAnswerChange={ignore} />],
  [
    'CountSlider, at the maximum',
    <CountSlider key="" question={COUNT} answer={{ kind: 'count', value: 30 }} onAnswerChange={ignore} />,
  ],
  [
    'MinuteDial',
    <MinuteDial key="" question={MINUTE} halfTime={40} answer={undefined} onAnswerChange={ignore} />,
  ],
  [
    'MinuteDial, answered',
    <MinuteDial
      key=""
      question={MINUTE}
      halfTime={40}
      answer={{ kind: 'minute', value: 12 }}
      onAnswerChange={ignore}
    />,
  ],
  ['ScoreInput', <ScoreInput key="" question={SCORE} answer={undefined} onAnswerChange={ignore} />],
  [
    'ScoreInput, half answered',
    <ScoreInput key="" question={SCORE} answer={SCORED} onAnswerChange={ignore} unset={['away']} />,
  ],
  ['ScoreInput, answered', <ScoreInput key="" question={SCORE} answer={SCORED} onAnswerChange={ignore} />],
  ['NumbersInput', <NumbersInput key="" question={NUMBERS} answer={undefined} onAnswerChange={ignore} />],
  [
    'NumbersInput, half answered',
    <NumbersInput key="" question={NUMBERS} answer={NUMBERED} onAnswerChange={ignore} unset={['away']} />,
  ],
  [
    'PossessionSlider',
    <PossessionSlider
      key=""
      question={SHARE}
      home="1"
      away="2"
      answer={{ kind: 'possession', value: 52 }}
      onAnswerChange={ignore}
    />,
  ],
  ['CountdownText', <CountdownText key="" closesAt={0} />],
  ['FixtureStatusTag', <FixtureStatusTag key="" tag="predict-now" />],
  ['PointsBadge', <PointsBadge key="" points={18} />],
]

const SHOWN_ATTRIBUTES = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt']

/** Returns the texts that users and screen readers receive. */
function shownTexts(container: HTMLElement): readonly string[] {
  const elements = Array.from(container.querySelectorAll('*'))
  const attributes = elements.flatMap((element) =>
    SHOWN_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  )
  const messages = elements.map((element) =>
    element instanceof HTMLInputElement && element.validity.customError ? element.validationMessage : '',
  )
  return [...attributes, ...messages, container.textContent].filter((text) => text !== '')
}

describe('the texts of a LocaleProvider', () => {
  it.each(COMPONENTS)('replace every text of %s', (_, element) => {
    const { container } = render(
      <LocaleProvider locale="en" texts={MARKED_TEXTS}>
        {element}
      </LocaleProvider>,
    )
    expect(shownTexts(container).filter((text) => /\p{Letter}/u.test(text))).toEqual([])
  })
})
