import { Spinner } from '@touchline/ui-kit'
import { appCopy } from '../config/copy/app-copy.ts'
import { StillWorking } from '../screen/still-working.tsx'
import styles from './loading-screen.module.css'

export function LoadingScreen() {
  return (
    <div className={styles['screen']}>
      <Spinner size="l" label={appCopy.loading} />
      <StillWorking />
    </div>
  )
}
