import { onlineManager } from '@tanstack/react-query'
import type { Answer, Question } from '@touchline/game-rules'
import { memoryStorage } from '@touchline/predictor/src/device/device-storage.ts'
import { type Ledger, type Violation, votesOf, widgetsOf } from './ledger.ts'
import { type MatchDay, winnerOf } from './match-day.ts'
import { LONGEST_UNDER_WAY_MS, type Network } from './network.ts'
import { newPage, type Page, type Shown } from './page.ts'
import type { SeededRandom } from './seeded-random.ts'
import { pause } from './virtual-time.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000
/** The header with the platform's time has whole seconds. */
const CLOCK_TOLERANCE_MS = 2 * SECOND_MS
/** A wait that the platform asks for is shortened only when the match is about to close. */
const FAR_FROM_CLOSING_MS = 10 * MINUTE_MS
const MOST_TRIES = 40
const TRIES_IN_CALM = 4
/** A host page that has no other token leaves the game with 'Sign in again'. */
const HOST_HAS_TOKEN = 0.6
/** Players who change their minds often go back to what is saved. */
const BACK_TO_SAVED = 0.25

export interface World {
  readonly day: MatchDay
  readonly network: Network
  readonly ledger: Ledger
  readonly log: (line: string) => void
  readonly pages: Page[]
  /** The Submits of each fan on all devices. */
  readonly submits: Map<string, { running: number; started: number }>
}

export type Device = ReturnType<typeof newDevice>

interface DeviceParts {
  readonly fan: string
  readonly name: string
  readonly random: SeededRandom
  /** Whether the fan has no other device and no other tab. */
  readonly isAlone: boolean
  /** Shared by the tabs of a device. @default a browser of its own */
  readonly browser?: Browser | undefined
}

/** What all tabs of a device have in common. */
export interface Browser {
  readonly storage: Storage
  /** What the player set last and has not seen saved. */
  readonly wanted: Map<string, Answer>
  /** Everything that this device ever sent. */
  readonly sent: Map<string, Set<string>>
}

export function newBrowser(): Browser {
  return { storage: memoryStorage(), wanted: new Map(), sent: new Map() }
}

