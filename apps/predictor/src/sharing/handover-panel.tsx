import type { Teams } from '@touchline/game-rules'
import { Notice, Spinner } from '@touchline/ui-kit'
import { Suspense } from 'react'
import { appCopy } from '../config/copy/app-copy.ts'
import { fixturesCopy } from '../config/copy/fixtures-copy.ts'
import { handoverCopy } from '../config/copy/handover-copy.ts'
import { optionalPart } from '../loading/optional-part.ts'
import { logFailure } from '../platform/log.ts'
import type { QrPath } from './qr-path.ts'
import styles from './share-button.module.css'
import { ShareButton } from './share-button.tsx'

const CODE_SIZE_PX = 240

interface HandoverPanelProps {
  readonly teams: Teams
  readonly link: string
  /** Whether the link leads back to the match after the sign-in. */
  readonly isLanding: boolean
}

/** Renders the link of a match as a QR code, as a text, and with the system's way to share it. */
export function HandoverPanel({ teams: { home, away }, link, isLanding }: HandoverPanelProps) {
  return (
    <div className={styles['handover']}>
      <p>
        {handoverCopy.text} {isLanding ? handoverCopy.landing : handoverCopy.noLanding}
      </p>
      <Suspense fallback={<Spinner label={appCopy.loading} />}>
        <QrCode text={link} />
      </Suspense>
      <p dir="ltr">{link}</p>
      <ShareButton label={handoverCopy.share} text={`${fixturesCopy.match(home.name, away.name)}\n${link}`} />
    </div>
  )
}

const QrCode = optionalPart<{ readonly text: string }>(
  'code that draws QR codes',
  async () => {
    const { qrPath } = await import('./qr-path.ts')
    return ({ text }) => <Code code={drawnOrNone(qrPath, text)} />
  },
  () => <Code code={undefined} />,
)

function drawnOrNone(draw: (text: string) => QrPath, text: string): QrPath | undefined {
  try {
    return draw(text)
  } catch (error) {
    logFailure('The QR code was not drawn', error)
    return undefined
  }
}

function Code({ code }: { readonly code: QrPath | undefined }) {
  if (code === undefined) return <Notice tone="caution">{handoverCopy.noCode}</Notice>
  const { path, start, side } = code
  return (
    <svg
      width={CODE_SIZE_PX}
      height={CODE_SIZE_PX}
      viewBox={`${start} ${start} ${side} ${side}`}
      role="img"
      aria-label={handoverCopy.codeLabel}
    >
      {/* Dark on white in every scheme: not every camera reads an inverted code. */}
      <rect x={start} y={start} width={side} height={side} rx="2" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
