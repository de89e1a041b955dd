import { appCopy } from '../config/copy.ts'
import { useGame } from '../launch/use-game.ts'

/** Sets the title of the page to that of a screen. Of several titles the one that was mounted last applies. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{appCopy.pageTitle(children, useGame().entry.tournament.name)}</title>
}
