import { type Card, isAnswered, isCardClosed, isSaved, type Screen } from './screen.ts'

/** Returns the cards whose answers nothing but the page and its device has. */
export function unsentCards({ cards }: Screen): readonly Card[] {
  return cards.filter((card) => isAnswered(card) && !isSaved(card) && !isCardClosed(card))
}

/** Returns whether anything is left that can be sent. */
export function hasUnsent(screen: Screen): boolean {
  return !screen.isClosed && unsentCards(screen).length > 0
}

/** Returns the drafts that can be compared: the answers of questions that have closed are not shown any more. */
export function comparableDrafts(drafts: readonly Card[], { cards, isClosed }: Screen): readonly Card[] {
  if (isClosed) return []
  const closed = cards.filter(isCardClosed).map(({ title }) => title)
  return drafts.filter(({ title }) => !closed.includes(title))
}

/** Returns a line for each draft that the screen does not show. */
export function missingDrafts(drafts: readonly Card[], { cards }: Screen): readonly string[] {
  return drafts.flatMap((draft) => {
    const card = cards.find(({ title }) => title === draft.title)
    const shown = card === undefined ? 'gone' : textOf(card)
    return shown === textOf(draft) ? [] : [`'${draft.title}' was ${textOf(draft)} and is ${shown}`]
  })
}

function textOf({ answer: { numbers, choiceId } }: Card): string {
  return choiceId ?? numbers.join(':')
}
