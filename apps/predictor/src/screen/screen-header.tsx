import { BackIcon, buttonAttributes } from '@touchline/ui-kit'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { appCopy } from '../config/copy.ts'
import { useGame } from '../launch/game.ts'
import { ListLink } from '../navigation/game-link.tsx'
import styles from './screen-header.module.css'

/** The elements of the header around a screen that the screen fills; null without such a header. */
interface HeaderPlaces {
  /** Under the title. */
  readonly line: HTMLElement | null
  /** At the end of the header. */
  readonly action: HTMLElement | null
}

const HeaderPlacesContext = createContext<HeaderPlaces>({ line: null, action: null })

interface ScreenWithHeaderProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** Renders the sticky header, which has the link to the list, the title, the `HeaderLine` and the `HeaderAction` of the screen, and the screen below it. */
export function ScreenWithHeader({ title, children }: ScreenWithHeaderProps) {
  const [line, setLine] = useState<HTMLElement | null>(null)
  const [action, setAction] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ line, action }), [line, action])
  return (
    <>
      <header className={styles['header']}>
        <div className={styles['lead']}>
          <ListLink aria-label={appCopy.back} {...buttonAttributes({ variant: 'quiet', shape: 'round' })}>
            <BackIcon />
          </ListLink>
          <div className={styles['words']}>
            <h1 className={styles['title']}>{title}</h1>
            <div ref={setLine} />
          </div>
        </div>
        <div ref={setAction} className={styles['action']} />
      </header>
      <HeaderPlacesContext value={places}>{children}</HeaderPlacesContext>
    </>
  )
}

interface HeaderPartProps {
  readonly children: ReactNode
}

/** Renders a line under the title of the header, which stays mounted while screens are loaded into it. */
export function HeaderLine({ children }: HeaderPartProps) {
  const { line } = use(HeaderPlacesContext)
  return line === null ? null : createPortal(children, line)
}

/** Renders a control at the end of the header. */
export function HeaderAction({ children }: HeaderPartProps) {
  const { action } = use(HeaderPlacesContext)
  return action === null ? null : createPortal(children, action)
}

/** Sets the title of the page to that of a screen. Of several titles the one that was mounted last applies. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{appCopy.pageTitle(children, useGame().entry.tournament.name)}</title>
}
