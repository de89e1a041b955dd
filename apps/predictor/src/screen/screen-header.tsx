import { BackIcon, buttonLook } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { appCopy } from '../config/copy/app-copy.ts'
import { ListLink } from '../navigation/list-link.tsx'
import styles from './screen-header.module.css'

interface ScreenHeaderProps {
  readonly title: ReactNode
  /** A line under the title. */
  readonly children?: ReactNode
}

/** The header that stays in sight: the way back to the list, what this is, how long it is open. */
export function ScreenHeader({ title, children }: ScreenHeaderProps) {
  return (
    <header className={styles['header']}>
      <ListLink aria-label={appCopy.back} {...buttonLook({ variant: 'quiet', shape: 'round' })}>
        <BackIcon />
      </ListLink>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </div>
    </header>
  )
}
