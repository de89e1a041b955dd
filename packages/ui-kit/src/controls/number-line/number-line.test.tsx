import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NumberLine } from './number-line.tsx'

afterEach(cleanup)

it('has one label for both ends of a line with one number, without a warning of React', () => {
  const onError = vi.spyOn(console, 'error').mockReturnValue(undefined)
  render(<NumberLine label="You said 5" min={5} max={5} picked={5} />)
  expect(screen.getAllByText('5')).toHaveLength(1)
  expect(onError).not.toHaveBeenCalled()
})

it('is skipped by screen readers without a label', () => {
  const { container } = render(<NumberLine max={80} picked={5} />)
  expect(container.firstElementChild?.ariaHidden).toBe('true')
  expect(screen.queryByRole('img')).toBeNull()
})
