import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './part.module.css'

interface PartProps {
  readonly title: string
  readonly headingLevel?: 2 | 3 | undefined
  readonly children: ReactNode
}

/** A part of a view under its heading. */
export function Part({ title, headingLevel = 2, children }: PartProps): ReactElement {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  )
}
