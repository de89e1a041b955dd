import { type ReactNode, useState } from 'react'
import styles from './closed-match.module.css'

interface DisclosureProps {
  readonly className?: string | undefined
  readonly summary: string
  /** Rendered while it is open. */
  readonly children: ReactNode
}

/** Renders a part of a screen that is opened by its title. */
export function Disclosure({ className, summary, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={className} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles['summary']}>{summary}</summary>
      {isOpen ? children : null}
    </details>
  )
}
