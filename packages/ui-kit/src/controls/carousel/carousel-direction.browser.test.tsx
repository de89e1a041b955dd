import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { Carousel } from './carousel.tsx'

const ROUNDS = Array.from({ length: 15 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Round ${index + 1}`,
}))
const middle = (element: Element) => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

afterEach(() => {
  cleanup()
  document.dir = ''
})

describe('Carousel', () => {
  it.each(['ltr', 'rtl'])('centres the selected item in %s without scrolling the page', async (direction) => {
    document.dir = direction
    render(
      <div style={{ inlineSize: '300px' }}>
        <Carousel label="Rounds" items={ROUNDS} defaultValue="8" />
      </div>,
    )
    const line = screen.getByRole('group', { name: 'Rounds' })
    const stop = (name: string) => within(line).getByText(name)
    await expect.poll(() => Math.abs(middle(stop('Round 8')) - middle(line))).toBeLessThan(2)
    screen.getByRole('radio', { name: 'Round 8' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => Math.abs(middle(stop('Round 9')) - middle(line))).toBeLessThan(2)
    expect([window.scrollX, window.scrollY]).toEqual([0, 0])
  })
})
