import { useQueryClient } from '@tanstack/react-query'
import { Button, buttonAttributes } from '@touchline/ui-kit'
import { useState } from 'react'
import { useGame } from '../../launch/game.ts'
import { usePaths } from '../../launch/paths.ts'
import { useGameNavigation } from '../../navigation/game-navigation.ts'
import { PRACTICE_FIXTURE_ID, type PracticeMatch } from '../../platform/practice-match.ts'
import styles from './practice-bar.module.css'
import { practiceCopy } from './practice-copy.ts'

interface PracticeBarProps {
  readonly practice: Pick<PracticeMatch, 'goToKickOff' | 'goToWhistle'>
  readonly onStartAgain: () => void
}

const STEPS = ['goToKickOff', 'goToWhistle', 'startAgain'] as const

/** Marks every screen as practice, and moves the time of the match. */
export function PracticeBar({ practice, onStartAgain }: PracticeBarProps) {
  const client = useQueryClient()
  const paths = usePaths()
  const { open } = useGameNavigation()
  const { settings, launch } = useGame()
  const [step, setStep] = useState<(typeof STEPS)[number]>('goToKickOff')

  async function move(): Promise<void> {
    if (step === 'startAgain') return onStartAgain()
    if (step === 'goToKickOff') {
      practice.goToKickOff()
      setStep('goToWhistle')
    } else {
      practice.goToWhistle()
      setStep('startAgain')
      open(paths.result(PRACTICE_FIXTURE_ID))
    }
    await client.invalidateQueries()
  }

  return (
    <aside className={styles['bar']} aria-label={practiceCopy.label}>
      <p>
        <strong>{practiceCopy.label}</strong> {practiceCopy.note}
      </p>
      {/* One button: it keeps the focus when its text changes. */}
      <Button variant="primary" onClick={() => void move()}>
        {practiceCopy[step]}
      </Button>
      {/* Without a token: the page is loaded as for a fan who is not signed in. */}
      <a
        href={`${settings.basePath}home?tournamentId=${encodeURIComponent(launch.tournamentId)}`}
        {...buttonAttributes({ variant: 'quiet' })}
      >
        {practiceCopy.leave}
      </a>
    </aside>
  )
}
