import { ProgressStep, ProgressSteps, Skeleton, Spinner, StepHeading } from '@touchline/ui-kit'
import { appCopy, fixtureCopy } from '../../config/copy.ts'
import { StillWorking } from '../../screen/read-frame.tsx'
import styles from './prediction-screen.module.css'

const PLACES = [
  { name: 'scores', height: '105px' },
  { name: 'minute', height: '7.4rem' },
  { name: 'count', height: 'calc(44px + 1.25rem)' },
  { name: 'first choice', height: '44px' },
  { name: 'second choice', height: '44px' },
  { name: 'third choice', height: '44px' },
]

/** Renders the place of the questions while they are being loaded. */
export function PredictionSkeleton() {
  return (
    <div className={styles['sheet']} aria-busy="true">
      <div className={styles['head']}>
        <span className={styles['title']}>{fixtureCopy.prediction}</span>
        <StillWorking />
        <Spinner size="s" label={appCopy.loading} />
      </div>
      {/* Drawn only: a heading without words would be read out as one. */}
      <div aria-hidden="true">
        <ProgressSteps>
          {PLACES.map(({ name, height }) => (
            <ProgressStep key={name}>
              <StepHeading eyebrow={<Skeleton width="12ch" />} title="&nbsp;" />
              <Skeleton shape="block" height={height} />
            </ProgressStep>
          ))}
        </ProgressSteps>
      </div>
    </div>
  )
}
