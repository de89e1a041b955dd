import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { HeaderLinePlace } from './header-line-place.ts'

/** Renders a line under the title of the header, which stays mounted while screens are loaded into it. */
export function HeaderLine({ children }: { readonly children: ReactNode }) {
  const place = use(HeaderLinePlace)
  return place === null ? null : createPortal(children, place)
}
