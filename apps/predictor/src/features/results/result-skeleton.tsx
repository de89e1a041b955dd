import { cardAttributes, Skeleton, Spinner } from '@touchline/ui-kit'
import { appCopy, fixtureCopy } from '../../config/copy.ts'
import { StillWorking } from '../../screen/read-frame.tsx'
import layout from '../../screen/screen-layout.module.css'
import row from './result-row.module.css'
import styles from './result-screen.module.css'

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six']

/** Renders a placeholder of a result. */
export function ResultSkeleton() {
  return (
    <div aria-busy="true">
      <div className={`${layout['patterned']} ${styles['hero']}`}>
        <span className={styles['match']}>
          <Skeleton shape="block" width="12rem" height="44px" />
        </span>
        <p className={styles['score']}>
          <span className={styles['small']}>{fixtureCopy.youScored}</span>
          <span className={styles['total']}>
            <Spinner size="l" label={appCopy.loading} />
          </span>
          <span className={styles['points']}>{fixtureCopy.points}</span>
        </p>
        <div className={styles['bar']} />
        <StillWorking className={styles['note']} />
      </div>
      <ul className={`${cardAttributes().className} ${styles['rows']}`}>
        {PLACES.map((place) => (
          <li key={place} className={`${row['row']} ${row['loading']}`}>
            <Skeleton shape="block" height="2.75rem" />
          </li>
        ))}
      </ul>
    </div>
  )
}
