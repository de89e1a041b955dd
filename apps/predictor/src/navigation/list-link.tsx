import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router'
import { useToList } from './use-to-list.ts'

/** A link to the list of matches. Followed from a screen that the list opened, it keeps the list's scroll position. */
export function ListLink(props: Omit<ComponentPropsWithRef<typeof Link>, 'to' | 'onClick'>) {
  const { path, isBeneath, go } = useToList()
  return (
    <Link
      {...props}
      to={path}
      onClick={(event) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
        if (!isPlain || !isBeneath()) return
        event.preventDefault()
        go()
      }}
    />
  )
}
