import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router'
import { isFramed } from './is-framed.ts'
import { isPlainClick } from './is-plain-click.ts'
import { useGameNavigation } from './use-game-navigation.ts'

interface GameLinkProps extends Omit<ComponentPropsWithRef<typeof Link>, 'to' | 'onClick'> {
  readonly to: string
}

/** A link to a screen of the game. In a frame it navigates by the frame's rules. */
export function GameLink(props: GameLinkProps) {
  const { open } = useGameNavigation()
  return (
    <Link
      {...props}
      onClick={(event) => {
        if (!isFramed(window) || !isPlainClick(event)) return
        event.preventDefault()
        open(props.to, { state: props.state })
      }}
    />
  )
}
