import { buttonAttributes } from '@touchline/ui-kit'
import { useEffect, useState } from 'react'
import { shareCopy } from '../config/copy/share-copy.ts'
import styles from './share-button.module.css'
import { PICTURE_SIZE } from './share-picture.ts'

interface PictureToKeepProps {
  readonly file: File
  /** What the picture says, word for word. */
  readonly text: string
}

/** The picture, to be saved where no share sheet takes it. */
export function PictureToKeep({ file, text }: PictureToKeepProps) {
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
      </figcaption>
    </figure>
  )
}
