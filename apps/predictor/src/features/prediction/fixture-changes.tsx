import { type Fixture, kickOffText } from '@touchline/game-rules'
import { Notice } from '@touchline/ui-kit'
import { useState } from 'react'
import { fixtureChangeCopy } from '../../config/copy.ts'
import { useKickOffMove } from '../../fixture/kick-off.ts'
import styles from './prediction-screen.module.css'

/** Renders that a match was called off or moved. */
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
