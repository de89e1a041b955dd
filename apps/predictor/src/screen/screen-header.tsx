import { BackIcon, buttonAttributes } from '@touchline/ui-kit'
import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { appCopy } from '../config/copy.ts'
import { useGame } from '../launch/game.ts'
import { ListLink } from '../navigation/game-link.tsx'
import styles from './screen-header.module.css'

/** The element under the title of the header around a screen; null without such a header. */
const HeaderLinePlace = createContext<HTMLElement | null>(null)

interface ScreenWithHeaderProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** Renders the sticky header, which has the link to the list, the title and the `HeaderLine` of the screen, and the screen below it. */
export function ScreenWithHeader({ title, children }: ScreenWithHeaderProps) {
  const [line, setLine] = useState<HTMLElement | null>(null)
  return (
    <>
      <header className={styles['header']}>
        <ListLink aria-label={appCopy.back} {...buttonAttributes({ variant: 'quiet', shape: 'round' })}>
          <BackIcon />
        </ListLink>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{title}</h1>
          <div ref={setLine} />
        </div>
      </header>
      <HeaderLinePlace value={line}>{children}</HeaderLinePlace>
    </>
  )
}

/** Renders a line under the title of the header, which stays mounted while screens are loaded into it. */
export function HeaderLine({ children }: { readonly children: ReactNode }) {
  const place = use(HeaderLinePlace)
  return place === null ? null : createPortal(children, place)
}

/** Sets the title of the page to that of a screen. Of several titles the one that was mounted last applies. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{appCopy.pageTitle(children, useGame().entry.tournament.name)}</title>
}
