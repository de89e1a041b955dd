import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { NoticePlacesContext } from './notice-places-context.ts'

/** Renders a notice where it is in sight and covers no control. */
export function InNoticePlace({ children }: { readonly children: ReactNode }) {
  const { place } = use(NoticePlacesContext)
  return place === undefined ? children : createPortal(children, place)
}
