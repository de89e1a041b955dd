import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { round, widgetsOf } from '../../test/api.ts'
import { startMenOnce } from '../../test/start-men.ts'
import { type Answer, createAnswerQueue, insertAnswers } from './answers.ts'
import { answerById } from './interactions.ts'

const sandbox = await startMenOnce()
const widgetId: string = (await widgetsOf(sandbox, (await round(sandbox, 10))[4].id))[0].id
let statements: number
beforeEach(() => {
  statements = 0
})
const counting = sandbox.db.withPlugin({
  transformQuery({ node }) {
    statements += 1
    return node
  },
  transformResult: async ({ result }) => result,
})
const store = createAnswerQueue(counting)

/** An answer of a fan who has answered nothing. */
function anAnswer(position = 1): Answer {
  const [id, profileId] = [randomUUID(), randomUUID()]
  return { id, profileId, widgetId, kind: 'text-prediction', position, slot: 0, now: sandbox.clock.now() }
}

it('stores a single answer at once, and those that arrive meanwhile together, a hundred in a statement', async () => {
  const answers = Array.from({ length: 251 }, () => anAnswer())
  const rows = await Promise.all(answers.map(store))
  expect(rows.map((row) => row?.id)).toEqual(answers.map(({ id }) => id))
  expect(statements).toBe(4)
  expect(await store(anAnswer())).toMatchObject({ option_no: 1 })
})

it('tries the answers of a failed statement one by one, so that a bad one fails alone', async () => {
  const tooLarge = 2 ** 15
  const outcomes = await Promise.allSettled([1, 2, tooLarge, 0].map(anAnswer).map(store))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(statements).toBe(1 + 1 + 3)
})

it('recognises an answer that is stored a second time because the response to the first was lost', async () => {
  const answer = anAnswer()
  const [first] = await insertAnswers(sandbox.db, [answer])
  expect(first).toMatchObject({ id: answer.id, option_no: 1 })
  expect(await store(answer)).toBeUndefined()
  expect(await answerById(sandbox.db, answer.id)).toEqual(first)
  expect(await answerById(sandbox.db, randomUUID())).toBeUndefined()
})
