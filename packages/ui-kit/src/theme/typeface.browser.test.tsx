import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import './tokens.css'

afterEach(cleanup)

it('has a fallback that is as wide as the display typeface', async () => {
  const text = 'What will the final score be? Round 10'
  const widthIn = (family: string) => {
    const { container, unmount } = render(
      <span style={{ fontFamily: family, fontWeight: 700, fontSize: '32px', whiteSpace: 'nowrap' }}>
        {text}
      </span>,
    )
    const width = container.firstElementChild?.getBoundingClientRect().width ?? 0
    unmount()
    return width
  }
  await Promise.all([
    document.fonts.load('700 32px "Barlow Condensed"'),
    document.fonts.load('700 32px "Barlow Condensed Fallback"'),
  ])
  const difference = widthIn('"Barlow Condensed Fallback"') / widthIn('"Barlow Condensed"')
  expect(Math.abs(1 - difference)).toBeLessThan(0.03)
})
