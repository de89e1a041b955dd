import { useQuery } from '@tanstack/react-query'
import { useNow } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import { fixturesQuery } from '../api/queries.ts'
import { durationText } from '../frame/time-text.ts'
import styles from './clock-panel.module.css'
import { JumpButtons } from './jump-buttons.tsx'
import { nextMoment } from './moments.ts'

/** Renders the next moment of a tournament and the buttons that jump to it. */
export function NextMoment({ tournament }: { readonly tournament: string }): ReactElement | null {
  const { data: fixtures } = useQuery(fixturesQuery(tournament))
  const now = useNow(1000)
  const moment = fixtures && nextMoment(fixtures, now)
  if (!moment) return null
  const { home, away } = moment.fixture
  return (
    <div className={styles['next']}>
      <p className={styles['nextWords']}>
        <span>Next, in {durationText(moment.at - now)}</span>
        <strong>
          {moment.what === 'kick-off' ? 'Kick-off' : 'Result'}: {home} v {away}
        </strong>
      </p>
      <p className={styles['nextButtons']}>
        <JumpButtons at={moment.at} what={`the ${moment.what} of ${home} v ${away}`} />
      </p>
    </div>
  )
}
