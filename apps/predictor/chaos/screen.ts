import type { Page } from '@playwright/test'
import { appCopy } from '../src/config/copy/app-copy.ts'
import { predictionCopy } from '../src/config/copy/prediction-copy.ts'
import type { Choice } from './ledger.ts'
import { choicesOf, type Match } from './match.ts'

/** One question as it stands on the screen. */
export interface Card {
  readonly title: string
  /** Everything that is said under the question. */
  readonly lines: readonly string[]
  /** Both scores, one number, or none. */
  readonly numbers: readonly string[]
  readonly choiceId: string | undefined
}

/** What a fan sees. */
export interface Screen {
  readonly isBusy: boolean
  readonly isSuccess: boolean
  readonly hasForm: boolean
  readonly hasConflict: boolean
  readonly cards: readonly Card[]
}

const { submit, success, takeTheirs } = predictionCopy
const WORDS = { submit, success, takeTheirs, waiting: appCopy.waitingForConnection }

/** Reads the match's screen as it is at this moment. */
export function readScreen(page: Page): Promise<Screen> {
  return page.evaluate((copy) => {
    const valuesOf = (card: Element, selector: string) =>
      [...card.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value)
    const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent ?? '')
    const notices = [...document.querySelectorAll('[role=status]')].map(
      ({ textContent }) => textContent ?? '',
    )
    const cards = [...document.querySelectorAll('ol > li')].map((card) => ({
      title: card.querySelector('h2')?.textContent ?? '',
      lines: [...card.querySelectorAll('p')].map((line) => line.textContent ?? ''),
      numbers: valuesOf(card, '[role=spinbutton], input[type=range]'),
      choiceId: valuesOf(card, 'input[type=radio]:checked')[0],
    }))
    return {
      isBusy:
        document.querySelector('button[aria-busy=true]') !== null ||
        notices.some((notice) => notice.includes(copy.waiting)),
      isSuccess: [...document.querySelectorAll('h2')].some((one) => one.textContent === copy.success),
      hasForm: buttons.some((button) => button.startsWith(copy.submit)) && cards.length > 0,
      hasConflict: buttons.includes(copy.takeTheirs),
      cards,
    }
  }, WORDS)
}

export function isSaved({ lines }: Card): boolean {
  return lines.includes(predictionCopy.saved)
}

export function isAnswered({ lines }: Card): boolean {
  return !lines.includes(predictionCopy.notAnswered)
}

/** The votes that the cards mean. */
export function choicesOn(cards: readonly Card[], match: Match): readonly Choice[] {
  return cards.flatMap(({ title, numbers, choiceId }) => {
    const widget = match.widgets.find(({ question }) => question === title)
    if (widget === undefined) throw new Error(`No widget asks '${title}'.`)
    const [one = '', other] = numbers
    if (choiceId !== undefined) return choicesOf(match, widget.id, { kind: 'choice', choiceId })
    if (other === undefined) return choicesOf(match, widget.id, { kind: 'count', value: Number(one) })
    return choicesOf(match, widget.id, { kind: 'match-result', home: Number(one), away: Number(other) })
  })
}
