import { appCopy } from '../config/copy/app-copy.ts'
import { useGame } from '../launch/use-game.ts'

/** What the browser, its history and a screen reader call the screen. The one that came last counts. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{appCopy.pageTitle(children, useGame().entry.tournament.name)}</title>
}
