import type { WidgetKind } from '../../core/widget-kind.ts'
import { ballotOf } from '../../data/interactions.ts'
import { found, HttpError } from '../../middleware/http-error.ts'
import type { AppContext } from '../app-context.ts'

interface Refused {
  readonly widget: { readonly id: string; readonly kind: WidgetKind }
  readonly now: number
  /** Undefined if the widget has no such option; null if the answer needs none. */
  readonly position: number | null | undefined
  readonly wrongOption: () => HttpError
}

/** Throws the reason why a widget took no answer; returns if the widget is not the reason. */
export async function explainRefusal({ db }: AppContext, refused: Refused): Promise<void> {
  const { widget, position, now } = refused
  const ballot = found(await ballotOf(db, widget), 'Widget')
  if (position === undefined || (position !== null && position >= ballot.option_count))
    throw refused.wrongOption()
  if (ballot.is_void) throw new HttpError(403, 'This match was called off, so its widgets take no answers.')
  if (ballot.interactive_until !== null && now >= ballot.interactive_until) {
    throw new HttpError(403, 'This widget no longer takes answers.')
  }
  if (ballot.kick_off_at === null) {
    throw new HttpError(403, 'This match has no date, so its widgets take no answers before it has one.')
  }
  if (ballot.settled_at !== null)
    throw new HttpError(403, 'This match is settled, so its widgets take no answers.')
}
