import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

function Closing({ msLeft }: { readonly msLeft: number }): ReactElement {
  return (
    <ClockContext value={() => 1_000_000 - msLeft}>
      <CountdownText closesAt={1_000_000} />
    </ClockContext>
  )
}

const onAnswerChange = () => undefined
const count = { question: countQuestion, onAnswerChange }
const minute = { question: minuteQuestion, halfTime: 40, onAnswerChange }
const possession = { question: possessionQuestion, home: 'Tide', away: 'Hawks', onAnswerChange }
const score = { question: scoreQuestion, onAnswerChange }
const scores = { kind: 'match-result', home: 27, away: 0 } as const
const numbers = { question: numbersQuestion, onAnswerChange }
const tackles = { kind: 'numbers', numbers: { home: 120, away: 0 } } as const

/** Renders every component with a text that can change, before or after a change. */
function Texts({ isAfter }: { readonly isAfter: boolean }): ReactElement {
  const saved = isAfter ? 6 : 4
  const unset = isAfter ? undefined : (['away'] as const)
  return (
    <>
      <Closing msLeft={isAfter ? 89_000 : 90_000} />
      <Closing msLeft={isAfter ? 0 : 1000} />
      <Button>{isAfter ? 'Saved' : 'Confirm'}</Button>
      <Button icon={isAfter && <CheckIcon />}>{saved} of 6</Button>
      <Button busy={isAfter} busyLabel={isAfter ? 'Sending' : undefined}>
        Send
      </Button>
      <Badge>{saved} points</Badge>
      <StatusTag icon={<CheckIcon />}>{saved} of 6</StatusTag>
      <FixtureStatusTag tag={isAfter ? 'edit-predictions' : 'predict-now'} />
      <Notice title={isAfter ? 'Saved' : undefined}>{saved} of 6</Notice>
      <MessageScreen title={isAfter ? 'Success' : 'Failed'} description={[saved, ' of 6']} />
      <Swiper previousLabel="Previous" nextLabel="Next">
        Round {saved}
      </Swiper>
      <TextField
        label="Nickname"
        maxLength={30}
        value={isAfter ? 'Sides' : 'Side'}
        hint="Shown on the boards."
        error={isAfter ? 'Please choose another nickname.' : undefined}
      />
      <PointsBadge points={saved} />
      <CountSlider {...count} answer={isAfter ? { kind: 'count', value: 30 } : undefined} />
      <MinuteDial {...minute} answer={isAfter ? { kind: 'minute', value: 12 } : undefined} />
      <PossessionSlider {...possession} answer={isAfter ? { kind: 'possession', value: 55 } : undefined} />
      <ScoreInput {...score} answer={isAfter ? scores : undefined} />
      <ScoreInput {...score} answer={scores} unset={unset} />
      <NumbersInput {...numbers} answer={isAfter ? tackles : undefined} />
      <NumbersInput {...numbers} answer={tackles} unset={unset} disabled={isAfter} />
    </>
  )
}

it('shows each change of a text on a page that the browser translates', async () => {
  const textsOf = ({ children }: Element) => Array.from(children, ({ textContent }) => textContent)
  const original = render(<Texts isAfter={false} />)
  original.rerender(<Texts isAfter />)
  const expected = textsOf(original.container)
  original.unmount()
  const { container, rerender } = render(<Texts isAfter={false} />)
  translate(container)
  observer.observe(container, { childList: true, characterData: true, subtree: true })
  for (const isAfter of [true, false, true]) {
    rerender(<Texts isAfter={isAfter} />)
    await new Promise(requestAnimationFrame)
  }
  expect(textsOf(container).map((text) => text?.replaceAll(MARK, ''))).toEqual(expected)
})
