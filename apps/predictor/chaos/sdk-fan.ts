import type { Answer, Prediction, Question } from '@touchline/game-rules'
import { isBusy, isSaved, shownAnswers, unsentAnswers } from '../src/features/prediction/prediction-form.ts'
import { type Connection, newConnection } from './connection.ts'
import { newDevice } from './device.ts'
import type { FormOnPage, PageView } from './headless-match.tsx'
import type { Ledger } from './ledger.ts'
import { choicesOf, type Match } from './match.ts'
import { type MatchPage, openMatchPage } from './match-page.tsx'
import { pause } from './pause.ts'
import { randomAnswer } from './random-answer.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Tally } from './tally.ts'

/** How patient and how hasty fans are, in milliseconds. */
export interface Pace {
  /** A request without an answer is given up after this. */
  readonly patienceMs: number
  /** From a reload to the next change: longer than any request that the platform holds back. */
  readonly recoverMs: number
  /** Between two steps, at most. */
  readonly thinkMs: number
  /** Everybody is there after this. */
  readonly arriveMs: number
  /** Out of the tunnel after this, at most. */
  readonly tunnelMs: number
}

interface FanParts {
  readonly platformUrl: string
  readonly token: string
  readonly match: Match
  readonly ledger: Ledger
  readonly random: SeededRandom
  readonly tally: Tally
  readonly pace: Pace
}

/** How long a fan looks at a page that does not come, before reloading it. */
const GIVES_UP_AFTER_MS = 60_000

/** A fan whose page is the game's own form and submit, over HTTP, without markup. */
export class SdkFan {
  readonly #parts: FanParts
  readonly #device = newDevice()
  /** Every answer that was chosen so far, by question: fans change their minds back. */
  readonly #chosen = new Map<string, Answer[]>()
  #view: PageView = { name: 'loading' }
  /** The failure that was counted last. */
  #told: unknown
  #page: MatchPage | undefined
  #connection: Connection
  #watchers: (() => void)[] = []

  constructor(parts: FanParts) {
    this.#parts = parts
    this.#connection = newConnection(parts.pace.patienceMs)
  }

