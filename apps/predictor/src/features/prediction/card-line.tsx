import type { ReactNode } from 'react'
import styles from './question-card.module.css'

interface CardLineProps {
  readonly tone?: 'positive' | 'caution' | 'negative'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** Renders one line of text in the card of a question. */
export function CardLine({ tone, icon, children }: CardLineProps) {
  return (
    <p className={styles['line']} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </p>
  )
}
