import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Answer, MatchResultAnswer, NumbersAnswer } from '@touchline/game-rules'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  countQuestion,
  minuteQuestion,
  numbersQuestion,
  possessionQuestion,
  scoreQuestion,
  tryQuestion,
} from '../test/sample-questions.ts'
import {
  ChoiceQuestion,
  CountSlider,
  FixtureStatusTag,
  MinuteDial,
  NumbersInput,
  PointsBadge,
  PossessionSlider,
  ScoreInput,
} from './index.ts'

afterEach(cleanup)

const onAnswerChange = vi.fn<(answer: Answer, unset?: readonly string[]) => void>()
const spokenBy = (role: string) =>
  screen.getAllByRole(role).map((each) => each.getAttribute('aria-valuetext'))

describe('an unanswered question', () => {
  const unanswered = { answer: undefined, onAnswerChange } as const

  it('is exposed as not answered by every number input, which shows no number', () => {
    const { container } = render(
      <>
        <ScoreInput question={scoreQuestion} {...unanswered} />
        <MinuteDial question={minuteQuestion} {...unanswered} />
        <CountSlider question={countQuestion} {...unanswered} />
        <PossessionSlider question={possessionQuestion} home="Tide" away="Hawks" {...unanswered} />
      </>,
    )
    expect(spokenBy('spinbutton')).toEqual(['not answered', 'not answered'])
    expect(spokenBy('slider')).toEqual(['not answered', 'not answered', 'not answered'])
    expect(container.querySelectorAll('[data-untouched]').length).toBeGreaterThan(4)
    expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value)).toEqual(['', ''])
  })

  it('has a prompt unless its input is disabled', () => {
    const inputs = (disabled: boolean) => (
      <>
        <ScoreInput question={scoreQuestion} {...unanswered} disabled={disabled} />
        <MinuteDial question={minuteQuestion} {...unanswered} disabled={disabled} />
      </>
    )
    const prompts = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    const { rerender } = render(inputs(false))
    expect(prompts()).toEqual(['Set both scores', 'Turn to a minute'])
    rerender(inputs(true))
    expect(prompts()).toEqual(['', ''])
  })

  it('has the texts that the app passes', () => {
    const words = { ...unanswered, untouchedText: 'no answer yet' } as const
    render(
      <>
        <ScoreInput question={scoreQuestion} moreLabel="Add one" lessLabel="Take one away" {...words} />
        <MinuteDial question={minuteQuestion} {...words} />
        <CountSlider question={countQuestion} {...words} />
        <PossessionSlider question={possessionQuestion} home="Tide" away="Hawks" {...words} />
      </>,
    )
    expect(new Set([...spokenBy('spinbutton'), ...spokenBy('slider')])).toEqual(new Set(['no answer yet']))
    expect(screen.getByRole('button', { name: 'Add one, Northern Tide score' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Take one away, Valley Hawks score' })).toBeDefined()
  })

  it('has no selected choice', () => {
    render(<ChoiceQuestion question={tryQuestion} {...unanswered} />)
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  })
})

describe('ScoreInput', () => {
  const homeField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Northern Tide score' })
  const awayField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Valley Hawks score' })
  function Owner({ disabled }: { readonly disabled?: boolean }) {
    const [answer, setAnswer] = useState<MatchResultAnswer>()
    return (
      <ScoreInput question={scoreQuestion} answer={answer} onAnswerChange={setAnswer} disabled={disabled} />
    )
  }
  const show = (answer: { home: number; away: number } | undefined) =>
    render(
      <ScoreInput
        question={scoreQuestion}
        answer={answer && { kind: 'match-result', ...answer }}
        onAnswerChange={onAnswerChange}
      />,
    )

  it('answers with both scores when the first one is set, starting from 0', () => {
    show(undefined)
    fireEvent.click(screen.getByRole('button', { name: 'One more, Northern Tide score' }))
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'match-result', home: 1, away: 0 }, ['away'])
  })

  it('disables the decrease button before the first score', () => {
    show(undefined)
    expect(screen.getByRole('button', { name: 'One less, Valley Hawks score' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('answers 0–0 when one 0 is typed', () => {
    show(undefined)
    fireEvent.change(awayField(), { target: { value: '0' } })
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'match-result', home: 0, away: 0 }, ['home'])
  })

  it('shows no number for the other team until it is set', () => {
    render(<Owner />)
    fireEvent.change(homeField(), { target: { value: '27' } })
    expect([homeField().value, awayField().value]).toEqual(['27', ''])
    expect(screen.getByRole('status').textContent).toBe('27: No score for Valley Hawks yet: 0 is sent')
    fireEvent.change(awayField(), { target: { value: '0' } })
    expect(awayField().value).toBe('0')
    expect(screen.getByRole('status').textContent).toBe('27–0: Northern Tide win by 27')
  })

  it('shows no number for a team that is unset in a stored answer', () => {
    render(
      <ScoreInput
        question={scoreQuestion}
        answer={{ kind: 'match-result', home: 27, away: 0 }}
        defaultUnset={['away']}
        onAnswerChange={onAnswerChange}
      />,
    )
    expect([homeField().value, awayField().value]).toEqual(['27', ''])
    expect(screen.getByRole('status').textContent).toBe('27: No score for Valley Hawks yet: 0 is sent')
    fireEvent.change(homeField(), { target: { value: '28' } })
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'match-result', home: 28, away: 0 }, ['away'])
    fireEvent.change(awayField(), { target: { value: '0' } })
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'match-result', home: 27, away: 0 }, [])
  })

  it('shows both scores while they are sent', () => {
    const { rerender } = render(<Owner />)
    fireEvent.change(homeField(), { target: { value: '27' } })
    rerender(<Owner disabled />)
    expect(awayField().value).toBe('0')
  })

  it('shows both scores of an earlier answer', () => {
    show({ home: 27, away: 0 })
    expect(awayField().value).toBe('0')
  })

  it('announces a step once, with score and outcome in one live region', () => {
    const { container } = show({ home: 27, away: 19 })
    expect(container.querySelectorAll('[aria-live], output')).toHaveLength(1)
  })

  it.each([
    [27, 19, 'Northern Tide win by 8'],
    [0, 3, 'Valley Hawks win by 3'],
    [14, 14, 'Draw'],
  ])('shows the outcome of %d–%d', (home, away, sentence) => {
    show({ home, away })
    expect(screen.getByRole('status').textContent).toBe(`${home}–${away}: ${sentence}`)
  })

  it('is labelled by its question', () => {
    show(undefined)
    expect(screen.getByRole('group', { name: 'What will the final score be?' })).toBeTruthy()
  })
})