  /** Edits, submits, loses the page and the connection, and tries again. */
  async play(attempts: number): Promise<void> {
    const { random, pace, tally } = this.#parts
    await pause(random.below(pace.arriveMs))
    this.#open()
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await this.#change(await this.#form())
      if (random.chance(0.15)) await this.#reload('reloads before submit')
      await pause(random.below(pace.thinkMs))
      await this.#submit(await this.#form())
      tally.add('attempts')
      await this.#settled()
    }
  }

  /** Comes back and sends what is left, as often as it takes. */
  async finish(): Promise<void> {
    await this.#reload('reloads at the end')
    for (;;) {
      const page = await this.#form()
      if (Object.keys(unsentAnswers(page.form)).length === 0) break
      await this.#submit(page)
      await this.#settled()
    }
    this.close()
  }

  close(): void {
    this.#page?.close()
    this.#page = undefined
  }

  #open(): void {
    const { platformUrl, token, match, pace } = this.#parts
    this.#view = { name: 'loading' }
    const connection = newConnection(pace.patienceMs)
    this.#connection = connection
    const page = openMatchPage({
      platformUrl,
      token,
      fixtureId: match.id,
      device: this.#device,
      connection,
      onShow: (view) => {
        // A page that is gone shows nothing.
        if (this.#connection === connection) this.#show(view)
      },
    })
    this.#page = page
  }

  #show(view: PageView): void {
    const { ledger, tally } = this.#parts
    this.#view = view
    if (view.name === 'form') {
      const { form } = view
      const shown = shownOn(view)
      const saved = Object.entries(form.saved).filter(([id]) => isSaved(form, id, shown))
      ledger.saw(this.#choices(Object.fromEntries(saved)))
      if (form.phase.name === 'failed' && form.phase !== this.#told) {
        this.#told = form.phase
        for (const outcome of Object.values(form.phase.outcomes)) tally.add(`told: ${outcome}`)
      }
    }
    for (const look of this.#watchers.splice(0)) look()
  }

  #choices(prediction: Prediction) {
    return Object.entries(prediction).flatMap(([id, answer]) => choicesOf(this.#parts.match, id, answer))
  }

  /** Until the page shows what is waited for; undefined when it does not come. */
  async #until<T>(look: (view: PageView) => T | undefined): Promise<T | undefined> {
    const giveUpAt = Date.now() + GIVES_UP_AFTER_MS
    for (;;) {
      const found = look(this.#view)
      if (found !== undefined) return found
      if (Date.now() > giveUpAt) return undefined
      await Promise.race([new Promise<void>((resolve) => this.#watchers.push(resolve)), pause(1000)])
    }
  }

  /** The form, ready for the next change; reloads and comes back as often as it takes. */
  async #form(): Promise<FormOnPage> {
    for (;;) {
      const view = await this.#until((one) => (one.name === 'loading' ? undefined : one))
      if (view?.name === 'form' && view.form.phase.name === 'submitted') await this.#return()
      else if (view?.name === 'form' && !isBusy(view.form)) return view
      else if (view?.name === 'form') await this.#settled()
      else await this.#reload('reloads of a page that failed')
    }
  }

  async #return(): Promise<void> {
    const { random, tally } = this.#parts
    if (random.chance(0.4)) return this.#reload('reloads after success')
    tally.add('returns after success')
    this.#view = { name: 'loading' }
    this.#page?.comeBack()
  }

  async #reload(why: string): Promise<void> {
    const { tally, pace } = this.#parts
    tally.add(why)
    this.close()
    this.#open()
    await pause(pace.recoverMs)
  }

  async #change({ asked, form, dispatch }: FormOnPage): Promise<void> {
    const { random } = this.#parts
    // Some press again without changing anything.
    if (form.phase.name === 'failed' && random.chance(0.4)) return
    const before = this.#view
    const count = 1 + random.below(asked.questions.length)
    for (let change = 0; change < count; change += 1) {
      const question = random.pick(asked.questions)
      dispatch({ type: 'answered', questionId: question.id, answer: this.#answerTo(question) })
    }
    // Nobody presses Submit before the own answers stand on the page.
    await this.#until((view) => (view === before ? undefined : view))
  }

  #answerTo(question: Question): Answer {
    const { random } = this.#parts
    const earlier = this.#chosen.get(question.id) ?? []
    const answer =
      earlier.length > 0 && random.chance(0.35) ? random.pick(earlier) : randomAnswer(question, random)
    this.#chosen.set(question.id, [...earlier, answer])
    return answer
  }

  async #submit(view: FormOnPage): Promise<void> {
    const { form, submit, dispatch } = view
    const { ledger, random, tally, pace } = this.#parts
    const conflicts = Object.keys(form.conflicts)
    for (const questionId of conflicts) {
      tally.add('conflicts')
      dispatch({ type: 'conflict-settled', questionId, keep: random.chance(0.5) ? 'mine' : 'theirs' })
    }
    if (conflicts.length > 0) return
    ledger.gave(this.#choices(unsentAnswers(form)))
    const shown = shownOn(view)
    const page = this.#page
    const before = this.#view
    submit()
    if (random.chance(0.2)) submit()
    // Pressing is seen on the page before anything else happens.
    await this.#until((view) => (view === before ? undefined : view))
    const luck = random.next()
    if (luck < 0.15) {
      await pause(random.below(pace.thinkMs))
      return this.#reload('reloads while sending')
    }
    if (luck < 0.25) await this.#tunnel()
    const end = await this.#settled()
    // 'Success' says of everything on the form that it is saved.
    if (end?.form.phase.name === 'submitted' && page === this.#page) {
      tally.add('successes')
      ledger.saw(this.#choices(shown))
    }
  }

  async #tunnel(): Promise<void> {
    const { random, tally, pace } = this.#parts
    tally.add('tunnels')
    await pause(random.below(pace.thinkMs))
    this.#connection.setUp(false)
    await pause(random.below(pace.tunnelMs))
    this.#connection.setUp(true)
  }

  /** Until no attempt is under way and none is waiting. */
  async #settled(): Promise<FormOnPage | undefined> {
    return this.#until((view) => {
      if (view.name !== 'form') return undefined
      const { name } = view.form.phase
      return name === 'submitting' || name === 'waiting' ? undefined : view
    })
  }
}

/** What the cards show. No question of the run closes while it goes on. */
function shownOn({ asked, form }: FormOnPage): Prediction {
  return shownAnswers(
    form,
    asked.questions.map(({ id }) => id),
  )
}
