import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { dragFinger, mouse, pagePoint, scrollWithFinger, touch } from '../../test/touch.ts'
import { CircularSlider } from './circular-slider.tsx'

afterEach(cleanup)

const slider = () => screen.getByRole<HTMLInputElement>('slider')

/** Returns a point on the ring by its angle, in degrees clockwise from the top. */
function onRing(degrees: number, share = 0.88) {
  const angle = (degrees * Math.PI) / 180
  return pagePoint(slider(), {
    x: 0.5 + (Math.sin(angle) * share) / 2,
    y: 0.5 - (Math.cos(angle) * share) / 2,
  })
}

function show(start: number) {
  const onValueChange = vi.fn()
  render(
    <div style={{ blockSize: '3000px', paddingBlockStart: '300px' }}>
      <CircularSlider label="First points" max={80} defaultValue={start} onValueChange={onValueChange} />
    </div>,
  )
  return onValueChange
}

async function dragMouse(angles: readonly number[], share?: number): Promise<void> {
  const [first = 0, ...rest] = angles
  await mouse('mousePressed', onRing(first))
  for (const angle of rest) await mouse('mouseMoved', onRing(angle, share))
  await mouse('mouseReleased', onRing(rest.at(-1) ?? first, share))
}

describe('CircularSlider', () => {
  it('follows the pointer, even outside the ring', async () => {
    show(0)
    await dragMouse([0, 45, 90, 135, 180], 1.6)
    await expect.poll(() => slider().valueAsNumber).toBe(40)
  })

  it('does not jump from the maximum to the minimum, and returns when the pointer moves back', async () => {
    const onValueChange = show(72)
    await dragMouse([324, 350, 5, 40, 100, 200])
    await expect.poll(() => slider().valueAsNumber).toBe(80)
    expect(onValueChange.mock.calls.flat().every((value) => value >= 72)).toBe(true)
  })

  it('accepts a press anywhere on the ring, and moves the focus to the input', async () => {
    show(0)
    await dragMouse([90])
    await expect.poll(() => slider().valueAsNumber).toBe(20)
    expect(document.activeElement).toBe(slider())
    await userEvent.keyboard('{ArrowUp}')
    expect(slider().valueAsNumber).toBe(21)
  })

  it('is dragged by a touch on the thumb without scrolling the page', async () => {
    show(20)
    await dragFinger([90, 100, 120, 150, 180].map((angle) => onRing(angle)))
    await expect.poll(() => slider().valueAsNumber).toBe(40)
    expect(window.scrollY).toBe(0)
  })

  it('accepts a tap on the ring', async () => {
    const onValueChange = show(20)
    await touch('touchStart', onRing(180))
    await touch('touchEnd')
    await expect.poll(() => onValueChange.mock.calls).toEqual([[40]])
  })

  it('lets a touch on the ring scroll the page', async () => {
    const onValueChange = show(20)
    await scrollWithFinger(onRing(230))
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
    expect(onValueChange).not.toHaveBeenCalled()
    window.scrollTo(0, 0)
  })

  it.each([
    ['a pen that scrolls', { pointerType: 'pen', button: 0, isPrimary: true }],
    ['the right mouse button', { pointerType: 'mouse', button: 2, isPrimary: true }],
  ])('takes no value from %s', (_, press) => {
    const onValueChange = show(20)
    const ring = document.querySelector('[class*=ring]:not(svg)') ?? document.body
    fireEvent.pointerDown(ring, press)
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('selects its first value with a press on the thumb', async () => {
    const onValueChange = vi.fn()
    const { container } = render(
      <CircularSlider label="First points" max={80} untouched defaultValue={20} {...{ onValueChange }} />,
    )
    await mouse('mousePressed', pagePoint(container.querySelector('[class*=thumb]') ?? container))
    await expect.poll(() => onValueChange.mock.calls).toEqual([[20]])
    await mouse('mouseReleased', onRing(90))
  })

  it.each([
    ['every 10 of 80', { max: 80 }, [0.004, 0.121]],
    ['at the only value of a range', { min: 5, max: 5 }, [0.004, 0.996]],
    ['nowhere if they would touch each other', { max: 9000 }, undefined],
  ])('draws ticks %s', (_, range, dashes) => {
    const { container } = render(<CircularSlider label="First points" {...range} />)
    const drawn = container.querySelector('[class*=tick]')?.getAttribute('stroke-dasharray')
    expect(drawn?.split(' ').map(Number)).toEqual(dashes)
  })

  it('draws no tick and no label for a value outside its range', () => {
    const outside = [40, 90]
    const { container } = render(
      <CircularSlider label="First points" min={41} max={80} majorTicks={outside} marks={[...outside, 60]} />,
    )
    expect(container.querySelectorAll('[class*=tick]')).toHaveLength(1)
    expect([...container.querySelectorAll('[class*=mark]')].map(({ textContent }) => textContent)).toEqual([
      '60',
    ])
  })

  it('ignores presses, drags and taps in a disabled fieldset', async () => {
    const onValueChange = vi.fn()
    const view = (disabled: boolean) => (
      <fieldset disabled={disabled}>
        <CircularSlider label="First points" max={80} onValueChange={onValueChange} />
      </fieldset>
    )
    const { rerender } = render(view(true))
    await dragMouse([90, 180])
    await touch('touchStart', onRing(180))
    await touch('touchEnd')
    rerender(view(false))
    await mouse('mousePressed', onRing(90))
    await expect.poll(() => onValueChange.mock.calls).toEqual([[20]])
    rerender(view(true))
    await mouse('mouseMoved', onRing(180))
    await mouse('mouseReleased', onRing(180))
    expect(onValueChange).toHaveBeenCalledOnce()
  })
})
