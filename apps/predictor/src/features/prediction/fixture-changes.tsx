import { type Fixture, kickOffText } from '@touchline/game-rules'
import { Notice } from '@touchline/ui-kit'
import { CountdownText } from '@touchline/ui-kit/questions'
import { useState } from 'react'
import { fixtureChangeCopy } from '../../config/copy.ts'
import { useKickOffMove } from '../../fixture/kick-off.ts'
import { useHasPassed, usePlatformTime } from '../../launch/use-platform-time.ts'
import { predictionCopy } from './prediction-copy.ts'
import styles from './prediction-screen.module.css'

/** Renders the countdown or, while an unconfirmed device clock is past the closing time, that the platform decides. */
export function ClosingTime({ closesAt }: Pick<Fixture, 'closesAt'>) {
  const isClosed = useHasPassed(closesAt)
  const isPastOnDevice = usePlatformTime(({ now }) => now >= closesAt)
  return isPastOnDevice && !isClosed ? (
    <p className={styles['countdown']}>{predictionCopy.closingUnknown}</p>
  ) : (
    <CountdownText className={styles['countdown']} closesAt={closesAt} />
  )
}

/** Renders that a fixture was called off or moved. */
export function FixtureChanges({ fixture }: { readonly fixture: Fixture }) {
  const hasMoved = useKickOffMove(fixture)
  const [dismissedAt, setDismissedAt] = useState<number>()
  if (fixture.isVoid === true) {
    return (
      <div className={styles['changes']}>
        <Notice title={fixtureChangeCopy.offTag(fixture)}>{fixtureChangeCopy.offNote(fixture)}</Notice>
      </div>
    )
  }
  if (!hasMoved || dismissedAt === fixture.kickOffAt) return null
  const { weekday, date, time } = kickOffText(fixture.kickOffAt)
  return (
    <div className={styles['changes']}>
      <Notice tone="caution" onDismiss={() => setDismissedAt(fixture.kickOffAt)}>
        {fixtureChangeCopy.moved(`${weekday}, ${date}, ${time}`)}
      </Notice>
    </div>
  )
}
