import { useQueryClient } from '@tanstack/react-query'
import { LIMITS, type MatchResultAnswer, type MatchResultQuestion } from '@touchline/game-rules'
import { Button, buttonAttributes, cardAttributes, ForwardIcon, useClock } from '@touchline/ui-kit'
import { ScoreInput } from '@touchline/ui-kit/questions'
import { type ReactNode, useState } from 'react'
import type { Settings } from '../../config/settings.ts'
import { tournamentById } from '../../config/tournaments.ts'
import { ownFile } from '../../config/urls.ts'
import { deviceStorage, memoryStorage } from '../../device/device-storage.ts'
import { type GameParts, useGame } from '../../launch/game.ts'
import { usePaths } from '../../launch/paths.ts'
import { GameLink } from '../../navigation/game-link.tsx'
import { useGameNavigation } from '../../navigation/game-navigation.ts'
import {
  createPracticeFixture,
  PRACTICE_FIXTURE_ID,
  type PracticeFixture,
} from './platform/practice-fixture.ts'
import styles from './practice.module.css'
import { PRACTICE_TEAMS, practiceCopy } from './practice-copy.ts'

/** What a session of the practice match is made of. */
interface PracticeSession extends Pick<GameParts, 'settings' | 'storage' | 'fetch' | 'clock'> {
  /** The bar above every screen. */
  readonly bar: ReactNode
}

interface PracticeGameProps {
  readonly tournamentId: string
  readonly settings: Settings
  readonly children: (session: PracticeSession) => ReactNode
}

/** Renders the game on a platform in the page, with storage that ends with the page: nothing is sent and nothing is kept. */
export function PracticeGame({ tournamentId, settings, children }: PracticeGameProps) {
  const deviceNow = useClock()
  const [practice] = useState(() =>
    createPracticeFixture(tournamentById(tournamentId, settings.tournaments).tournament, deviceNow),
  )
  const [storage] = useState(() => deviceStorage(memoryStorage))
  const { endpoint, clientId, fetch, now } = practice
  return children({
    settings: { ...settings, platformEndpoint: endpoint, platformOrigins: [], clientId },
    storage,
    fetch,
    clock: now,
    bar: <PracticeBar practice={practice} />,
  })
}

/** Renders the bar that marks every screen as practice, and moves the time of the match. */
function PracticeBar({ practice }: { readonly practice: PracticeFixture }) {
  const client = useQueryClient()
  const paths = usePaths()
  const { open } = useGameNavigation()
  const { settings, launch } = useGame()
  const [step, setStep] = useState<'goToKickOff' | 'goToWhistle' | 'startAgain'>('goToKickOff')

  async function move(): Promise<void> {
    // A loaded page begins with a new match.
    if (step === 'startAgain') return window.location.replace(ownFile(settings.basePath, paths.home))
    practice[step]()
    setStep(step === 'goToKickOff' ? 'goToWhistle' : 'startAgain')
    if (step === 'goToWhistle') open(paths.result(PRACTICE_FIXTURE_ID))
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

const QUESTION: MatchResultQuestion = {
  id: 'practice-preview',
  kind: 'match-result',
  text: 'What will the final score be?',
  ...PRACTICE_TEAMS,
  maxScore: LIMITS.maxScore,
}

const ANSWER: MatchResultAnswer = { kind: 'match-result', home: 27, away: 20 }

interface PracticeInvitationProps {
  /** The address of the practice match. */
  readonly to: string
}

/**
 * Leads to the practice match. Its first card is shown as it looks when it is answered. The card is a picture: a press
 * anywhere on it leads to the match, like the link above it, which is the one for the keyboard and for screen readers.
 */
export function PracticeInvitation({ to }: PracticeInvitationProps) {
  return (
    <>
      <GameLink to={to} {...buttonAttributes({ variant: 'secondary', size: 'l', wide: true })}>
        {practiceCopy.tryIt}
      </GameLink>
      <GameLink to={to} aria-hidden="true" tabIndex={-1} {...cardAttributes({ pressable: true })}>
        <div inert className={styles['picture']}>
          <p>{QUESTION.text}</p>
          <ScoreInput question={QUESTION} answer={ANSWER} onAnswerChange={() => undefined} />
        </div>
        <span className={styles['tap']}>
          {practiceCopy.tap}
          <ForwardIcon />
        </span>
      </GameLink>
    </>
  )
}
