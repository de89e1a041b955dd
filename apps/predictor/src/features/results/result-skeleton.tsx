import { Skeleton, Spinner } from '@touchline/ui-kit'
import { appCopy } from '../../config/copy.ts'
import { StillWorking } from '../../screen/read-frame.tsx'
import layout from '../../screen/screen-layout.module.css'
import styles from './result-screen.module.css'

/** The height of six rows. */
const ROWS_HEIGHT = '384px'

/** Renders the places of a result while it is loading. */
export function ResultSkeleton() {
  return (
    <div aria-busy="true">
      <div className={`${styles['hero']} ${styles['waiting']}`}>
        <Spinner size="l" label={appCopy.loading} />
        <StillWorking className={layout['note']} />
      </div>
      <div className={styles['body']}>
        <Skeleton shape="block" height={ROWS_HEIGHT} />
      </div>
    </div>
  )
}
