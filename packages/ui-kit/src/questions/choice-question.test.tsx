import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { tryQuestion } from '../test/sample-questions.ts'
import { ChoiceQuestion, type ChoiceQuestionProps } from './choice-question.tsx'

afterEach(cleanup)

const onAnswerChange = vi.fn()

function show(props: Partial<ChoiceQuestionProps> = {}) {
  render(<ChoiceQuestion question={tryQuestion} answer={undefined} {...{ onAnswerChange }} {...props} />)
}

const choicesOf = (...texts: readonly string[]) => texts.map((text) => ({ id: text, text }))

it.each([
  ['a row', 'three short choices', choicesOf('Highlanders', 'Western Force', 'No try')],
  ['a row', 'two', choicesOf('Yes', 'No')],
  ['a list', 'four', choicesOf('0', '1', '2', '3')],
  ['a list', 'a long word', choicesOf('Llanfairpwllgwyngyllgoge', 'No try')],
  ['a list', 'a text of three lines', choicesOf('New South Wales Waratahs', 'No try')],
])('is %s for %s', (layout, _, choices) => {
  show({ question: { ...tryQuestion, choices } })
  expect(`a ${screen.getByRole('group').dataset['layout']}`).toBe(layout)
})

it('has no selected choice before it is answered, and answers with the id of the choice', () => {
  show()
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false)
  fireEvent.click(screen.getByRole('radio', { name: 'Valley Hawks' }))
  expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'choice', choiceId: 'away' })
})

it('ignores input while disabled', () => {
  show({ disabled: true })
  expect(screen.getByRole('group')).toHaveProperty('disabled', true)
})
