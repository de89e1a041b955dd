import { Spinner } from '@touchline/ui-kit'
import { type ReactNode, Suspense, useState } from 'react'
import { appCopy } from '../../config/copy/app-copy.ts'
import styles from './closed-match.module.css'

interface DisclosureProps {
  readonly className?: string | undefined
  readonly summary: string
  /** Rendered when it is open. Its code may be loaded then. */
  readonly children: ReactNode
}

/** Renders a part of a screen that is opened by its title. */
export function Disclosure({ className, summary, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={className} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles['summary']}>{summary}</summary>
      {isOpen ? <Suspense fallback={<Spinner label={appCopy.loading} />}>{children}</Suspense> : null}
    </details>
  )
}
