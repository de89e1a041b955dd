import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useFocusAtClosing } from './use-focus-at-closing.ts'

afterEach(cleanup)

interface FormProps {
  readonly isClosed: boolean
}

function Card({ isClosed }: FormProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useFocusAtClosing(isClosed, { place: card, replacement: title })
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        Minute of the first points
      </h2>
      <div ref={card}>
        <input aria-label="minute" disabled={isClosed} />
      </div>
    </>
  )
}

function Bar({ isClosed }: FormProps) {
  const bar = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLAnchorElement>(null)
  useFocusAtClosing(isClosed, { place: bar, replacement: back })
  return (
    <div ref={bar}>
      {isClosed ? (
        <a ref={back} href="#back">
          Back to fixtures
        </a>
      ) : (
        <button type="button">Submit</button>
      )}
    </div>
  )
}

function Form({ isClosed }: FormProps) {
  return (
    <>
      <Card isClosed={isClosed} />
      <a href="#elsewhere">elsewhere</a>
      <Bar isClosed={isClosed} />
    </>
  )
}

it.each([
  ['a control', 'minute', 'Minute of the first points'],
  ['Submit', 'Submit', 'Back to fixtures'],
  ['something that stays', 'elsewhere', 'elsewhere'],
])('keeps the focus of %s near its place', (_what, from, to) => {
  const { rerender } = render(<Form isClosed={false} />)
  const start = screen.queryByLabelText(from) ?? screen.getByText(from)
  start.focus()
  rerender(<Form isClosed />)
  expect(document.activeElement).toBe(screen.getByText(to))
})
