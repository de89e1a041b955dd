import { Card, Skeleton, Spinner } from '@touchline/ui-kit'
import { appCopy, matchCopy } from '../../config/copy.ts'
import { StillWorking } from '../../screen/read-frame.tsx'
import layout from '../../screen/screen-layout.module.css'
import styles from './result-screen.module.css'

const PLACES = ['one', 'two', 'three', 'four']

/** Renders a placeholder of a result. */
export function ResultSkeleton() {
  return (
    <div aria-busy="true">
      <div className={`${layout['patterned']} ${styles['hero']}`}>
        <span className={styles['match']}>
          <Skeleton shape="block" width="12rem" height="2.5rem" />
        </span>
        <p className={styles['score']}>
          <span className={styles['small']}>{matchCopy.youScored}</span>
          <span className={styles['total']}>
            <Spinner size="l" label={appCopy.loading} />
          </span>
          <span className={styles['points']}>{matchCopy.points}</span>
        </p>
        <StillWorking className={styles['note']} />
      </div>
      <ul className={layout['cards']} data-inset>
        {PLACES.map((place) => (
          <li key={place}>
            <Card>
              <Skeleton shape="block" height="7.5rem" />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