describe('MinuteDial', () => {
  const show = (value: number) =>
    render(
      <MinuteDial
        question={minuteQuestion}
        answer={{ kind: 'minute', value }}
        onAnswerChange={onAnswerChange}
      />,
    )

  it.each([
    [12, '12 minutes'],
    [1, '1 minute'],
  ])('exposes %d as %s to screen readers', (value, text) => {
    show(value)
    expect(spokenBy('slider')).toEqual([text])
  })

  it.each([
    [0, 'before the first minute'],
    [7, '7th minute'],
    [62, '62nd minute'],
  ])('shows %d as %s', (value, text) => {
    show(value)
    expect(screen.getByRole('status').textContent).toBe(text)
  })

  it('uses the step of its question', () => {
    const question = { ...minuteQuestion, step: 5 }
    render(
      <MinuteDial
        question={question}
        answer={{ kind: 'minute', value: 20 }}
        onAnswerChange={onAnswerChange}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: '5 minutes later' }))
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'minute', value: 25 })
  })

  it('labels every twentieth minute, half time and no maximum in the place of the minimum', () => {
    const { container } = render(
      <MinuteDial question={minuteQuestion} answer={undefined} onAnswerChange={onAnswerChange} />,
    )
    const marks = [...container.querySelectorAll('[class*="marks"] > span')]
    expect(marks.map(({ textContent }) => textContent)).toEqual(['0', '20', '40 HT', '60'])
  })

  it('steps by one minute within its range', () => {
    show(80)
    expect(screen.getByRole('button', { name: 'One minute later' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: 'One minute earlier' }))
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'minute', value: 79 })
  })
})

