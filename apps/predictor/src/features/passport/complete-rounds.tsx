import type { Round } from '@touchline/game-rules'
import { Button } from '@touchline/ui-kit'
import { passportCopy } from '../../config/copy/passport-copy.ts'
import { REQUESTS_PER_ROUND } from '../../queries/complete-round.ts'
import styles from './passport-screen.module.css'
import { type Completion, useCompleteRounds } from './use-complete-rounds.ts'

/** Renders how many rounds were not read completely, and reads them when the player wishes. */
export function CompleteRounds({ missing }: { readonly missing: readonly Round[] }) {
  const { completion, start, stop } = useCompleteRounds()
  const isReading = completion.name === 'reading'
  if (missing.length === 0 && completion.name === 'idle') return null
  return (
    <section className={styles['section']}>
      {missing.length === 0 || isReading ? null : (
        <p>
          {passportCopy.missing(missing.length)} {passportCopy.requests(missing.length * REQUESTS_PER_ROUND)}
        </p>
      )}
      <p role="status">{statusText(completion)}</p>
      {isReading ? <progress value={completion.done} max={completion.count} aria-hidden="true" /> : null}
      {/* One button: it keeps the focus when its text changes. */}
      {isReading || missing.length > 0 ? (
        <Button onClick={() => (isReading ? stop() : void start(missing))}>
          {isReading ? passportCopy.stop : passportCopy.complete}
        </Button>
      ) : null}
    </section>
  )
}

function statusText(completion: Completion): string {
  switch (completion.name) {
    case 'idle':
      return ''
    case 'reading':
      return passportCopy.progress(completion.done, completion.count)
    case 'failed':
      return passportCopy.failed(completion.round.label)
    case 'done':
      return passportCopy.done
  }
}
