import { appCopy } from '../src/config/copy/app-copy.ts'
import { predictionCopy } from '../src/features/prediction/prediction-copy.ts'
import type { Choice } from './ledger.ts'
import { choicesOf, type Match, type ShownAnswer } from './match.ts'

/** One question as it is on the screen. */
export interface Card {
  readonly title: string
  /** Every line under the question. */
  readonly lines: readonly string[]
  readonly answer: ShownAnswer
}

/** What a fan sees. */
export interface Screen {
  readonly isBusy: boolean
  readonly isSuccess: boolean
  /** The list of matches, to which the game goes on its own a while after 'Success'. */
  readonly isList: boolean
  /** Something could not be read, and the screen offers to try again. */
  readonly isFailed: boolean
  /** Nothing can be submitted any more. */
  readonly isClosed: boolean
  readonly hasConflict: boolean
  readonly cards: readonly Card[]
}

const { submit, success, takeTheirs, stopWaiting } = predictionCopy

/** The texts that {@link screenIn} looks for. */
export const SCREEN_WORDS = {
  submit,
  success,
  takeTheirs,
  stopWaiting,
  retry: appCopy.retry,
  waiting: appCopy.waitingForConnection,
}

/** Reads what a page shows at this moment. A browser runs it inside the page, so it uses nothing from outside. */
export function screenIn(page: Element, words: typeof SCREEN_WORDS): Screen {
  const textsOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const valuesOf = (card: Element, selector: string) =>
    [...card.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value)
  // A dial has a field for the same number next to it.
  const numbersOf = (card: Element) => {
    const dials = valuesOf(card, 'input[type=range]')
    return (dials.length > 0 ? dials : valuesOf(card, '[role=spinbutton]')).map(Number)
  }
  const buttons = textsOf('button')
  const titleOf = (card: Element) => card.querySelector('h2')?.textContent.trim() ?? ''
  // While questions are loading, their places have no titles.
  const titled = [...page.querySelectorAll('ol > li')].filter((card) => titleOf(card) !== '')
  const cards = titled.map((card) => ({
    title: titleOf(card),
    lines: [...card.querySelectorAll('p')].map(({ textContent }) => textContent),
    answer: {
      numbers: numbersOf(card),
      choiceId: valuesOf(card, 'input[type=radio]:checked')[0],
    },
  }))
  const isBusy =
    page.querySelector('button[aria-busy=true]') !== null ||
    textsOf('[role=status]').some((notice) => notice.includes(words.waiting))
  const canSubmit = buttons.some(
    (button) => button.startsWith(words.submit) || button.startsWith(words.stopWaiting),
  )
  return {
    isBusy,
    isSuccess: textsOf('h2').includes(words.success),
    isList: cards.length === 0 && page.querySelector('a[href*="/prediction/"], a[href*="/result/"]') !== null,
    isFailed: cards.length === 0 && buttons.includes(words.retry),
    isClosed: cards.length > 0 && !canSubmit,
    hasConflict: buttons.includes(words.takeTheirs),
    cards,
  }
}

/** Whether the page waits for nothing. */
export function isAtRest({ isSuccess, isList, isFailed, isBusy, cards }: Screen): boolean {
  return isSuccess || isList || isFailed || (cards.length > 0 && !isBusy)
}

export function isSaved({ lines }: Card): boolean {
  return lines.includes(predictionCopy.saved)
}

const EMPTY_LINES: readonly string[] = [
  predictionCopy.notAnswered,
  predictionCopy.noAnswer,
  predictionCopy.answerGone,
  // Parts of two answers are stored, which is no answer.
  predictionCopy.partlySaved,
]

export function isAnswered({ lines }: Card): boolean {
  return !lines.some((line) => EMPTY_LINES.includes(line))
}

const CLOSED_LINES: readonly string[] = [
  predictionCopy.closedBefore,
  predictionCopy.questionClosed,
  predictionCopy.noAnswer,
]

/** Whether the card says that it takes no answer any more. */
export function isCardClosed({ lines }: Card): boolean {
  return lines.some((line) => CLOSED_LINES.includes(line))
}

/** Returns a screen in one line: what is true of it, and its cards with their lines. */
export function screenText(screen: Screen | undefined): string {
  if (screen === undefined) return 'none'
  const { cards, ...facts } = screen
  const names = Object.entries(facts).flatMap(([name, isTrue]) => (isTrue ? [name] : []))
  const lines = cards.map((card) => `'${card.title}': ${card.lines.join(' · ')}`)
  return [...names, ...lines].join('; ') || 'nothing that is known'
}

/** Returns the votes that the cards mean. */
export function choicesOn(cards: readonly Card[], match: Match): readonly Choice[] {
  return cards.flatMap(({ title, answer }) => choicesOf(match, title, answer))
}
