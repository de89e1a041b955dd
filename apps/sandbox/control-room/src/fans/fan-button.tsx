import { ExternalIcon, VisuallyHidden } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import { useOpenGame } from '../frame/open-game.ts'
import styles from './fans.module.css'

interface FanButtonProps {
  readonly profileId: string
  readonly nickname: string
}

/** Renders a fan's name as a button that opens the game as that fan. */
export function FanButton({ profileId, nickname }: FanButtonProps): ReactElement {
  const openGame = useOpenGame()
  return (
    <button type="button" className={styles['fan']} onClick={() => openGame(profileId)}>
      {nickname}
      <VisuallyHidden>, open the game as this fan in a new tab</VisuallyHidden>
      <ExternalIcon />
    </button>
  )
}
