import { Button, CloseIcon, PlusPattern } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { appCopy } from '../config/copy.ts'
import { useGame } from '../launch/game.ts'
import { useStepBack } from '../navigation/game-navigation.ts'
import styles from './hero.module.css'
import layout from './screen-layout.module.css'
import { TournamentMark } from './tournament-mark.tsx'

interface HeroProps {
  /** The tournament's logo; undefined if the tournament is not known. */
  readonly logo: string | undefined
  /** The tournament's name. */
  readonly tournament: string | undefined
  readonly title: string
  /** A sentence below the title. */
  readonly lead?: string | undefined
  /** 'page' has the size of a first page, 'bar' that of a page over another one. @default 'bar' */
  readonly size?: 'page' | 'bar'
  /** A button at the end of the line of the title. */
  readonly children?: ReactNode
}

/** Renders the head of a page that is outside the tabs: the tournament's logo and name and the title over the pattern. */
export function Hero({ logo, tournament, title, lead, size = 'bar', children }: HeroProps) {
  return (
    <header className={`${layout['patterned']} ${styles['hero']}`} data-size={size}>
      <PlusPattern />
      {logo === undefined ? null : <TournamentMark src={logo} size={size === 'page' ? 'large' : 'small'} />}
      <div className={styles['words']}>
        {tournament === undefined ? null : <p className={styles['tournament']}>{tournament}</p>}
        <h1 className={styles['title']}>{title}</h1>
        {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
      </div>
      {children}
    </header>
  )
}

/** Sets the title of the page to that of a screen. Of several titles the one that was mounted last applies. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{appCopy.pageTitle(children, useGame().entry.tournament.name)}</title>
}

interface ClosablePageProps {
  readonly title: string
  /** The name of the page in the browser and its history. */
  readonly pageTitle: string
  /** A form is narrower than a text. @default 'text' */
  readonly width?: 'form' | 'text'
  readonly children: ReactNode
}

/** Renders the title and Close, which goes one step back, above a screen. */
export function ClosablePage({ title, pageTitle, width = 'text', children }: ClosablePageProps) {
  const stepBack = useStepBack()
  const { tournament } = useGame().entry
  return (
    <main className={layout['page']} data-width={width}>
      <PageTitle>{pageTitle}</PageTitle>
      <Hero logo={tournament.tournamentLogo} tournament={tournament.name} title={title}>
        <Button shape="round" label={appCopy.close} onClick={stepBack}>
          <CloseIcon />
        </Button>
      </Hero>
      {children}
    </main>
  )
}
