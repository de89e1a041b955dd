import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { Carousel, type CarouselProps } from './carousel.tsx'

const ROUNDS = Array.from({ length: 15 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Round ${index + 1}`,
}))

afterEach(() => {
  cleanup()
  document.dir = ''
})

function show(props: Partial<CarouselProps>) {
  const { container } = render(<Carousel label="Rounds" items={ROUNDS} {...props} />)
  container.style.inlineSize = '320px'
  return { container, row: screen.getByRole('group', { name: 'Rounds' }) }
}

/** Returns the edges of an item relative to the row, and its distance from the middle, in pixels. */
function positionOf(name: string) {
  const row = screen.getByRole('group').getBoundingClientRect()
  const item = screen.getByRole('radio', { name }).getBoundingClientRect()
  return {
    left: item.left - row.left,
    right: item.right - row.left,
    fromMiddle: Math.abs(item.left + item.width / 2 - row.left - row.width / 2),
    rowWidth: row.width,
  }
}

it('keeps the selected item centred when its width changes and after it was hidden', async () => {
  const { container } = show({ value: '10' })
  await expect.poll(() => positionOf('Round 10').fromMiddle).toBeLessThan(2)
  container.style.inlineSize = '200px'
  await expect.poll(() => positionOf('Round 10').fromMiddle).toBeLessThan(2)
  container.style.display = 'none'
  await expect.poll(() => screen.queryByRole('group')).toBeNull()
  container.style.display = ''
  container.style.inlineSize = '320px'
  await expect.poll(() => positionOf('Round 10').fromMiddle).toBeLessThan(2)
})

it('keeps the selected item centred when its typeface has loaded', async () => {
  const { container } = show({ value: '10' })
  await document.fonts.ready
  container.style.setProperty('--tl-font-display', 'monospace')
  await expect.poll(() => positionOf('Round 10').fromMiddle).toBeLessThan(2)
})

it.each(['ltr', 'rtl'])('centres the selected item in %s without scrolling the page', async (direction) => {
  document.dir = direction
  show({ defaultValue: '8' })
  await expect.poll(() => positionOf('Round 8').fromMiddle).toBeLessThan(2)
  screen.getByRole('radio', { name: 'Round 8' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => positionOf('Round 9').fromMiddle).toBeLessThan(2)
  expect([window.scrollX, window.scrollY]).toEqual([0, 0])
})

it('keeps the selected item visible during a swipe in either direction', async () => {
  const { row } = show({ defaultValue: '8' })
  for (const to of [0, row.scrollWidth]) {
    row.scrollTo({ left: to, behavior: 'instant' })
    await expect
      .poll(() => {
        const { left, right, rowWidth } = positionOf('Round 8')
        return left >= rowWidth * 0.12 - 1 && right <= rowWidth * 0.88 + 1
      })
      .toBe(true)
  }
})

it('outlines the whole item that has the focus', async () => {
  show({ defaultValue: '8' })
  await userEvent.keyboard('{Tab}')
  const radio = screen.getByRole('radio', { name: 'Round 8' })
  const item = radio.closest('label')?.getBoundingClientRect()
  expect(document.activeElement).toBe(radio)
  expect(getComputedStyle(radio).outlineStyle).toBe('solid')
  expect(radio.getBoundingClientRect()).toMatchObject({ width: item?.width, height: item?.height })
})

it('centres a newly selected item while the previous one sticks to the edge', async () => {
  const { row } = show({ defaultValue: '8' })
  row.scrollTo({ left: row.scrollWidth, behavior: 'instant' })
  fireEvent.click(screen.getByRole('radio', { name: 'Round 15' }))
  await expect.poll(() => positionOf('Round 15').fromMiddle).toBeLessThan(2)
  row.scrollTo({ left: row.scrollWidth, behavior: 'instant' })
  fireEvent.click(screen.getByRole('radio', { name: 'Round 1' }))
  await expect.poll(() => positionOf('Round 1').fromMiddle).toBeLessThan(2)
})
