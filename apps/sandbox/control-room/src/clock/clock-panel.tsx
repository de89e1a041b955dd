import { useQuery } from '@tanstack/react-query'
import {
  Badge,
  Button,
  ClockContext,
  Dropdown,
  type ReadClock,
  useNow,
  VisuallyHidden,
} from '@touchline/ui-kit'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { ClockChange } from '../../../src/client/control-client.ts'
import { clockQuery, controls } from '../controls.ts'
import { useAct } from '../frame/act.ts'
import frame from '../frame/frame.module.css'
import { Field } from '../frame/layout.tsx'
import { dayText, instantIn, secondText, utcText } from '../frame/time-text.ts'
import styles from './clock-panel.module.css'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const STEPS = [
  { label: '−1 h', ms: -HOUR_MS },
  { label: '+1 min', ms: MINUTE_MS },
  { label: '+10 min', ms: 10 * MINUTE_MS },
  { label: '+1 h', ms: HOUR_MS },
  { label: '+1 day', ms: 24 * HOUR_MS },
] as const

const SPEEDS: ReadonlyMap<number, string> = new Map([
  [0, 'Frozen'],
  [1, 'Real time'],
  [60, 'A minute a second'],
  [600, 'Ten minutes a second'],
  [3600, 'An hour a second'],
])

/** Renders the platform's time and the controls that move it. */
export function ClockPanel(): ReactElement {
  const now = useNow(1000)
  const reading = useQuery(clockQuery).data
  const speed = reading?.speed ?? 1
  const { act, isBusy } = useAct()
  const change = (order: ClockChange, said: string) => act({ work: () => controls.changeClock(order), said })
  // A script may have set another speed.
  const speeds = [...new Set([...SPEEDS.keys(), speed])].map((one) => ({
    value: String(one),
    label: SPEEDS.get(one) ?? `${one} times real time`,
  }))
  return (
    <section className={styles['panel']} aria-label="Platform time" aria-busy={isBusy}>
      <div className={styles['face']}>
        <div>
          <p className={styles['day']}>
            {reading ? dayText(now) : '…'}
            <SpeedBadge speed={speed} />
          </p>
          <p className={styles['time']}>
            <time dateTime={new Date(now).toISOString()}>{reading ? secondText(now) : '––:––:––'}</time>
          </p>
          <p className={styles['utc']}>{reading ? utcText(now) : ' '}</p>
        </div>
        <form
          className={frame['row']}
          action={(fields) => change({ now: instantIn(fields) }, 'The time is set.')}
        >
          <Field type="datetime-local" name="time" label="Date and time here" required />
          <Button type="submit">Set</Button>
        </form>
      </div>
      <div className={frame['row']}>
        <Button
          onClick={() =>
            speed === 0
              ? change({ speed: 1 }, 'The clock runs in real time.')
              : change({ speed: 0 }, 'The clock is frozen.')
          }
        >
          {speed === 0 ? 'Run' : 'Freeze'}
        </Button>
        <Dropdown
          className={styles['speed']}
          label="Speed"
          labelHidden
          options={speeds}
          value={String(speed)}
          onValueChange={(value) => change({ speed: Number(value) }, 'The clock has another speed.')}
        />
        <fieldset className={`${frame['row']} ${styles['steps']}`}>
          <legend>
            <VisuallyHidden>Move the time</VisuallyHidden>
          </legend>
          {STEPS.map(({ label, ms }) => (
            <Button key={label} onClick={() => change({ advanceMs: ms }, `The time moved by ${label}.`)}>
              {label}
            </Button>
          ))}
        </fieldset>
      </div>
    </section>
  )
}

function SpeedBadge({ speed }: { readonly speed: number }): ReactElement {
  if (speed === 0) return <Badge tone="caution">Frozen</Badge>
  return speed === 1 ? <Badge tone="positive">Running</Badge> : <Badge tone="accent">{`× ${speed}`}</Badge>
}

/** Provides the platform's time to its children, computed from the last reading at the platform's speed. */
export function PlatformClock({ children }: { readonly children: ReactNode }): ReactElement {
  const reading = useQuery(clockQuery).data
  const now = useMemo<ReadClock>(() => {
    if (!reading) return () => Date.now()
    return () => reading.shown + (Date.now() - reading.readAt) * reading.speed
  }, [reading])
  return <ClockContext value={now}>{children}</ClockContext>
}
