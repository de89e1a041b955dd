import { ballotOf } from '../../data/interactions.ts'
import { found, HttpError } from '../../middleware/http-error.ts'
import type { AppContext } from '../app-context.ts'

interface Refused {
  readonly widget: { readonly id: string; readonly kind: string }
  readonly now: number
  /** undefined where the option named is not the widget's; null where none is needed. */
  readonly position: number | null | undefined
  readonly wrongOption: () => HttpError
}

/** Says why an answer was not taken, as far as the widget is the reason; returns where it is not. */
export async function explainRefusal({ db }: AppContext, refused: Refused): Promise<void> {
  const { widget, position, now } = refused
  const ballot = found(await ballotOf(db, widget), 'Widget')
  if (position === undefined || (position !== null && position >= ballot.option_count))
    throw refused.wrongOption()
  if (ballot.interactive_until !== null && now >= ballot.interactive_until) {
    throw new HttpError(403, 'This widget no longer takes answers.')
  }
  if (ballot.is_void) throw new HttpError(403, 'This match was called off, so its widgets take no answers.')
  if (ballot.kick_off_at === null) {
    throw new HttpError(403, 'This match has no date, so its widgets take no answers before it has one.')
  }
  if (ballot.settled_at !== null)
    throw new HttpError(403, 'This match is settled, so its widgets take no answers.')
}
