import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown } from '@touchline/ui-kit'
import { type ReactElement, useDeferredValue, useState } from 'react'
import type { LoggedRequest } from '../../../src/client/control-client.ts'
import { controls } from '../api/controls.ts'
import { requestsQuery } from '../api/queries.ts'
import { useAct } from '../frame/act.ts'
import { Field } from '../frame/field.tsx'
import { Reading } from '../frame/reading.tsx'
import { RequestRow } from './request-row.tsx'
import styles from './requests-view.module.css'

const METHODS = [
  { value: '', label: 'Any method' },
  ...['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].map((value) => ({ value, label: value })),
]
/** Rows shown; the filters find older requests. */
const SHOWN = 100

/** Renders the requests to the platform, the latest first, and refetches them. */
export function RequestsView(): ReactElement {
  const [method, setMethod] = useState('')
  const [path, setPath] = useState('')
  const [isFollowing, setFollowing] = useState(true)
  const { act, isBusy } = useAct()
  const filter = { method, path: useDeferredValue(path.trim()) }
  const query = useQuery({ ...requestsQuery(filter), ...(!isFollowing && { refetchInterval: false }) })
  return (
    <div className={styles['view']}>
      <div className={styles['bar']}>
        <Dropdown label="Method" options={METHODS} value={method} onValueChange={setMethod} />
        <Field
          type="search"
          label="Part of the path"
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
        <div className={styles['buttons']}>
          <Button onClick={() => setFollowing(!isFollowing)}>{isFollowing ? 'Pause' : 'Follow'}</Button>
          <Button
            busy={isBusy}
            onClick={() => act({ work: controls.clearRequests, said: 'The request log is empty.' })}
          >
            Clear the log
          </Button>
        </div>
      </div>
      <Reading query={query}>
        {({ count, results }) =>
          count === 0 ? (
            <p className={styles['note']}>No request to the platform{method || path ? ' fits' : ' yet'}.</p>
          ) : (
            <>
              <ol className={styles['rows']} aria-label="Requests">
                {results
                  .slice(-SHOWN)
                  .reverse()
                  .map((request) => (
                    <RequestRow key={keyOf(request)} request={request} />
                  ))}
              </ol>
              {count > SHOWN ? (
                <p className={styles['note']}>
                  The latest {SHOWN} of {count.toLocaleString('en-GB')}.
                </p>
              ) : null}
            </>
          )
        }
      </Reading>
    </div>
  )
}

/** Returns the key of a row: no two requests start at the same instant with the same duration. */
function keyOf({ at, path, durationMs }: LoggedRequest): string {
  return `${at} ${durationMs} ${path}`
}
