import { BackIcon, buttonLook } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './screen-header.module.css'

interface ScreenHeaderProps {
  /** Where the arrow leads. */
  readonly backTo: string
  readonly backLabel: string
  readonly title: ReactNode
  /** A line under the title. */
  readonly children?: ReactNode
}

/** The header that stays in sight: the way back, what this is, how long it is open. */
export function ScreenHeader({ backTo, backLabel, title, children }: ScreenHeaderProps) {
  return (
    <header className={styles['header']}>
      <Link to={backTo} aria-label={backLabel} {...buttonLook({ variant: 'quiet', shape: 'round' })}>
        <BackIcon />
      </Link>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </div>
    </header>
  )
}
