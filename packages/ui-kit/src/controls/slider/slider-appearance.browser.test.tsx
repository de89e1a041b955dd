import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import '../../theme/tokens.css'
import { emulateMedia } from '../../test/touch.ts'
import { Slider } from './slider.tsx'

afterEach(async () => {
  cleanup()
  await emulateMedia({})
})

const slider = () => screen.getByRole<HTMLInputElement>('slider')

describe('the appearance of a Slider', () => {
  it('labels a duplicate mark once, for instance in a range with one value', () => {
    const { container } = render(<Slider label="Conversions" max={1} marks={[0, 1, 1]} />)
    expect(container.querySelector('input + span')?.textContent).toBe('01')
  })

  it('labels only marks within its range', () => {
    const { container } = render(<Slider label="Conversions" min={10} max={30} marks={[0, 10, 30, 45]} />)
    expect(container.querySelector('input + span')?.textContent).toBe('1030')
  })

  it('looks disabled in a disabled fieldset', () => {
    const looks = [true, false].map((isOwn) => {
      const { unmount } = render(
        <fieldset disabled={!isOwn}>
          <Slider label="Conversions" max={30} defaultValue={12} disabled={isOwn} />
        </fieldset>,
      )
      const look = getComputedStyle(slider()).backgroundImage
      unmount()
      return look
    })
    expect(looks[1]).toEqual(looks[0])
  })

  it('has the same height in every state', () => {
    const heights = [{ untouched: true }, { defaultValue: 30 }, { disabled: true }].map((state) => {
      const { container, unmount } = render(<Slider label="Conversions" max={30} {...state} />)
      const height = container.getBoundingClientRect().height
      unmount()
      return height
    })
    expect(new Set(heights).size).toBe(1)
  })

  it('shows track and thumb with forced colours', async () => {
    await emulateMedia({ 'forced-colors': 'active' })
    render(<Slider label="Conversions" max={30} defaultValue={10} />)
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    expect(getComputedStyle(slider()).forcedColorAdjust).toBe('none')
  })

  it('looks unanswered with forced colours', async () => {
    await emulateMedia({ 'forced-colors': 'active' })
    render(<Slider label="Conversions" max={30} untouched />)
    const style = getComputedStyle(slider())
    const [fill, core] = ['--fill', '--core'].map((name) => style.getPropertyValue(name))
    expect({ fill, core }).toEqual({ fill: 'transparent', core: 'Canvas' })
  })
})
