import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '../../theme/tokens.css'
import { FormattedNumber } from './formatted-number.tsx'

afterEach(() => {
  cleanup()
  document.dir = ''
})

it('has its sign before its digits in right-to-left writing', () => {
  document.dir = 'rtl'
  const { container } = render(<FormattedNumber value={1204} signed />)
  const text = screen.getByText('+1,204').firstChild ?? container
  const leftOf = (at: number) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect().left
  }
  expect(leftOf(0)).toBeLessThan(leftOf(1))
})
