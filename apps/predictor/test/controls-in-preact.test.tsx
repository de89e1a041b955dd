import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Countdown, Counter } from '@touchline/ui-kit'
import { afterEach, expect, it } from 'vitest'

afterEach(cleanup)

it('a Counter shows no letter that is typed after a digit', () => {
  render(<Counter label="Chiefs" defaultValue={20} />)
  const field = screen.getByRole('spinbutton')
  fireEvent.input(field, { target: { value: '9' } })
  expect(field).toHaveProperty('value', '9')
  fireEvent.input(field, { target: { value: '9x' } })
  expect(field).toHaveProperty('value', '9')
})

it('a Countdown writes no property of React into the page', () => {
  const { container } = render(<Countdown endsAt={Date.now() + 60_000} formatRemaining={() => 'a minute'} />)
  expect(screen.getByRole('timer').textContent).toBe('a minute')
  expect(container.innerHTML).not.toMatch(/hydration/i)
})
