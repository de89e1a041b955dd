import { type QueryKey, QueryObserver } from '@tanstack/react-query'
import { type Answer, type Prediction, type Question, totalPoints } from '@touchline/game-rules'
import { settingsFrom } from '@touchline/predictor/src/config/settings.ts'
import { tournamentById } from '@touchline/predictor/src/config/tournaments.ts'
import { deviceStorage } from '@touchline/predictor/src/device/device-storage.ts'
import { draftsOf } from '@touchline/predictor/src/device/drafts.ts'
import { type MatchSheet, matchSheet } from '@touchline/predictor/src/features/prediction/form/match-sheet.ts'
import { formActions } from '@touchline/predictor/src/features/prediction/form/use-fixture-form.ts'
import {
  attemptOf,
  removeSettledSubmits,
  type Submit,
} from '@touchline/predictor/src/features/prediction/submit/attempt.ts'
import { submitMutation } from '@touchline/predictor/src/features/prediction/submit/submit-prediction.ts'
import { createGame, playerQuery } from '@touchline/predictor/src/launch/game.ts'
import { launchParams } from '@touchline/predictor/src/launch/launch-params.ts'
import { questionResults } from '@touchline/predictor/src/platform/question-results.ts'
import { finishConfirmedSaves } from '@touchline/predictor/src/queries/confirmed-saves.ts'
import { keys } from '@touchline/predictor/src/queries/keys.ts'
import {
  answersQuery,
  fixtureQuery,
  listedFixture,
  questionsQuery,
} from '@touchline/predictor/src/queries/one-fixture.ts'
import { closingNow } from '@touchline/predictor/src/queries/platform-time.ts'
import { createQueryClient } from '@touchline/predictor/src/queries/query-client.ts'
import { MATCH_ID } from './match-day.ts'
import type { Connection } from './network.ts'

interface PageParts {
  readonly token: string
  /** Asks the host page for another token; '' if it has none. */
  readonly tokenProvider: () => Promise<string>
  readonly platformUrl: string
  readonly connection: Connection
  /** What the browser keeps after the page has ended. */
  readonly storage: Storage
}

/** The form of the match as the game would draw it. */
export interface Shown {
  readonly sheet: MatchSheet
  /** The answers that the platform has, as far as the game has read. */
  readonly saved: Prediction
  /** When the read or the Submit began on which this is based. */
  readonly since: number
}

/** The game on one page, without a screen: the same reads, the same form, the same Submit. */
export type Page = ReturnType<typeof newPage>

export function newPage({ token, tokenProvider, platformUrl, connection, storage }: PageParts) {
  let isGone = false
  // A page that has ended writes nothing.
  const kept = deviceStorage(() => ({
    ...storage,
    get length() {
      return storage.length
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => void (isGone || storage.setItem(key, value)),
    removeItem: (key) => void (isGone || storage.removeItem(key)),
  }))
  const settings = {
    platformEndpoint: `${platformUrl}/api/v1/`,
    gameCentreUrl: `${platformUrl}/game-centre/`,
    clientId: 'test-client',
  }
  const entry = tournamentById('championship-2024')
  const game = createGame({
    launch: launchParams(`?tournamentId=${entry.tournament.id}&accessToken=${token}`),
    settings: settingsFrom(JSON.stringify(settings)),
    entry,
    storage: kept,
    fetch: connection.fetch,
    tokenProvider,
  })
  const client = createQueryClient()
  // Continues what waits for a connection.
  client.mount()
  let since = Number.NEGATIVE_INFINITY
  let inFlight: Promise<unknown> = Promise.resolve()

  /** As an open screen does: what it shows stays in the cache. */
  function keepInCache(...queryKeys: readonly QueryKey[]): void {
    for (const queryKey of queryKeys)
      new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => undefined)
  }

  async function readQuestions() {
    const program = await client.fetchQuery(fixtureQuery(game, entry.tournament, MATCH_ID))
    const fixture = listedFixture(program)?.fixture
    if (fixture === undefined) throw new Error('The match cannot be read.')
    return client.fetchQuery({ ...questionsQuery(game, fixture), staleTime: 0 })
  }

  type Questions = Awaited<ReturnType<typeof readQuestions>>

  async function readAnswers({ fixture }: Questions) {
    const from = Date.now()
    const answers = await client.fetchQuery({ ...answersQuery(game, fixture), staleTime: 0 })
    since = from
    return answers
  }

  function known() {
    const questions = client.getQueryData<Questions>(keys.questions(MATCH_ID))
    const saved = questions && client.getQueryData(answersQuery(game, questions.fixture).queryKey)
    if (questions === undefined || saved === undefined) throw new Error('The match was not read.')
    return { questions, saved }
  }

  function look(): Shown {
    const { questions, saved } = known()
    const draft = draftsOf(game.playerStore()).read(MATCH_ID)
    const states = client
      .getMutationCache()
      .findAll({ mutationKey: keys.submit(MATCH_ID) })
      .map(({ state }) => state as Submit['state'])
    const sheet = matchSheet(questions, saved, draft, attemptOf(states.at(-1)), closingNow(game.engagement))
    return { sheet, saved: saved.prediction, since }
  }

  function actions() {
    const { questions, saved } = known()
    return formActions({
      session: game,
      client,
      questions,
      saved,
      sheet: look().sheet,
      send: (submission) => {
        const from = Date.now()
        const { failures } = connection
        inFlight = client
          .getMutationCache()
          .build(client, submitMutation(game, client, MATCH_ID))
          .execute(submission)
          .catch(() => undefined)
          .then(() => {
            // After a failed request the answers are as old as before.
            if (connection.failures === failures) since = from
          })
      },
    })
  }

  return {
    connection,
    /** Reads the player, the match, its questions and the answers. @throws the game's error of the read that failed */
    async open(): Promise<readonly Question[]> {
      keepInCache(keys.player(), keys.program(MATCH_ID), keys.questions(MATCH_ID), keys.answers(MATCH_ID))
      await client.fetchQuery(playerQuery(game))
      void finishConfirmedSaves(game, client)
      const questions = await readQuestions()
      await readAnswers(questions)
      return questions.list
    },
    /** Reads the answers again, as a page that becomes visible does. */
    async refresh(): Promise<void> {
      removeSettledSubmits(client, MATCH_ID)
      await readAnswers(known().questions)
    },
    /** @throws Error before the page is open */
    look,
    answer: (questionId: string, answer: Answer) => actions().answer(questionId, answer),
    settleConflict: (questionId: string, keep: 'mine' | 'theirs') =>
      actions().settleConflict(questionId, keep),
    /** Resolves when the Submit has come to something. */
    async submit(): Promise<void> {
      actions().submit()
      await inFlight
    },
    /** Returns the total of the result screen. */
    async readResult(): Promise<number> {
      const questions = await readQuestions()
      const results = questionResults(questions, await readAnswers(questions))
      return totalPoints(results.map(({ settlement }) => settlement)).points
    },
    /** The browser ends the page, in the middle of what it does. */
    crash(): void {
      isGone = true
      connection.cut()
      client.unmount()
      client.clear()
    },
  }
}
