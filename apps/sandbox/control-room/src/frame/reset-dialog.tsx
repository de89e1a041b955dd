import { Button, FramedDialog } from '@touchline/ui-kit'
import { type ReactElement, useState } from 'react'
import { controls } from '../api/controls.ts'
import styles from '../app.module.css'
import { useAct } from './act.ts'

/** Renders the reset button, which asks for a confirmation. */
export function ResetDialog(): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const { act, isBusy } = useAct()
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Reset
      </Button>
      <FramedDialog className={styles['dialog']} open={isOpen} onClose={close} title="Reset the sandbox?">
        <p>
          All fans, predictions, results and boards go back to how they were on the first day, and so does the
          clock. This cannot be undone.
        </p>
        <div className={styles['buttons']}>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel="Resetting"
            onClick={() =>
              act({ work: controls.reset, said: 'The sandbox is as on its first day.', onDone: close })
            }
          >
            Reset everything
          </Button>
          <Button onClick={close}>Keep it as it is</Button>
        </div>
      </FramedDialog>
    </>
  )
}
