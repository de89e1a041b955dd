import { BackIcon, buttonAttributes } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { appCopy } from '../config/copy.ts'
import { ListLink } from '../navigation/list-link.tsx'
import styles from './screen-header.module.css'

interface ScreenHeaderProps {
  readonly title: ReactNode
  /** A line under the title. */
  readonly children?: ReactNode
}

/** Renders the sticky header: the link to the list, the title and a line under it. */
export function ScreenHeader({ title, children }: ScreenHeaderProps) {
  return (
    <header className={styles['header']}>
      <ListLink aria-label={appCopy.back} {...buttonAttributes({ variant: 'quiet', shape: 'round' })}>
        <BackIcon />
      </ListLink>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </div>
    </header>
  )
}
