import { focusManager, QueryObserver } from '@tanstack/react-query'
import { aProgram } from '@touchline/engagement-sdk/testing'
import type { Fixture } from '@touchline/game-rules'
import { describe, expect, it, onTestFinished } from 'vitest'
import { launchedGame, storeVotes } from '../../test/launched-game.ts'
import { aChange, aDraft, aFixture, byId, eightWidgets, someQuestions } from '../../test/makers.ts'
import { changeQuestion } from '../../test/odd-matches.ts'
import { tournamentById } from '../config/tournaments.ts'
import { type Draft, draftsOf } from '../device/drafts.ts'
import { confirmedSavesOf, unfinishedFixturesOf } from '../device/player-records.ts'
import { playerQuery } from '../launch/game.ts'
import { type Player, withPrediction } from '../platform/profile.ts'
import { keys } from './keys.ts'
import { answersQuery, questionsQuery } from './one-fixture.ts'
import { createQueryClient } from './query-client.ts'

async function opened() {
  const { platform, game } = launchedGame()
  const program = platform.addProgram({
    program: aProgram({ id: 'f2', title: '120-2024 | 10' }),
    widgets: eightWidgets(),
  })
  await game.engagement.init()
  const client = createQueryClient()
  client.setQueryData(keys.program('f2'), program)
  platform.forgetCalls()
  const reads = () => platform.calls.map(({ path }) => decodeURIComponent(path.replace('/api/v1/', '')))
  return { platform, client, reads, query: answersQuery(game, aFixture({ id: 'f2' })) }
}

it('requests the answers by kind while the questions are on their way', async () => {
  const { platform, client, reads, query } = await opened()
  platform.inject({ path: 'widgets', fault: { delayMs: 20 } })
  const answers = await client.fetchQuery(query)
  expect(answers.prediction).toEqual({})
  expect(client.getQueryData(keys.questions('f2'))).toBeDefined()
  const [ownAnswers, questions, ...others] = reads().sort()
  expect(ownAnswers).toMatch(
    /widget-interactions\/\?.*widget_kind=text-prediction&widget_kind=image-prediction/,
  )
  expect([questions?.split('?')[0], ...others]).toEqual(['programs/f2/widgets/'])
})

it('requests later answers by the ids of the questions, whenever the page is visible again', async () => {
  const { client, platform, reads, query } = await opened()
  client.mount()
  const stop = new QueryObserver(client, query).subscribe(() => undefined)
  onTestFinished(() => {
    stop()
    client.unmount()
  })
  await expect.poll(() => client.getQueryData(query.queryKey)).toBeDefined()
  platform.forgetCalls()
  focusManager.setFocused(false)
  focusManager.setFocused(undefined)
  await expect
    .poll(reads)
    .toEqual([expect.stringMatching(/widget-interactions\/\?text_prediction_id=winner/)])
  expect(reads().join()).not.toContain('widget_kind')
})

it('is not repeated when the questions cannot be read: their own read is', async () => {
  const { platform, client, reads, query } = await opened()
  platform.inject({ path: 'widgets', fault: { status: 404 } })
  await expect(client.fetchQuery(query)).rejects.toMatchObject({
    message: 'The answers could not be read without their questions.',
    retryable: false,
  })
  expect(reads()).toHaveLength(2)
})

it.each<[string, Partial<Fixture>, boolean]>([
  ['moved', { kickOffAt: 1 }, true],
  ['called off', { isVoid: true }, true],
  ['settled', { isSettled: true }, true],
  ['none of these', {}, false],
])('reads questions whose match was meanwhile %s with the match as it is now: %j', (_what, change, isNew) => {
  const { game } = launchedGame()
  const questions = { ...someQuestions(), fixture: aFixture({ closesAt: 2 }) }
  const now = aFixture(change)
  expect(questionsQuery(game, now).select?.(questions).fixture).toBe(isNew ? now : questions.fixture)
})

