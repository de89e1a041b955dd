import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Swiper } from './swiper.tsx'

afterEach(cleanup)

const LABELS = { previousLabel: 'Previous', nextLabel: 'Next' }

it('is a group with its label, and none without one', () => {
  const { rerender } = render(
    <Swiper label="Round" {...LABELS}>
      Round 10
    </Swiper>,
  )
  expect(screen.getByRole('group', { name: 'Round' })).toBeTruthy()
  rerender(<Swiper {...LABELS}>Round 10</Swiper>)
  expect(screen.queryByRole('group')).toBeNull()
})

it('keeps the focus on a button at the end, and disables it on blur', () => {
  const onNext = vi.fn()
  const at = (isLast: boolean) => (
    <Swiper label="Round" {...LABELS} onNext={onNext} nextDisabled={isLast}>
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
