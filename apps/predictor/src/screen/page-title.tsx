import { appCopy } from '../config/copy/app-copy.ts'
import { useGame } from '../launch/use-game.ts'

/** Sets the title of the page. The last one that is rendered applies. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{appCopy.pageTitle(children, useGame().entry.tournament.name)}</title>
}
