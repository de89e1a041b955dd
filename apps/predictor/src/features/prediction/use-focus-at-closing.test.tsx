import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useFocusAtClosing } from './use-focus-at-closing.ts'

afterEach(cleanup)

function Form({ isClosed }: { readonly isClosed: boolean }) {
  const back = useRef<HTMLAnchorElement>(null)
  useFocusAtClosing(isClosed, back)
  return (
    <>
      <ol>
        <li>
          <h2 tabIndex={-1}>Minute of the first points</h2>
          <input aria-label="minute" disabled={isClosed} />
        </li>
      </ol>
      <a href="#elsewhere">elsewhere</a>
      {isClosed ? (
        <a ref={back} href="#back">
          Back to fixtures
        </a>
      ) : (
        <button type="button">Submit</button>
      )}
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
