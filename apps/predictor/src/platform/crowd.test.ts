import { expect, it } from 'vitest'
import { aNumberPrediction, aWidget, someAnswers, someQuestions } from '../../test/makers.ts'
import { crowdCounts, crowdOfQuestion } from './crowd.ts'

const slider = (id: string, texts: readonly string[]) =>
  aWidget({ id, texts, attributes: { field_type: 'slider', widget_no: '1' } })

const WIDGETS = [slider('exact', ['2', '10+', '1']), slider('mixed', ['1', '2', 'None']), aNumberPrediction()]
const counted = WIDGETS.map((widget) => ({
  ...widget,
  options: widget.options.map((option) => ({ ...option, vote_count: 4 })),
}))

it.each([
  ['exact', ['1', '2', '10+']],
  // One of its answers is no number.
  ['mixed', undefined],
  // Counts of options say nothing of the numbers that fans entered.
  ['tackles', undefined],
])('has the answers to the numbers of question %s in order: %j', (id, texts) => {
  const questions = someQuestions(counted)
  const question = questions.list.find((one) => one.id === id)
  if (question === undefined) throw new Error(`Question ${id} was not read`)
  const [part] = crowdOfQuestion(
    question,
    { questions, answers: someAnswers() },
    crowdCounts({ results: counted }),
  )
  expect(part?.answers.map(({ text }) => text)).toEqual(texts)
})
