import { Button, Card } from '@touchline/ui-kit'
import { type ComponentType, type ReactElement, useState } from 'react'
import { fn } from 'storybook/test'

/** The props of a question input that is not answered. */
export const unanswered = { answer: undefined, onAnswerChange: fn() }

type AnswerProps = {
  readonly answer: unknown
  readonly onAnswerChange: (...change: never[]) => void
}

/**
 * Returns a story's function that renders a question input inside a card and stores its answer and its unset parts. A new
 * `answer` from the controls panel replaces the stored one.
 */
export function storing<Props extends AnswerProps>(Input: ComponentType<Props>) {
  function Stored(props: Props): ReactElement {
    const [stored, setStored] = useState({})
    function onAnswerChange(...change: Parameters<Props['onAnswerChange']>): void {
      const [answer, unset] = change
      setStored({ answer, unset })
      props.onAnswerChange(...change)
    }
    return <Input {...props} {...stored} onAnswerChange={onAnswerChange} />
  }
  return (props: Props): ReactElement => (
    <Card>
      <Stored key={JSON.stringify(props.answer)} {...props} />
    </Card>
  )
}

type OpenProps = { readonly open: boolean; readonly onClose: () => void }

/** Returns a story's function that renders a button and what it opens, which closes itself. */
export function openedByButton<Props extends OpenProps>(label: string, Opened: ComponentType<Props>) {
  return function OpenedByButton(props: Props): ReactElement {
    const [open, setOpen] = useState(props.open)
    function onClose(): void {
      setOpen(false)
      props.onClose()
    }
    return (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        <Opened {...props} open={open} onClose={onClose} />
      </>
    )
  }
}

/** Returns a story's function that renders a component in a row, once with each of several props. */
export function inARow<Props extends object>(
  Component: ComponentType<Props>,
  variants: readonly Partial<Props>[],
) {
  return (props: Props): ReactElement => (
    <div className="row">
      {variants.map((variant) => (
        <Component key={JSON.stringify(variant)} {...props} {...variant} />
      ))}
    </div>
  )
}