export function newDevice(world: World, parts: DeviceParts) {
  const { fan, name, random, isAlone, browser = newBrowser() } = parts
  const { day, network, ledger, log } = world
  const { storage, wanted, sent } = browser
  let openedAt = 0
  let page: Page | undefined
  /** The end of the wait before the player left the match and came back: the form has forgotten it. */
  let forgottenWait = 0
  /** The platform has had every answer that the player had set. */
  let mayBeRewarded = false
  let questions: readonly Question[] = []

  const accuse = (rule: Violation['rule'], text: string) =>
    ledger.accuse({ rule, fan, text: `${name}: ${text}` })
  const isOver = () => Date.now() >= day.kickOffAt - CLOCK_TOLERANCE_MS

  function opened(): Page {
    if (page === undefined) throw new Error('The page is not open.')
    return page
  }

  /** Reads the form, records the standing of each answer, and compares it with what the player has seen. */
  function look(): Shown {
    const shown = opened().look()
    const { sheet, since } = shown
    const times = { from: since, to: Date.now() }
    for (const { question, answer, standing } of sheet.cards) {
      if (standing.name === 'saved') {
        ledger.note(fan, question.id, { kind: 'read', answer, ...times })
        if (isSame(question.id, wanted.get(question.id), answer)) wanted.delete(question.id)
      }
      // The player sees that it came too late.
      if (standing.name === 'refused' && standing.outcome === 'closed') wanted.delete(question.id)
      if (standing.name === 'unanswered')
        ledger.note(fan, question.id, { kind: 'read', answer: undefined, ...times })
    }
    mayBeRewarded ||= hasAnswers() && [...wanted].every(([id, given]) => isOnPlatform(id, given))
    if (isAlone && !mayBeRewarded && network.rewards.has(fan))
      accuse('reward', 'requested before everything was saved')
    if (sheet.isClosed && !isOver() && openedAt > day.movedAt) accuse('wrongly-closed', 'the match is open')
    if (isAlone && sheet.conflictCount > 0 && network.weather.delayed === 0)
      accuse('conflict-with-oneself', 'another device is said to have changed an answer')
    return shown
  }

  function checkDrafts(): void {
    for (const { question, answer, input } of look().sheet.cards) {
      const given = wanted.get(question.id)
      if (given === undefined || input === 'closed' || isSame(question.id, given, answer)) continue
      // Another tab sent it, and this one has not read that.
      if (!isAlone && isOnPlatform(question.id, given)) continue
      accuse('lost-draft', `${question.id} was ${JSON.stringify(given)} and is ${JSON.stringify(answer)}`)
      wanted.delete(question.id)
    }
  }

  function hasAnswers(): boolean {
    return questions.some(({ id }) => day.countOf(fan, id) > 0)
  }

  function isOnPlatform(id: string, given: Answer): boolean {
    return Object.entries(votesOf(id, given)).every(([widget, text]) => day.choiceOf(fan, widget) === text)
  }

  async function untilItWorks(act: () => Promise<void>): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        await act()
        return
      } catch (error) {
        log(`${name} cannot read: ${error instanceof Error ? error.name : ''}`)
        await pause(2 * SECOND_MS + random.below(8 * SECOND_MS))
      }
    }
    accuse('stuck', `nothing could be read in ${MOST_TRIES} attempts`)
  }

  /** Opens the game, or opens it again; a player whose page cannot be read presses the retry. */
  async function open(): Promise<void> {
    log(`${name} opens`)
    page?.crash()
    const connection = network.connect(name)
    connection.isOffline = !onlineManager.isOnline()
    const next = newPage({
      token: day.tokenOf(fan),
      tokenProvider: async () => {
        await pause(random.below(SECOND_MS))
        return random.chance(HOST_HAS_TOKEN) ? day.tokenOf(fan) : ''
      },
      platformUrl: day.platform.origin,
      connection,
      storage,
    })
    page = next
    world.pages.push(next)
    openedAt = Date.now()
    await untilItWorks(async () => {
      questions = await next.open()
    })
    checkDrafts()
  }

  /** Gives some of the answers; all of them with a share of 1. */
  function answer(share: number): void {
    const { sheet, saved } = look()
    for (const { question, input } of sheet.cards) {
      if (input !== 'open' || !random.chance(share)) continue
      const isBack = random.chance(BACK_TO_SAVED)
      const given = (isBack ? saved[question.id] : undefined) ?? randomAnswer(question, random)
      log(`${name} answers ${question.id} ${JSON.stringify(votesOf(question.id, given))}`)
      opened().answer(question.id, given)
      wanted.set(question.id, given)
    }
    // What is saved by then was no change.
    look()
  }

  function settleConflicts({ sheet }: Shown): void {
    for (const { question, conflict } of sheet.cards) {
      if (conflict === undefined) continue
      const keep = random.pick(['mine', 'theirs'] as const)
      log(`${name} keeps ${keep} of ${question.id}`)
      opened().settleConflict(question.id, keep)
      if (keep === 'theirs') wanted.delete(question.id)
    }
  }

  /** The button is held for as long as the platform asked for. */
  async function waitForButton({ sheet }: Shown): Promise<void> {
    const until = sheet.phase.name === 'failed' ? sheet.phase.wait?.until : undefined
    await pause(Math.max(0, (until ?? 0) - Date.now()))
    const { busyUntil } = opened().connection
    const isFar = day.kickOffAt - Date.now() > FAR_FROM_CLOSING_MS
    if (busyUntil > forgottenWait && Date.now() < busyUntil - CLOCK_TOLERANCE_MS && isFar)
      accuse('too-early', `Submit can be pressed ${busyUntil - Date.now()} ms before the platform wants it`)
  }

  /** Presses Submit if there is something to submit. With a chance the page ends in the middle of it. */
  async function submit({ crashes = 0 } = {}): Promise<void> {
    settleConflicts(look())
    await waitForButton(look())
    const before = look()
    const { sendable } = before.sheet
    const from = Date.now()
    const { connection } = opened()
    const { failures } = connection
    if (sendable.size === 0) return
    for (const [id, change] of sendable) remember(id, change.answer)
    const overwrites = [...sendable.keys()].filter((id) => isUnseen(id, before))
    log(`${name} submits ${[...sendable.keys()].join(' ')}`)
    const submits = world.submits.get(fan) ?? { running: 0, started: 0 }
    world.submits.set(fan, submits)
    const wasAlone = submits.running === 0
    submits.started += 1
    const { started } = submits
    submits.running += 1
    const crashed = random.chance(crashes)
      ? pause(random.below(6 * SECOND_MS)).then(() => 'crash')
      : undefined
    const ended = await Promise.race([opened().submit(), ...(crashed ? [crashed] : [])])
    submits.running -= 1
    // Another device may be in the middle of a final score: the game reads a part of it, which is no answer.
    const isUndisturbed = wasAlone && submits.started === started
    const noteAll = (isSaved: (id: string) => boolean) => {
      for (const [id, change] of sendable)
        ledger.note(fan, id, {
          kind: isSaved(id) ? 'write' : 'maybe',
          answer: change.answer,
          from,
          to: Date.now(),
        })
    }
    if (ended === 'crash') {
      log(`${name} crashes`)
      noteAll(() => false)
      await open()
      return
    }
    const { sheet } = opened().look()
    // Another tab saved what was refused here: nothing is left to wait for.
    if (sheet.phase.name === 'saved') forgottenWait = connection.busyUntil
    // Another tab may have gone back to the answer that was saved before.
    const isSent = (id: string, shown: Answer | undefined) => {
      const change = sendable.get(id)
      return change === undefined || isSame(id, change.answer, shown)
    }
    const saved = sheet.cards
      .filter((card) => card.standing.name === 'saved' && isSent(card.question.id, card.answer))
      .map(({ question }) => question.id)
    log(`${name} sees ${sheet.phase.name}, saved ${saved.join(' ')}`)
    noteAll((id) => sheet.phase.name === 'saved' || saved.includes(id))
    // After a conflict nothing was sent, and the form is open again.
    if (connection.failures === failures && sheet.phase.name !== 'editing')
      for (const id of overwrites.filter((one) => saved.includes(one) && (isUndisturbed || one !== 'winner')))
        accuse('overwritten-unseen', `${id} of another device was overwritten without a question`)
    checkDrafts()
  }

  /** Whether the platform has an answer that this device neither knows nor sent. */
  function isUnseen(id: string, { saved }: Shown): boolean {
    const known = saved[id] && votesOf(id, saved[id])
    // Half of a final score is no answer of a fan.
    if (id === 'winner' && !isWholeScore()) return false
    return widgetsOf(id).some((widget) => {
      const stored = day.choiceOf(fan, widget)
      return stored !== undefined && stored !== known?.[widget] && sent.get(widget)?.has(stored) !== true
    })
  }

  function isWholeScore(): boolean {
    const [winner, home, away] = widgetsOf('winner').map((widget) => day.choiceOf(fan, widget))
    return home !== undefined && away !== undefined && winner === winnerOf(Number(home), Number(away))
  }

  function remember(id: string, given: Answer): void {
    for (const [widget, text] of Object.entries(votesOf(id, given)))
      sent.set(widget, (sent.get(widget) ?? new Set()).add(text))
  }

  /** The page becomes visible again and reads the stored answers. */
  async function comeBack(): Promise<void> {
    forgottenWait = opened().connection.busyUntil
    await untilItWorks(() => opened().refresh())
    checkDrafts()
  }

  /** Loses the connection for a time, and the browser reports it. One device at a time: the library has one state for all. */
  async function goOffline(ms: number): Promise<void> {
    log(`${name} is offline`)
    onlineManager.setOnline(false)
    opened().connection.isOffline = true
    await pause(ms)
    log(`${name} is online`)
    opened().connection.isOffline = false
    onlineManager.setOnline(true)
  }

  /** Tries until everything is saved or the match has closed. @param most attempts */
  async function persist(most = MOST_TRIES): Promise<void> {
    for (let tries = 0; tries < most && !isOver(); tries += 1) {
      if (look().sheet.sendable.size === 0) return
      await submit()
      await pause(500 + random.below(2 * SECOND_MS))
    }
  }

  /** On a network that works again, everything that was left can be saved, and is. */
  async function finish(): Promise<void> {
    await pause(LONGEST_UNDER_WAY_MS)
    await comeBack()
    // Without new answers only the reads can find what was saved.
    answer(random.branch(30).chance(0.5) ? 0.5 : 0)
    await persist(TRIES_IN_CALM)
    const { sheet } = look()
    const left = [...sheet.sendable.keys()]
    if (left.length > 0) accuse('not-saved', `${left.join(' ')} cannot be saved although the network works`)
    // The reward and the profile follow in the background. What failed is tried again at the next start.
    await pause(MINUTE_MS)
    await open()
    await pause(MINUTE_MS)
    for (const { question, answer: shown, standing } of look().sheet.cards)
      if (standing.name === 'saved' && shown !== undefined && !isOnPlatform(question.id, shown))
        accuse('not-saved', `${question.id} is not ${JSON.stringify(shown)} on the platform`)
    if (hasAnswers() && !day.listedMatches(fan).includes('match'))
      accuse('profile', 'does not list the match')
    if (hasAnswers() && !network.rewards.has(fan))
      accuse('reward', 'none was requested for a saved prediction')
  }

  return {
    open,
    answer,
    submit,
    comeBack,
    goOffline,
    persist,
    finish,
    /** After the match: reads the result and compares the points. */
    async readResult(facts: Parameters<Ledger['comparePoints']>[2]): Promise<void> {
      await comeBack()
      await untilItWorks(async () => ledger.comparePoints(fan, await opened().readResult(), facts))
    },
  }
}

function randomAnswer(question: Question, random: SeededRandom): Answer {
  const { kind } = question
  if (kind === 'match-result') return { kind, home: random.below(50), away: random.below(50) }
  if (kind === 'choice') return { kind, choiceId: random.pick(question.choices).id }
  if (kind === 'numbers') return { kind, numbers: {} }
  return { kind, value: question.min + random.below(question.max - question.min + 1) }
}

function isSame(id: string, one: Answer | undefined, other: Answer | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    JSON.stringify(votesOf(id, one)) === JSON.stringify(votesOf(id, other))
  )
}
