import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NumberLine } from './number-line.tsx'

afterEach(cleanup)

it('has one label for both ends of a line with one number, without a warning of React', () => {
  const onError = vi.spyOn(console, 'error').mockReturnValue(undefined)
  render(<NumberLine min={5} max={5} picked={5} resultLabel="result" pickedLabel="you" />)
  expect(screen.getAllByText('5')).toHaveLength(1)
  expect(onError).not.toHaveBeenCalled()
})
