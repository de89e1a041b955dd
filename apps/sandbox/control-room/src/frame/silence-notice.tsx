import { useQuery } from '@tanstack/react-query'
import { Notice } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import { clockQuery } from '../api/queries.ts'
import styles from './silence-notice.module.css'

/** Shown while the sandbox does not answer, since the page then shows old data. */
export function SilenceNotice(): ReactElement | null {
  const { error } = useQuery(clockQuery)
  if (!error) return null
  return (
    <Notice className={styles['notice']} tone="negative">
      {error.message}
    </Notice>
  )
}
