import { useQuery } from '@tanstack/react-query'
import { Button, WarningIcon } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import { controls } from '../api/controls.ts'
import { faultsQuery } from '../api/queries.ts'
import { useAct } from '../frame/act.ts'
import { Part } from '../frame/part.tsx'
import { Reading } from '../frame/reading.tsx'
import { FaultForm } from './fault-form.tsx'
import { faultText } from './fault-text.ts'
import styles from './faults-view.module.css'

/** Renders the list of faults and the form for a new one. */
export function FaultsView(): ReactElement {
  const { act, isBusy } = useAct()
  return (
    <div className={styles['view']}>
      <Part title="Break something">
        <FaultForm />
      </Part>
      <Part title="Still to strike">
        <Reading query={useQuery(faultsQuery)}>
          {(faults) =>
            faults.length === 0 ? (
              <p className={styles['none']}>Nothing goes wrong on purpose.</p>
            ) : (
              <>
                <ul className={styles['faults']} aria-label="Faults">
                  {faults.map((fault, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be the same, and none has a state of its own here
                    <li key={index}>
                      <WarningIcon />
                      {faultText(fault)}
                    </li>
                  ))}
                </ul>
                <Button
                  className={styles['clear']}
                  busy={isBusy}
                  onClick={() => act({ work: controls.clearFaults, said: 'All faults are gone.' })}
                >
                  Clear all faults
                </Button>
              </>
            )
          }
        </Reading>
      </Part>
    </div>
  )
}
