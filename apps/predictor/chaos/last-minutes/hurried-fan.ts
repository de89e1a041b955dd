import type { QueryClient } from '@tanstack/react-query'
import { answerTo, isSameAnswer, type Prediction } from '@touchline/game-rules'
import { submitMutation } from '../../src/features/prediction/submit/attempt.ts'
import type { Game } from '../../src/launch/game.ts'
import type { Outcomes } from '../../src/platform/answer-outcome.ts'
import type { SavedAnswers } from '../../src/platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../src/platform/fixture-questions.ts'
import { answersQuery, readSavedAnswers } from '../../src/queries/answers.ts'
import { listedFixture } from '../../src/queries/fixtures.ts'
import { playerQuery } from '../../src/queries/player.ts'
import { programQuery } from '../../src/queries/programs.ts'
import { questionsQuery } from '../../src/queries/questions.ts'
import type { Ledger } from '../ledger.ts'
import type { Match } from '../match.ts'
import { pause } from '../pause.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { choicesIn, randomAnswers } from './random-answers.ts'

interface FanParts {
  readonly game: Game
  readonly client: QueryClient
  readonly match: Match
  readonly ledger: Ledger
  readonly random: SeededRandom
  /** Whether the closing has passed. */
  isOver(): boolean
}

/**
 * How a visit ended:
 * - `confirmed`: the game reported every answer as saved;
 * - `told-late`: the game reported which answers the platform did not receive before the closing;
 * - `never-opened`: the match closed before its questions could be read.
 */
export type VisitEnd =
  | { readonly name: 'confirmed'; readonly submitMs: number; readonly presses: number }
  | { readonly name: 'told-late' }
  | { readonly name: 'never-opened' }

/** A player needs so long to press a button again, at least and at most. */
const PRESSES_AGAIN_MS = { least: 500, most: 2500 }

/** A fan who comes shortly before the closing. The reads and the submit are the game's own, without a screen. */
export class HurriedFan {
  readonly #parts: FanParts
  #attempted: Prediction = {}

  constructor(parts: FanParts) {
    this.#parts = parts
  }

  /** Opens the match, answers every question, and presses Submit until all is confirmed or the match has closed. */
  async visit(): Promise<VisitEnd> {
    const opened = await this.#retry(
      () => this.#open(),
      () => !this.#parts.isOver(),
    )
    if (opened === undefined) return { name: 'never-opened' }
    const { questions } = opened
    let { saved } = opened
    let unsaved = randomAnswers(questions.list, this.#parts.random)
    const pressedAt = performance.now()
    for (let presses = 1; !this.#parts.isOver(); presses += 1) {
      const outcomes = await this.#submit(questions, saved, unsaved)
      unsaved = this.#note(questions, unsaved, (id) => outcomes[id] === 'saved')
      if (Object.keys(unsaved).length === 0)
        return { name: 'confirmed', submitMs: performance.now() - pressedAt, presses }
      if (Object.values(outcomes).includes('closed')) break
      await this.#hesitate()
      saved = this.#parts.client.getQueryData(answersQuery(this.#parts.game, questions).queryKey) ?? saved
    }
    // What was sent last may be stored although no reply arrived: the game reads it once nothing can be sent any more.
    const stored = await this.#readAtLast(questions)
    const sent = unsaved
    this.#note(questions, sent, (id) => {
      const answer = answerTo(sent, id)
      return answer !== undefined && isSameAnswer(answer, answerTo(stored, id))
    })
    return { name: 'told-late' }
  }

  async #open(): Promise<{ readonly questions: FixtureQuestions; readonly saved: SavedAnswers }> {
    const { game, client, match } = this.#parts
    await client.fetchQuery(playerQuery(game))
    const fixture = listedFixture(await client.fetchQuery(programQuery(game, client, match.id)))?.fixture
    if (fixture === undefined) throw new Error(`The game cannot read match ${match.id}.`)
    const questions = await client.fetchQuery(questionsQuery(game, fixture))
    return { questions, saved: await client.fetchQuery(answersQuery(game, questions)) }
  }

  async #submit(questions: FixtureQuestions, saved: SavedAnswers, submitted: Prediction): Promise<Outcomes> {
    const { game, client, match, ledger } = this.#parts
    ledger.gave(choicesIn(match, questions.list, submitted))
    const changes = Object.fromEntries(
      Object.entries(submitted).map(([id, answer]) => {
        const attempt = answerTo(this.#attempted, id)
        const attempts = attempt === undefined ? [] : [attempt]
        return [id, { answer, basedOn: answerTo(saved.prediction, id), unset: [], attempts }] as const
      }),
    )
    this.#attempted = submitted
    const options = client.defaultMutationOptions(submitMutation(game, client, match.id))
    const result = await client
      .getMutationCache()
      .build(client, options)
      .execute({ questions, saved, changes, abort: new AbortController() })
    if (result.name === 'unsent') throw new Error('A fan with one device has no conflict.')
    return result.outcomes
  }

  /** Gives the ledger the answers that the game reports as saved, and returns the others. */
  #note(questions: FixtureQuestions, answers: Prediction, isSaved: (id: string) => boolean): Prediction {
    const { ledger, match } = this.#parts
    const pick = (isPicked: (id: string) => boolean): Prediction =>
      Object.fromEntries(Object.entries(answers).filter(([id]) => isPicked(id)))
    ledger.saw(choicesIn(match, questions.list, pick(isSaved)))
    return pick((id) => !isSaved(id))
  }

  async #readAtLast(questions: FixtureQuestions): Promise<Prediction> {
    const { game, client } = this.#parts
    const stored = await this.#retry(
      () => readSavedAnswers(game, questions, { client }),
      () => true,
    )
    return stored?.prediction ?? {}
  }

  /** Reads again as a player does; resolves to undefined once that makes no sense any more. */
  async #retry<T>(read: () => Promise<T>, hasSense: () => boolean): Promise<T | undefined> {
    while (hasSense()) {
      try {
        return await read()
      } catch {
        await this.#hesitate()
      }
    }
    return undefined
  }

  async #hesitate(): Promise<void> {
    const { least, most } = PRESSES_AGAIN_MS
    await pause(least + this.#parts.random.below(most - least))
  }
}
