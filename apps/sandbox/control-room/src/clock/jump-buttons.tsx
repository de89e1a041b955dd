import { Button } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import { controls } from '../api/controls.ts'
import { useAct } from '../frame/act.ts'

/** Late enough to watch the moment, early enough to do something before it. */
const JUST_BEFORE_MS = 60_000
/** After everything that the moment causes has happened. */
const JUST_AFTER_MS = 1000

interface JumpButtonsProps {
  readonly at: number
  /** The event of the moment, for the labels: 'kick-off of Chiefs v Blues'. */
  readonly what: string
}

/** Renders the buttons that jump to just before a moment and to just after it. */
export function JumpButtons({ at, what }: JumpButtonsProps): ReactElement {
  const { act } = useAct()
  const jump = (to: number, said: string) =>
    act({ work: () => controls.changeClock({ now: new Date(to).toISOString() }), said })
  return (
    <>
      <Button
        label={`Just before ${what}`}
        onClick={() => jump(at - JUST_BEFORE_MS, `It is a minute before ${what}.`)}
      >
        Just before
      </Button>
      <Button
        label={`Just after ${what}`}
        onClick={() => jump(at + JUST_AFTER_MS, `It is just after ${what}.`)}
      >
        Just after
      </Button>
    </>
  )
}
