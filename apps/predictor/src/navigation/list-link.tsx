import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router'
import { isFramed } from './is-framed.ts'
import { isPlainClick } from './is-plain-click.ts'
import { useToList } from './use-to-list.ts'

/** A link to the list of matches. Followed from a screen that the list opened, it keeps the list's scroll position. */
export function ListLink(props: Omit<ComponentPropsWithRef<typeof Link>, 'to' | 'onClick'>) {
  const { path, isBeneath, go } = useToList()
  return (
    <Link
      {...props}
      to={path}
      onClick={(event) => {
        if (!isPlainClick(event) || !(isBeneath() || isFramed(window))) return
        event.preventDefault()
        go()
      }}
    />
  )
}
