import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { isFramed, useGameNavigation, useToList } from './game-navigation.ts'

interface GameLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> {
  readonly to: string
  /** State of the history entry that the link adds. */
  readonly state?: unknown
  /** Returns whether the screen is the history entry beneath this one: the link then makes a step back. */
  readonly isBeneath?: (() => boolean) | undefined
}

/**
 * Renders a link to a screen of the game. In a frame it navigates by the frame's rules.
 */
export function GameLink({ to, state, isBeneath, ...props }: GameLinkProps) {
  const { open, stepBack } = useGameNavigation()
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
        const isBack = isBeneath?.()
        if (!isPlain || !(isBack || isFramed())) return follow(event)
        event.preventDefault()
        if (isBack) stepBack()
        else open(to, { state })
      }}
    />
  )
}

/** Renders a link to the list of fixtures. Followed from a screen that the list opened, it keeps the list's scroll position. */
export function ListLink(props: Omit<ComponentPropsWithRef<typeof GameLink>, 'to' | 'isBeneath'>) {
  const { path, isBeneath } = useToList()
  return <GameLink {...props} to={path} isBeneath={isBeneath} />
}
