import { act, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DoubleTapShield } from './double-tap-shield.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function openByTap(pointerType: string, pauseMs = 0): HTMLElement {
  const { container } = render(
    <>
      <DoubleTapShield />
      <Link to="/home/rules">Rules</Link>
    </>,
    { wrapper: MemoryRouter },
  )
  const tap = new PointerEvent('pointerup', { pointerType, clientX: 320, clientY: 40 })
  vi.spyOn(tap, 'timeStamp', 'get').mockReturnValue(performance.now())
  window.dispatchEvent(tap)
  vi.advanceTimersByTime(pauseMs)
  act(() => screen.getByText('Rules').click())
  const shield = container.firstElementChild
  if (!(shield instanceof HTMLElement)) throw new Error('The shield was not rendered.')
  return shield
}

it('covers the place of the tap that opened a screen until a second tap is no double tap', () => {
  const shield = openByTap('touch')
  expect([shield.hidden, shield.style.left, shield.style.top]).toEqual([false, '320px', '40px'])
  vi.advanceTimersByTime(400)
  expect(shield.hidden).toBe(true)
})

it('covers nothing after a screen that came later than a double tap', () => {
  expect(openByTap('touch', 400).hidden).toBe(true)
})

it('covers nothing for a mouse', () => {
  expect(openByTap('mouse').hidden).toBe(true)
})
