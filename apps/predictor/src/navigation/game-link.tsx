import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router'
import { isFramed } from './is-framed.ts'
import { useGameNavigation } from './use-game-navigation.ts'

interface GameLinkProps extends Omit<ComponentPropsWithRef<typeof Link>, 'to' | 'onClick'> {
  readonly to: string
  /** Returns whether the screen is the history entry beneath this one: the link then makes a step back. */
  readonly isBeneath?: (() => boolean) | undefined
}

/** A link to a screen of the game. In a frame it navigates by the frame's rules. */
export function GameLink({ isBeneath, ...props }: GameLinkProps) {
  const { open, stepBack } = useGameNavigation()
  return (
    <Link
      {...props}
      onClick={(event) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
        const isBack = isBeneath?.()
        if (!isPlain || !(isBack || isFramed(window))) return
        event.preventDefault()
        if (isBack) stepBack()
        else open(props.to, { state: props.state })
      }}
    />
  )
}
