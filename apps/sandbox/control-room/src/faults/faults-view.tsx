import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown, WarningIcon } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import type { FaultOrder } from '../../../src/core/fault.ts'
import styles from '../app.module.css'
import { controls, faultsQuery } from '../controls.ts'
import { useAct } from '../frame/act.ts'
import frame from '../frame/frame.module.css'
import { Field, Part, Reading } from '../frame/layout.tsx'
import { faultText } from './fault-text.ts'

/** Frequently used paths with their labels. */
const PATHS = [
  { value: '/api/v1/*', label: 'The whole platform' },
  { value: '/api/v1/applications/*', label: 'Start and profile' },
  { value: '/api/v1/programs/*', label: 'Fixtures and questions' },
  { value: '/api/v1/widget*', label: 'Sending answers' },
  { value: '*/entries*', label: 'Leaderboard entries' },
  { value: '/rewards', label: 'Rewards' },
] as const

/** The kinds of faults, each with its fields of the order. */
const EFFECTS = [
  { value: 'status-503', label: 'Answer 503, unavailable', order: { status: 503 } },
  { value: 'status-500', label: 'Answer 500, broken', order: { status: 500 } },
  { value: 'status-429', label: 'Answer 429, retry after 5 s', order: { status: 429, retryAfter: 5 } },
  { value: 'status-401', label: 'Answer 401, signed out', order: { status: 401 } },
  { value: 'status-404', label: 'Answer 404, not found', order: { status: 404 } },
  { value: 'drop', label: 'Cut the connection', order: { drop: true } },
  { value: 'drop-after', label: 'Cut the connection after it acted', order: { drop: true, when: 'after' } },
  { value: 'hang', label: 'Never answer', order: { hang: true } },
  { value: 'malformed', label: 'Answer broken JSON', order: { malformed: true } },
  { value: 'delay-15', label: 'Answer 15 s late', order: { delayMs: 15_000 } },
  { value: 'capacity-50', label: 'Answer 429 above 50 per second', order: { perSecond: 50 } },
] as const satisfies readonly { value: string; label: string; order: Omit<FaultOrder, 'path'> }[]

/** Renders the list of faults and the form for a new one; scripts can order more of them (`POST /_sandbox/faults`). */
export function FaultsView(): ReactElement {
  const { act, isBusy } = useAct()
  return (
    <div className={styles['columns']}>
      <Part title="Break something">
        <FaultForm />
      </Part>
      <Part title="Active">
        <Reading query={useQuery(faultsQuery)}>
          {(faults) =>
            faults.length === 0 ? (
              <p>Nothing goes wrong on purpose.</p>
            ) : (
              <>
                <ul className={`${frame['list']} ${styles['faults']}`} aria-label="Faults">
                  {faults.map((fault, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be the same, and none has a state of its own here
                    <li key={index}>
                      <WarningIcon />
                      {faultText(fault)}
                    </li>
                  ))}
                </ul>
                <div>
                  <Button
                    busy={isBusy}
                    onClick={() => act({ work: controls.clearFaults, said: 'All faults are gone.' })}
                  >
                    Clear all faults
                  </Button>
                </div>
              </>
            )
          }
        </Reading>
      </Part>
    </div>
  )
}

function FaultForm(): ReactElement {
  const { act, isBusy } = useAct()
  return (
    <form
      className={styles['narrow']}
      aria-label="New fault"
      onSubmit={(event) => {
        event.preventDefault()
        const order = orderIn(new FormData(event.currentTarget))
        act({ work: () => controls.addFault(order), said: 'The fault is set.' })
      }}
    >
      <Dropdown label="Requests" options={PATHS} name="path" />
      <Dropdown label="What happens" options={EFFECTS} name="effect" />
      <Field
        type="number"
        label="How many times"
        min={1}
        placeholder="Always"
        name="times"
        defaultValue="1"
      />
      <div>
        <Button type="submit" variant="primary" busy={isBusy}>
          Add the fault
        </Button>
      </div>
    </form>
  )
}

function orderIn(fields: FormData): object {
  const times = Number(fields.get('times'))
  const effect = EFFECTS.find(({ value }) => value === fields.get('effect'))
  return { path: fields.get('path'), ...effect?.order, ...(times > 0 && { times }) }
}
