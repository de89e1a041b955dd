import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Swiper } from './swiper.tsx'

afterEach(cleanup)

it('leaves the focus on an arrow that has come to its end, and disables it once it is left', () => {
  const onNext = vi.fn()
  const at = (isLast: boolean) => (
    <Swiper label="Round" onNext={onNext} nextDisabled={isLast}>
      Round 10
    </Swiper>
  )
  const { rerender } = render(at(false))
  const next = screen.getByRole('button', { name: 'Next' })
  act(() => next.focus())
  rerender(at(true))
  expect(next).toHaveProperty('disabled', false)
  expect(next.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(next)
  expect(onNext).not.toHaveBeenCalled()
  act(() => next.blur())
  expect(next).toHaveProperty('disabled', true)
})
