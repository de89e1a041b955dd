import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import '../../theme/tokens.css'
import { Carousel } from './carousel.tsx'

const PATIENCE = { timeout: 20_000 }

afterEach(cleanup)

const rounds = Array.from({ length: 15 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Round ${index + 1}`,
}))

/** Returns the edges of an item relative to the row, and its distance from the middle, in pixels. */
function positionOf(name: string) {
  const line = screen.getByRole('group').getBoundingClientRect()
  const stop = screen.getByRole('radio', { name }).getBoundingClientRect()
  return {
    left: stop.left - line.left,
    right: stop.right - line.left,
    fromMiddle: Math.abs(stop.left + stop.width / 2 - line.left - line.width / 2),
    lineWidth: line.width,
  }
}

function show() {
  const { container } = render(<Carousel label="Rounds" items={rounds} defaultValue="8" />)
  container.style.inlineSize = '320px'
  return screen.getByRole('group')
}

it('keeps the selected item visible during a swipe in either direction', async () => {
  const line = show()
  for (const to of [0, line.scrollWidth]) {
    line.scrollTo({ left: to, behavior: 'instant' })
    await vi.waitFor(() => {
      const { left, right, lineWidth } = positionOf('Round 8')
      expect(left).toBeGreaterThanOrEqual(lineWidth * 0.12 - 1)
      expect(right).toBeLessThanOrEqual(lineWidth * 0.88 + 1)
    }, PATIENCE)
  }
})

it('centres a newly selected item while the previous one sticks to the edge', async () => {
  const line = show()
  line.scrollTo({ left: line.scrollWidth, behavior: 'instant' })
  fireEvent.click(screen.getByRole('radio', { name: 'Round 15' }))
  await expect.poll(() => positionOf('Round 15').fromMiddle).toBeLessThan(2)
  line.scrollTo({ left: line.scrollWidth, behavior: 'instant' })
  fireEvent.click(screen.getByRole('radio', { name: 'Round 1' }))
  await expect.poll(() => positionOf('Round 1').fromMiddle).toBeLessThan(2)
})
