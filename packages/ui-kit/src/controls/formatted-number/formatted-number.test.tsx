import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormattedNumber } from './formatted-number.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('FormattedNumber', () => {
  it.each([
    [1204318, {}, '1,204,318'],
    [18, { signed: true }, '+18'],
    [0, { signed: true }, '+0'],
    [-3, { signed: true }, '-3'],
    [-0, { signed: true }, '+0'],
    [-0, {}, '0'],
    [12.5, {}, '12.5'],
  ])('formats %d with %j as %s', (value, how, text) => {
    const { container } = render(<FormattedNumber value={value} {...how} />)
    expect(container.textContent).toBe(text)
  })

  it('shows a number that is not defined once, also when it counts up', () => {
    const { container } = render(<FormattedNumber value={Number.NaN} countUp />)
    act(() => vi.advanceTimersByTime(2000))
    expect(container.textContent).toBe('NaN')
  })

  it('shows its number when it stops counting up', () => {
    const { container, rerender } = render(<FormattedNumber value={52} countUp />)
    act(() => vi.advanceTimersByTime(50))
    rerender(<FormattedNumber value={52} />)
    expect(container.textContent).toBe('52')
  })

  it('counts up once from 0, while screen readers receive the final number', () => {
    const { container } = render(<FormattedNumber value={52} countUp />)
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('0')
    expect(container.textContent).toContain('52')
    act(() => vi.advanceTimersByTime(2000))
    expect(container.textContent).toBe('52')
    expect(vi.getTimerCount()).toBe(0)
  })
})
