import { Button, buttonAttributes, ExternalIcon } from '@touchline/ui-kit'
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react'
import { appCopy } from '../config/copy.ts'
import { isFramed } from '../navigation/game-navigation.ts'
import { logFailure } from '../platform/log.ts'
import styles from './share-button.module.css'
import { PICTURE_SIZE, type SharePicture } from './share-picture.ts'
import { type ShareOutcome, shareCopy, shareText } from './share-text.ts'

interface ShareButtonProps {
  readonly text: string
  /** Says the same as the text. Without it the text is shared alone. */
  readonly picture?: SharePicture | undefined
  /** @default 'Share' */
  readonly label?: string | undefined
  /** Renders the button in another place than the messages about the sharing. @default next to each other */
  readonly buttonIn?: ComponentType<{ readonly children: ReactNode }> | undefined
}

/** Shares a text and its picture, and says below itself what became of that. */
export function ShareButton({ text, picture, label = shareCopy.share, buttonIn }: ShareButtonProps) {
  const ButtonPlace = buttonIn ?? Fragment
  const [outcome, setOutcome] = useState<ShareOutcome>()
  const [file, setFile] = useState<File>()
  const [isBusy, setIsBusy] = useState(false)
  async function share(): Promise<void> {
    setIsBusy(true)
    setOutcome(undefined)
    const drawn = picture && (await drawnOrNone(picture))
    setFile(drawn)
    setOutcome(await shareText({ text, picture: drawn }, navigator))
    setIsBusy(false)
  }
  const isByHand = outcome === 'copied' || outcome === 'selectable'
  return (
    <div className={styles['share']}>
      <ButtonPlace>
        <Button
          variant="quiet"
          icon={buttonIn === undefined ? <ExternalIcon /> : undefined}
          busy={isBusy}
          onClick={() => void share()}
        >
          {label}
        </Button>
      </ButtonPlace>
      <p role="status" className={styles['outcome']}>
        {outcome === undefined ? null : shareCopy[outcome]}
      </p>
      {outcome === 'selectable' ? (
        <textarea
          className={styles['text']}
          aria-label={shareCopy.textLabel}
          readOnly
          rows={text.split('\n').length}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
      {isByHand && file !== undefined ? <PictureToKeep file={file} text={text} /> : null}
    </div>
  )
}

/** The drawing is loaded when the player shares. Without a picture the text goes alone. */
async function drawnOrNone(picture: SharePicture): Promise<File | undefined> {
  try {
    const { drawSharePicture } = await import('./draw-share-picture.ts')
    return await drawSharePicture(picture, shareCopy.fileName)
  } catch (error) {
    logFailure('The picture to share was not drawn', error)
    return undefined
  }
}

interface PictureToKeepProps {
  readonly file: File
  /** What the picture says, word for word. */
  readonly text: string
}

/** The picture, to be saved where no share sheet takes it. */
function PictureToKeep({ file, text }: PictureToKeepProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (url === undefined) return null
  return (
    <figure className={styles['picture']}>
      <img src={url} alt={text} width={PICTURE_SIZE.width} height={PICTURE_SIZE.height} />
      <figcaption>
        <a href={url} download={file.name} {...buttonAttributes({ variant: 'secondary' })}>
          {shareCopy.savePicture}
        </a>
        {/* No browser reports a download that the frame forbids. */}
        {isFramed(window) ? <p className={styles['outcome']}>{appCopy.downloadsBlocked}</p> : null}
      </figcaption>
    </figure>
  )
}
