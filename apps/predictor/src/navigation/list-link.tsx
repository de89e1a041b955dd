import type { ComponentPropsWithRef } from 'react'
import { GameLink } from './game-link.tsx'
import { useToList } from './use-to-list.ts'

/** A link to the list of matches. Followed from a screen that the list opened, it keeps the list's scroll position. */
export function ListLink(props: Omit<ComponentPropsWithRef<typeof GameLink>, 'to' | 'isBeneath'>) {
  const { path, isBeneath } = useToList()
  return <GameLink {...props} to={path} isBeneath={isBeneath} />
}
