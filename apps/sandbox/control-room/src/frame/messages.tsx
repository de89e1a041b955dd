import { Toast } from '@touchline/ui-kit'
import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { type Say, SayContext } from './act.ts'

/** The one place where the page shows the result of an action. */
export function Messages({ children }: { readonly children: ReactNode }): ReactElement {
  const [message, setMessage] = useState<Parameters<Say>[0]>()
  const [isOpen, setOpen] = useState(false)
  const say = useCallback<Say>((next) => {
    setMessage(next)
    setOpen(true)
  }, [])
  return (
    <SayContext value={say}>
      {children}
      <Toast open={isOpen} onClose={() => setOpen(false)} tone={message?.tone}>
        {message?.text}
      </Toast>
    </SayContext>
  )
}
