import { appCopy } from '../config/copy/app-copy.ts'
import { useGame } from '../launch/use-game.ts'
import { useDocumentTitle } from './use-document-title.ts'

/** Sets the title of the page to that of a screen. */
export function PageTitle({ children }: { readonly children: string }) {
  useDocumentTitle(appCopy.pageTitle(children, useGame().entry.tournament.name))
  return null
}
