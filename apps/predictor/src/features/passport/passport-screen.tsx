import { FormattedNumber, MessageScreen, PlusPattern } from '@touchline/ui-kit'
import { passportCopy } from '../../config/copy/passport-copy.ts'
import { resultCopy } from '../../config/copy/result-copy.ts'
import { shareCopy } from '../../config/copy/share-copy.ts'
import { publicLink } from '../../launch/public-link.ts'
import { useGame } from '../../launch/use-game.ts'
import layout from '../../screen/screen-layout.module.css'
import { ShareButton } from '../../sharing/share-button.tsx'
import { usePictureFrame } from '../../sharing/use-picture-frame.ts'
import { AccuracyTable } from './accuracy-table.tsx'
import { CompleteRounds } from './complete-rounds.tsx'
import { PassportFacts } from './passport-facts.tsx'
import { passportPicture, passportText } from './passport-picture.ts'
import styles from './passport-screen.module.css'
import { RoundsSection } from './rounds-section.tsx'
import type { SeasonPassport } from './season-passport.ts'
import { useSeasonPassport } from './use-season-passport.ts'

/** Renders the player's season: totals, rounds, questions. */
export function PassportScreen() {
  const passport = useSeasonPassport()
  const isEmpty = passport.rounds.length === 0
  return (
    <>
      {isEmpty ? (
        <MessageScreen headingLevel={2} title={passportCopy.emptyTitle} description={passportCopy.empty} />
      ) : (
        <Season passport={passport} />
      )}
      {/* At one place in the tree: the first round that is read must not end the reading. */}
      <CompleteRounds missing={passport.missing} />
      {isEmpty ? null : <ShareSeason passport={passport} />}
    </>
  )
}

interface SeasonProps {
  readonly passport: SeasonPassport
}

function Season({ passport }: SeasonProps) {
  const { tournament } = useGame().entry
  return (
    <>
      <div className={`${layout['patterned']} ${styles['hero']}`}>
        <PlusPattern />
        <p className={styles['name']}>{tournament.name}</p>
        <p className={styles['total']}>
          <FormattedNumber value={passport.points} />
          <span>{shareCopy.pointsUnit(passport.points)}</span>
        </p>
        <p className={styles['note']}>{passportCopy.fromDevice}</p>
      </div>
      <PassportFacts passport={passport} />
      <RoundsSection rounds={passport.rounds} />
      <AccuracyTable accuracy={passport.accuracy} />
    </>
  )
}

function ShareSeason({ passport }: SeasonProps) {
  const { entry, settings, launch } = useGame()
  const frame = usePictureFrame()
  const link = publicLink(settings, { tournamentId: launch.tournamentId }, window.location.origin)
  return (
    <ShareButton
      text={passportText(passport, entry.tournament.name ?? resultCopy.unknownTotal, link)}
      picture={{ ...frame, ...passportPicture(passport) }}
    />
  )
}
