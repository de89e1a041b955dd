import { Card, ProgressStep, ProgressSteps, Skeleton, Spinner } from '@touchline/ui-kit'
import { appCopy, matchCopy } from '../../config/copy.ts'
import { StillWorking } from '../../screen/read-frame.tsx'
import styles from './prediction-screen.module.css'

const PLACES = [
  { name: 'scores', height: '8.5rem' },
  { name: 'minute', height: '10.5rem' },
  { name: 'count', height: '4rem' },
]

/** The place of the questions while they are being loaded. */
export function PredictionSkeleton() {
  return (
    <div className={styles['sheet']} aria-busy="true">
      <div className={styles['head']}>
        <span className={styles['title']}>{matchCopy.prediction}</span>
        <StillWorking />
        <Spinner size="s" label={appCopy.loading} />
      </div>
      {/* Drawn only: a heading without words would be read out as one. */}
      <div aria-hidden="true">
        <ProgressSteps>
          {PLACES.map(({ name, height }) => (
            <ProgressStep key={name} eyebrow={<Skeleton width="12ch" />} title="&nbsp;">
              <Card>
                <Skeleton shape="block" height={height} />
              </Card>
            </ProgressStep>
          ))}
        </ProgressSteps>
      </div>
    </div>
  )
}
