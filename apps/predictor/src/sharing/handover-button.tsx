import type { Fixture } from '@touchline/game-rules'
import { Button, FramedDialog } from '@touchline/ui-kit'
import { useState } from 'react'
import { handoverCopy } from '../config/copy/handover-copy.ts'
import { PRACTICE_TOKEN } from '../config/practice-token.ts'
import { publicLink } from '../launch/public-link.ts'
import { useGame } from '../launch/use-game.ts'
import { HandoverPanel } from './handover-panel.tsx'
import styles from './share-button.module.css'

interface HandoverButtonProps {
  readonly fixture: Fixture
  /** Leads to the result of the match. @default false */
  readonly hasResult?: boolean
}

/** Opens a link and a QR code that lead another device or person to this match, without the player's token. */
export function HandoverButton({ fixture, hasResult = false }: HandoverButtonProps) {
  const { settings, launch } = useGame()
  const [isOpen, setIsOpen] = useState(false)
  // The practice match exists on this page only.
  if (settings.switchedOff.includes('handover') || launch.accessToken === PRACTICE_TOKEN) return null
  const { shareUrl, signInUrl } = settings
  const place = { tournamentId: launch.tournamentId, fixtureId: fixture.id, hasResult }
  return (
    <div className={styles['share']}>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {handoverCopy.open}
      </Button>
      <FramedDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={handoverCopy.title}
        closeLabel={handoverCopy.close}
      >
        <HandoverPanel
          teams={fixture}
          link={publicLink(settings, place, window.location.origin)}
          isLanding={shareUrl !== undefined || signInUrl !== undefined}
        />
      </FramedDialog>
    </div>
  )
}