describe('the texts of the number inputs', () => {
  it('can be replaced in MinuteDial', () => {
    render(
      <MinuteDial
        question={minuteQuestion}
        answer={{ kind: 'minute', value: 12 }}
        onAnswerChange={onAnswerChange}
        unit="meneti"
        valueText={(minute) => `${minute} meneti`}
        minuteText={(minute) => `Meneti ${minute}`}
        moreLabel="Tāpirihia"
        lessLabel="Tangohia"
      />,
    )
    expect(spokenBy('slider')).toEqual(['12 meneti'])
    expect(screen.getByRole('status').textContent).toBe('Meneti 12')
    expect(screen.getByText('meneti').textContent).toBe('12meneti')
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Tangohia',
      'Tāpirihia',
    ])
  })

  it('can be replaced in CountSlider', () => {
    render(
      <CountSlider
        question={countQuestion}
        answer={{ kind: 'count', value: 30 }}
        onAnswerChange={onAnswerChange}
        valueText={(value, isOrMore) => `${value}${isOrMore ? ' neke atu' : ''}`}
      />,
    )
    expect(spokenBy('slider')).toEqual(['30 neke atu'])
  })
})

describe('CountSlider', () => {
  it.each([
    [{ max: 12 }, '12', '12'],
    [{ max: 12, isOpenEnded: true }, '12+', '12 or more'],
    [{ max: 30, isOpenEnded: false }, '30', '30'],
  ])('formats the maximum of %j as %s', (top, shown, spoken) => {
    const { container } = render(
      <CountSlider
        question={{ ...countQuestion, ...top }}
        answer={{ kind: 'count', value: top.max }}
        onAnswerChange={onAnswerChange}
      />,
    )
    expect(container.querySelector('b')?.textContent).toBe(shown)
    expect(spokenBy('slider')).toEqual([spoken])
  })

  it('steps by one within its range and commits each press', () => {
    const onAnswerCommitted = vi.fn<(answer: Answer) => void>()
    render(
      <CountSlider
        question={countQuestion}
        answer={{ kind: 'count', value: 30 }}
        onAnswerChange={onAnswerChange}
        onAnswerCommitted={onAnswerCommitted}
      />,
    )
    expect(screen.getByRole('button', { name: 'One more' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: 'One fewer' }))
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'count', value: 29 })
    expect(onAnswerCommitted).toHaveBeenLastCalledWith({ kind: 'count', value: 29 })
  })

  it('formats the maximum 30 as 30 or more', () => {
    const { container } = render(
      <CountSlider
        question={countQuestion}
        answer={{ kind: 'count', value: 30 }}
        onAnswerChange={onAnswerChange}
      />,
    )
    expect(container.textContent).toContain('30+')
    expect(spokenBy('slider')).toEqual(['30 or more'])
  })
})

