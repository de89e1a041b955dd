import { aProgram } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { launchedGame } from '../../test/launched-game.ts'
import { aFixture, eightWidgets } from '../../test/makers.ts'
import { firstAnswersQuery } from './first-answers.ts'
import { keys } from './keys.ts'
import { createQueryClient } from './query-client.ts'

async function opened() {
  const { platform, game } = launchedGame()
  const program = platform.addProgram({
    program: aProgram({ id: 'f2', title: '120-2024 | 10' }),
    widgets: eightWidgets(),
  })
  await game.ready()
  const client = createQueryClient()
  client.setQueryData(keys.singleFixture('f2'), program)
  platform.forgetCalls()
  const reads = () => platform.calls.map(({ path }) => decodeURIComponent(path.replace('/api/v1/', '')))
  return { platform, client, reads, query: firstAnswersQuery(game, aFixture({ id: 'f2' })) }
}

it('requests the answers by kind while the questions are on their way', async () => {
  const { platform, client, reads, query } = await opened()
  platform.inject({ path: 'widgets', fault: { delayMs: 20 } })
  const answers = await client.fetchQuery(query)
  expect(answers.prediction).toEqual({})
  expect(client.getQueryData(keys.questions('f2'))).toBeDefined()
  expect(reads().map((path) => path.split('?')[0])).toEqual([
    expect.stringMatching(/widget-interactions\/$/),
    'programs/f2/widgets/',
  ])
  expect(reads()[0]).toContain('widget_kind=text-prediction&widget_kind=image-prediction')
})

it('is not repeated when the questions cannot be read: their own read is', async () => {
  const { platform, client, reads, query } = await opened()
  platform.inject({ path: 'widgets', fault: { status: 404 } })
  await expect(client.fetchQuery(query)).rejects.toMatchObject({
    name: 'QuestionsUnknownError',
    retryable: false,
  })
  expect(reads()).toHaveLength(2)
})
