import { Card } from '@touchline/ui-kit'
import { type ReactElement, type ReactNode, useState } from 'react'

type AnswerHolderProps<Answer> = {
  readonly start: Answer | undefined
  readonly children: (answer: Answer | undefined, setAnswer: (answer: Answer) => void) => ReactNode
}

/** Renders a question input inside a card and stores its answer. A new `start` from the controls panel replaces it. */
export function AnswerHolder<Answer>({ start, children }: AnswerHolderProps<Answer>): ReactElement {
  return (
    <Card>
      <Stored key={JSON.stringify(start)} start={start}>
        {children}
      </Stored>
    </Card>
  )
}

function Stored<Answer>({ start, children }: AnswerHolderProps<Answer>): ReactNode {
  const [answer, setAnswer] = useState(start)
  return children(answer, setAnswer)
}
