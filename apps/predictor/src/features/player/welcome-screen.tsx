import { useQueryClient } from '@tanstack/react-query'
import { FramedDialog, Skeleton, Spinner } from '@touchline/ui-kit'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { appCopy } from '../../config/copy.ts'
import { useGame, usePlayer } from '../../launch/game.ts'
import { ROUTES, usePaths } from '../../launch/paths.ts'
import { useGameNavigation, useNavigationState } from '../../navigation/game-navigation.ts'
import { playerFromProfile, savePlayerData } from '../../platform/profile.ts'
import { keys } from '../../queries/keys.ts'
import { Hero, PageTitle } from '../../screen/hero.tsx'
import layout from '../../screen/screen-layout.module.css'
import { NicknameForm } from './nickname-form.tsx'
import styles from './player.module.css'
import { playerCopy } from './player-copy.ts'

/** Renders the first page of a new player: the nickname and the agreement. */
export function WelcomeScreen() {
  const game = useGame()
  const paths = usePaths()
  const { open } = useGameNavigation()
  const player = usePlayer()
  const client = useQueryClient()
  const [isReadingTerms, setIsReadingTerms] = useState(false)
  const { tournament } = game.entry
  const { hash } = useLocation()
  // The path that the player opened before the redirect to this page.
  const opened = useNavigationState('opened')
  // A player who opened the link of a match, or one to the boards with a fragment, continues to it (decision 0022).
  const isBoardLink = opened === ROUTES.leaderboards && hash !== ''
  const next = isBoardLink ? paths.leaderboards + hash : (paths.fixture(String(opened)) ?? paths.home)
  if (player?.isWelcomed) return <Navigate to={next} replace />

  async function leave(): Promise<void> {
    const profile = await savePlayerData(game.engagement, { isWelcomed: true })
    client.setQueryData(keys.player(), playerFromProfile(profile))
    open(next, { replace: true })
  }

  return (
    <main className={layout['page']} data-width="form">
      <PageTitle>{playerCopy.welcomeTitle}</PageTitle>
      <Hero
        size="page"
        logo={tournament.tournamentLogo}
        tournament={tournament.name}
        title={playerCopy.welcome}
        lead={playerCopy.welcomeLead}
      />
      {player === undefined ? (
        <div className={layout['fields']} aria-busy="true">
          <Spinner size="s" label={appCopy.loading} />
          <Skeleton shape="block" height="6rem" />
          <Skeleton shape="block" height="3.5rem" />
        </div>
      ) : (
        <NicknameForm onConfirmed={leave} />
      )}
      <p className={layout['note']}>
        {playerCopy.agreementBefore}
        <button type="button" className={styles['link']} onClick={() => setIsReadingTerms(true)}>
          {playerCopy.agreementLink}
        </button>
        {playerCopy.agreementAfter}
      </p>
      <FramedDialog
        open={isReadingTerms}
        onClose={() => setIsReadingTerms(false)}
        title={playerCopy.terms}
        src={game.settings.termsUrl}
        newTabLabel={playerCopy.termsInNewTab}
      />
    </main>
  )
}