describe('answers that arrive', () => {
  const minute = (value: number) => ({ kind: 'minute', value }) as const
  const unconfirmed = byId({ minute: aChange(minute(9), { attempts: [minute(9)] }) })

  /** A player whose device has this draft of a match, and whose platform has these votes for it. */
  async function arriving(draft: Draft, stored: readonly string[] = []) {
    const { platform, game: withoutReward } = launchedGame()
    const entry = tournamentById('championship-2024')
    // The game centre does not respond.
    const game = { ...withoutReward, entry, fetch: () => new Promise<Response>(() => {}) }
    const client = createQueryClient()
    await client.fetchQuery(playerQuery(game))
    client.setQueryData(keys.program('f1'), platform.state.programs.get('f1'))
    await storeVotes(game, platform, stored)
    const drafts = draftsOf(game.playerStore())
    drafts.update('f1', () => draft)
    return {
      platform,
      client,
      draft: () => drafts.read('f1'),
      predicted: () => [...(client.getQueryData<Player>(keys.player())?.predictedFixtureIds ?? [])],
      saves: () => confirmedSavesOf(game.playerStore()),
      unfinished: () => unfinishedFixturesOf(game.playerStore()).read('f1'),
      answerElsewhere: (...optionIds: readonly string[]) => storeVotes(game, platform, optionIds),
      read: () => client.fetchQuery(answersQuery(game, aFixture())),
      readAgain: async () => {
        await client.fetchQuery(questionsQuery(game, aFixture()))
        return client.fetchQuery({ ...answersQuery(game, aFixture()), staleTime: 0 })
      },
    }
  }

  it('are taken out of the draft, also if they were sent by a page that was closed', async () => {
    const { read, readAgain, draft } = await arriving(
      new Map([...unconfirmed, ['conversions', aChange({ kind: 'count', value: 4 })]]),
      ['minute.9'],
    )
    await read()
    expect([...draft().keys()]).toEqual(['conversions'])
    await readAgain()
    expect([...draft().keys()]).toEqual(['conversions'])
  })

  it('leave an answer that was sent and has not arrived, until the match has closed', async () => {
    const { platform, read, readAgain, draft } = await arriving(unconfirmed)
    await read()
    expect(draft()).toEqual(unconfirmed)
    platform.clock.set(aFixture().closesAt)
    await readAgain()
    // That read was sent before the client had the new time, and so maybe before the closing.
    expect(draft()).toEqual(unconfirmed)
    await readAgain()
    expect(draft()).toEqual(byId({ minute: aChange(minute(9), { closesAt: 0 }) }))
  })

  it('leave an answer to a question that is open again as one that can be sent, with its closing if that is early', async () => {
    const closed = { closesAt: 0 }
    const count = { kind: 'count', value: 4 } as const
    const { platform, read, draft } = await arriving(
      byId({ minute: aChange(minute(9), closed), conversions: aChange(count, closed) }),
    )
    changeQuestion(platform, 'minute', { interactive_until: '2024-04-27T06:00:00Z' })
    await read()
    const closesAt = Date.parse('2024-04-27T06:00:00Z')
    expect(draft()).toEqual(byId({ minute: aChange(minute(9), { closesAt }), conversions: aChange(count) }))
  })

  it('leave what a Submit of this page is sending: that is settled with it', async () => {
    const { client, read, draft } = await arriving(unconfirmed, ['minute.9'])
    const sending = new Promise(() => {})
    const mutationKey = keys.submit('f1')
    void client
      .getMutationCache()
      .build(client, { mutationKey, mutationFn: () => sending })
      .execute(undefined)
    await read()
    expect(draft()).toEqual(unconfirmed)
  })

  it.each([
    ['that the profile does not list', new Map(), false],
    ['that it lists, if they were sent and no response confirmed them', unconfirmed, true],
  ])('confirm the save of a match %s, once', async (_which, draft, isListed) => {
    const { client, read, readAgain, predicted, saves } = await arriving(draft, ['minute.9'])
    if (isListed)
      client.setQueryData<Player>(keys.player(), (player) => player && withPrediction(player, 'f1'))
    const dueReward = () => saves().read().get('f1')?.dueReward
    await read()
    expect([predicted(), dueReward()]).toEqual([['f1'], 'play-predictor-rugby'])
    saves().change('f1', { dueReward: undefined })
    // The profile could not be changed.
    client.setQueryData<Player>(
      keys.player(),
      (player) => player && { ...player, predictedFixtureIds: new Set() },
    )
    await readAgain()
    expect(dueReward()).toBeUndefined()
  })

  it('confirm the save of a match next to an answer that is set in half, which is not sent', async () => {
    const half = byId({ winner: aChange({ kind: 'match-result', home: 27, away: 0 }, { unset: ['away'] }) })
    const { read, predicted } = await arriving(half, ['minute.9'])
    await read()
    expect(predicted()).toEqual(['f1'])
  })

  it('confirm the save of a match after the closing, although the draft has an answer that came too late', async () => {
    const late = aDraft({ conversions: { kind: 'count', value: 4 } })
    const { platform, read, readAgain, saves, draft } = await arriving(late, ['minute.9'])
    platform.clock.set(aFixture().closesAt)
    await read()
    await readAgain()
    expect(saves().read().get('f1')).toBeDefined()
    expect([...draft().keys()]).toEqual(['conversions'])
  })

  it('are counted for the list, also those that another device has saved since', async () => {
    const { read, readAgain, answerElsewhere, unfinished } = await arriving(new Map(), ['minute.9'])
    await read()
    expect(unfinished()).toEqual({ answered: 1, total: 5 })
    await answerElsewhere('winner.Chiefs', 'home.27', 'away.20', 'try.Blues', 'half.Equal', 'conversions.4')
    await readAgain()
    expect(unfinished()).toBeUndefined()
  })

  it('confirm no save of a match without answers, or with answers that are still to be sent', async () => {
    for (const { read, predicted, saves } of [
      await arriving(new Map()),
      await arriving(aDraft({ conversions: { kind: 'count', value: 4 } }), ['minute.9']),
    ]) {
      await read()
      expect([predicted(), saves().read()]).toEqual([[], new Map()])
    }
  })
})
