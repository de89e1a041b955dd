import { Button } from '@touchline/ui-kit'
import { type ReactElement, type ReactNode, useState } from 'react'

type OpenProps = { readonly open: boolean; readonly onClose: () => void }

type OpenedByButtonProps = OpenProps & {
  /** Label of the button. */
  readonly label: string
  /** Renders what the button opens. */
  readonly children: (props: OpenProps) => ReactNode
}

/** Renders a button and what it opens, which closes itself. */
export function OpenedByButton({ label, open: first, onClose, children }: OpenedByButtonProps): ReactElement {
  const [open, setOpen] = useState(first)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children({
        open,
        onClose: () => {
          setOpen(false)
          onClose()
        },
      })}
    </>
  )
}
