import { Button, CloseIcon } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { appCopy } from '../config/copy.ts'
import { useStepBack } from '../navigation/game-navigation.ts'
import { PageTitle } from '../screen/screen-header.tsx'
import layout from '../screen/screen-layout.module.css'
import styles from './frames.module.css'
import { ScreenBody } from './screen-outlet.tsx'

interface ClosableFrameProps {
  readonly title: string
  /** The name of the page in the browser and its history. */
  readonly pageTitle: string
  /** A form is narrower than a text. @default 'text' */
  readonly width?: 'form' | 'text'
  readonly children: ReactNode
}

/** Renders the title and Close, which goes one step back, around a screen whose code is loaded separately. */
export function ClosableFrame({ title, pageTitle, width = 'text', children }: ClosableFrameProps) {
  const stepBack = useStepBack()
  return (
    <main className={layout['page']} data-width={width}>
      <PageTitle>{pageTitle}</PageTitle>
      <div className={styles['top']}>
        <h1 className={styles['title']}>{title}</h1>
        <Button shape="round" label={appCopy.close} onClick={stepBack}>
          <CloseIcon />
        </Button>
      </div>
      <ScreenBody>{children}</ScreenBody>
    </main>
  )
}