describe('NumbersInput', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
  function Owner({ disabled }: { readonly disabled?: boolean }) {
    const [answer, setAnswer] = useState<NumbersAnswer>()
    return (
      <NumbersInput
        question={numbersQuestion}
        answer={answer}
        onAnswerChange={(next, unset) => {
          setAnswer(next)
          onAnswerChange(next, unset)
        }}
        disabled={disabled}
      />
    )
  }

  it('is a group with one number control per choice, none of them set', () => {
    render(<Owner />)
    expect(screen.getByRole('group', { name: numbersQuestion.text })).toBeTruthy()
    expect(spokenBy('spinbutton')).toEqual(['not answered', 'not answered'])
    expect(screen.getByText('Set a number for each')).toBeTruthy()
  })

  it('answers with a number for each choice, and shows only those that are set', () => {
    render(<Owner />)
    fireEvent.change(field('Northern Tide'), { target: { value: '120' } })
    const answer: NumbersAnswer = { kind: 'numbers', numbers: { home: 120, away: 0 } }
    expect(onAnswerChange).toHaveBeenLastCalledWith(answer, ['away'])
    expect(field('Valley Hawks').value).toBe('')
    expect(screen.getByText('No number for Valley Hawks yet: 0 is sent')).toBeTruthy()
    fireEvent.change(field('Valley Hawks'), { target: { value: '0' } })
    expect(onAnswerChange).toHaveBeenLastCalledWith(answer, [])
    expect(field('Valley Hawks').value).toBe('0')
  })

  it('shows no prompt while disabled', () => {
    render(<Owner disabled />)
    expect(screen.queryByText('Set a number for each')).toBeNull()
  })

  it('shows no number for a choice that is unset in a stored answer', () => {
    render(
      <NumbersInput
        question={numbersQuestion}
        answer={{ kind: 'numbers', numbers: { home: 120, away: 0 } }}
        defaultUnset={['away']}
        onAnswerChange={onAnswerChange}
      />,
    )
    expect(field('Valley Hawks').value).toBe('')
    expect(screen.getByText('No number for Valley Hawks yet: 0 is sent')).toBeTruthy()
  })

  it('shows every number while they are sent', () => {
    const { rerender } = render(<Owner />)
    fireEvent.change(field('Northern Tide'), { target: { value: '120' } })
    rerender(<Owner disabled />)
    expect(field('Valley Hawks').value).toBe('0')
  })
})

describe('PossessionSlider', () => {
  it('uses the step and the range of its question', () => {
    render(
      <PossessionSlider
        question={{ ...possessionQuestion, min: 40, max: 60, step: 5 }}
        home="Tide"
        away="Hawks"
        answer={{ kind: 'possession', value: 55 }}
        onAnswerChange={onAnswerChange}
      />,
    )
    const { min, max, step } = screen.getByRole<HTMLInputElement>('slider')
    expect([min, max, step]).toEqual(['40', '60', '5'])
  })

  it('exposes the percentages of both teams', () => {
    const answer = { kind: 'possession', value: 55 } as const
    render(
      <PossessionSlider
        question={possessionQuestion}
        home="Tide"
        away="Hawks"
        answer={answer}
        onAnswerChange={onAnswerChange}
      />,
    )
    expect(spokenBy('slider')).toEqual(['Tide 55%, Hawks 45%'])
  })
})

describe('ChoiceQuestion', () => {
  it('answers with the id of the choice', () => {
    render(<ChoiceQuestion question={tryQuestion} answer={undefined} onAnswerChange={onAnswerChange} />)
    fireEvent.click(screen.getByRole('radio', { name: 'Valley Hawks' }))
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'choice', choiceId: 'away' })
  })

  it('ignores input while disabled', () => {
    render(
      <ChoiceQuestion question={tryQuestion} answer={undefined} onAnswerChange={onAnswerChange} disabled />,
    )
    expect(screen.getByRole('group')).toHaveProperty('disabled', true)
  })
})

describe('FixtureStatusTag', () => {
  it.each([
    ['see-results', 'See results'],
    ['awaiting-results', 'Awaiting results'],
    ['edit-predictions', 'Edit Predictions'],
    ['predict-now', 'Predict now'],
  ] as const)('shows %s as %s with an icon', (tag, text) => {
    const { container } = render(<FixtureStatusTag tag={tag} />)
    expect(container.textContent).toBe(text)
    expect(container.querySelector('svg')).not.toBeNull()
  })
})

describe('PointsBadge', () => {
  it.each([
    [18, '+18 Points'],
    [0, '+0 Points'],
    [1204, '+1,204 Points'],
  ])('shows %d as %s', (points, text) => {
    const { container } = render(<PointsBadge points={points} />)
    expect(container.textContent).toBe(text)
    expect(container.querySelector('[data-earned]') !== null).toBe(points > 0)
  })
})
