import { buttonAttributes, ExternalIcon } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import styles from './game-link.module.css'

interface GameLinkProps {
  readonly href: string
  readonly children: string
}

/** A link that opens the game in a new tab. */
export function GameLink({ href, children }: GameLinkProps): ReactElement {
  return (
    <a {...buttonAttributes()} href={href} target="_blank" rel="noreferrer">
      <span className={styles['face']}>
        {children}
        <ExternalIcon />
      </span>
    </a>
  )
}
