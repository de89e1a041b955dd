import { Button, Card } from '@touchline/ui-kit'
import { type ReactElement, type ReactNode, useState } from 'react'

type AnswerProps<Answer, Details extends readonly unknown[]> = {
  readonly answer: Answer | undefined
  readonly onAnswerChange: (answer: Answer, ...details: Details) => void
}

type AnswerHolderProps<Answer, Details extends readonly unknown[]> = AnswerProps<Answer, Details> & {
  /** Renders the input with the stored answer. `details` were passed on with it; undefined before the first change. */
  readonly children: (props: AnswerProps<Answer, Details>, details: Details | undefined) => ReactNode
}

/** Renders a question input inside a card and stores its answer. A new `answer` from the controls panel replaces it. */
export function AnswerHolder<Answer, Details extends readonly unknown[]>(
  props: AnswerHolderProps<Answer, Details>,
): ReactElement {
  return (
    <Card>
      <Stored key={JSON.stringify(props.answer)} {...props} />
    </Card>
  )
}

function Stored<Answer, Details extends readonly unknown[]>({
  answer: first,
  onAnswerChange,
  children,
}: AnswerHolderProps<Answer, Details>): ReactNode {
  const [answer, setAnswer] = useState(first)
  const [details, setDetails] = useState<Details>()
  return children(
    {
      answer,
      onAnswerChange: (next, ...nextDetails) => {
        setAnswer(next)
        setDetails(nextDetails)
        onAnswerChange(next, ...nextDetails)
      },
    },
    details,
  )
}

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
