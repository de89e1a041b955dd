import { buttonAttributes, ExternalIcon, VisuallyHidden } from '@touchline/ui-kit'
import { type ReactElement, useContext } from 'react'
import { controls } from '../controls.ts'
import { GameUrlContext, SayContext } from './act.ts'
import styles from './frame.module.css'

interface GameLinkProps {
  readonly href: string
  readonly children: string
}

export function GameLink({ href, children }: GameLinkProps): ReactElement {
  return (
    <a {...buttonAttributes()} href={href} target="_blank" rel="noreferrer">
      <span className={styles['link']}>
        {children}
        <ExternalIcon />
      </span>
    </a>
  )
}

interface FanButtonProps {
  readonly profileId: string
  readonly nickname: string
}

/** Renders a fan's name as a button that opens the game as that fan. */
export function FanButton({ profileId, nickname }: FanButtonProps): ReactElement {
  const gameUrl = useContext(GameUrlContext)
  const say = useContext(SayContext)

  async function openGame(): Promise<void> {
    // Opened during the click: after the request for the token a browser would block it as a pop-up.
    const tab = window.open('about:blank', '_blank')
    if (tab) tab.opener = null
    try {
      const url = gameUrl(await controls.tokenFor(profileId))
      if (tab) tab.location.replace(url)
      else say({ text: 'The browser blocked the new tab. Allow pop-ups for this page.', tone: 'negative' })
    } catch (error) {
      tab?.close()
      say({ text: error instanceof Error ? error.message : String(error), tone: 'negative' })
    }
  }

  return (
    <button type="button" className={styles['fan']} onClick={openGame}>
      {nickname}
      <VisuallyHidden>, open the game as this fan in a new tab</VisuallyHidden>
      <ExternalIcon />
    </button>
  )
}
