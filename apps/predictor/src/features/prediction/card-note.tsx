import { WarningIcon } from '@touchline/ui-kit'
import { useState } from 'react'
import { CardLine } from './card-line.tsx'
import styles from './question-card.module.css'

/** Renders a note. Its space remains after it is removed: at the end of the page it would move the whole page. */
export function CardNote({ text }: { readonly text: string | undefined }) {
  const [latest, setLatest] = useState(text)
  if (text !== undefined && text !== latest) setLatest(text)
  return latest === undefined ? null : (
    <div className={styles['notes']} data-vacant={text === undefined || undefined}>
      <CardLine tone="caution" icon={<WarningIcon />}>
        {latest}
      </CardLine>
    </div>
  )
}
