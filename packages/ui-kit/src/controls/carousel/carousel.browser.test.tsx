import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '../../theme/tokens.css'
import { Carousel } from './carousel.tsx'

afterEach(cleanup)

const rounds = Array.from({ length: 15 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Round ${index + 1}`,
}))

/** Returns the distance of the selected item from the middle of the row, in pixels. */
function distanceFromMiddle(): number {
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  const stop = screen.getByRole('radio', { name: 'Round 10' })
  return Math.abs(middleOf(stop) - middleOf(screen.getByRole('group')))
}

it('keeps the selected item centred when its width changes and after it was hidden', async () => {
  const { container } = render(<Carousel label="Rounds" items={rounds} value="10" />)
  expect(distanceFromMiddle()).toBeLessThan(2)
  container.style.inlineSize = '200px'
  await expect.poll(() => distanceFromMiddle()).toBeLessThan(2)
  container.style.display = 'none'
  await expect.poll(() => screen.queryByRole('group')).toBeNull()
  container.style.display = ''
  container.style.inlineSize = '320px'
  await expect.poll(() => distanceFromMiddle()).toBeLessThan(2)
})
