import { Badge, type Tone } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import type { LoggedRequest } from '../../../src/client/control-client.ts'
import { secondText } from '../frame/time-text.ts'
import styles from './requests-view.module.css'

/** Renders one request, with its query and body when expanded. */
export function RequestRow({ request }: { readonly request: LoggedRequest }): ReactElement {
  const { at, method, path, query, body, status, durationMs } = request
  const line = (
    <>
      <span className={styles['time']}>{secondText(Date.parse(at))}</span>
      <strong className={styles['method']}>{method}</strong>
      <span className={styles['path']}>
        {path}
        <span className={styles['query']}>{readable(query)}</span>
      </span>
      <span className={styles['end']}>
        <span className={styles['time']}>{Math.round(durationMs)} ms</span>
        <Badge tone={toneOf(status)}>{status}</Badge>
      </span>
    </>
  )
  if (query === '' && body === '') {
    return (
      <li>
        <div className={styles['line']}>{line}</div>
      </li>
    )
  }
  return (
    <li>
      <details>
        <summary className={styles['line']}>{line}</summary>
        <pre className={styles['carried']}>{[decoded(query), body].filter(Boolean).join('\n')}</pre>
      </details>
    </li>
  )
}

function toneOf(status: number): Tone {
  if (status >= 500) return 'negative'
  return status >= 400 ? 'caution' : 'positive'
}

/** Returns a decoded query: `?title=120-2024 | 10`. */
function readable(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Returns one parameter per line. */
function decoded(query: string): string {
  return [...new URLSearchParams(query)].map(([name, value]) => `${name}: ${value}`).join('\n')
}
