import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { pagePoint, scrollWithFinger, touch } from '../../test/touch.ts'
import { Counter } from './counter.tsx'

afterEach(cleanup)

const more = () => screen.getByRole('button', { name: 'One more, Chiefs' })
const less = () => screen.getByRole('button', { name: 'One less, Chiefs' })
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Chiefs' })

describe('Counter', () => {
  it('keeps the focus on the button at the bound, and disables it on blur', async () => {
    render(<Counter label="Chiefs" max={2} defaultValue={1} />)
    more().focus()
    await userEvent.keyboard('{Enter}')
    expect(field().value).toBe('2')
    expect(document.activeElement).toBe(more())
    expect(more().getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(field().value).toBe('2')
    field().focus()
    await expect.poll(() => more()).toHaveProperty('disabled', true)
  })

  it('does not step when a touch becomes a scroll', async () => {
    const onValueChange = vi.fn()
    render(
      <div style={{ blockSize: '3000px', paddingBlockStart: '400px' }}>
        <Counter label="Chiefs" onValueChange={onValueChange} />
      </div>,
    )
    await scrollWithFinger(pagePoint(more()))
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
    expect(onValueChange).not.toHaveBeenCalled()
    window.scrollTo(0, 0)
  })

  it('steps once per tap, and repeatedly while a touch is held', async () => {
    render(<Counter label="Chiefs" />)
    const point = pagePoint(more())
    await touch('touchStart', point)
    await touch('touchEnd')
    await expect.poll(() => field().value).toBe('1')
    await touch('touchStart', point)
    await expect.poll(() => Number(field().value)).toBeGreaterThan(4)
    await touch('touchEnd')
    const released = field().value
    await touch('touchStart', point)
    await touch('touchEnd')
    await expect.poll(() => field().value).toBe(`${Number(released) + 1}`)
  })

  it('announces the value after a step button was pressed', async () => {
    const { container } = render(
      <Counter label="Chiefs" defaultValue={7} valueText={(value) => `${value} points`} />,
    )
    const announcement = () => container.querySelector('[aria-live]')?.textContent
    expect(announcement()).toBe('')
    await userEvent.click(more())
    expect(announcement()).toBe('8 points')
    field().focus()
    await userEvent.keyboard('9')
    expect(announcement()).toBe('')
  })

  it('disables a button if the maximum is less than one step away', () => {
    render(<Counter label="Chiefs" max={10} step={4} defaultValue={10} />)
    expect(field().value).toBe('8')
    expect(more()).toHaveProperty('disabled', true)
  })

  it('shows no number before the first choice, which can be the minimum', async () => {
    render(<Counter label="Chiefs" untouched />)
    expect(field().value).toBe('')
    expect(field().getAttribute('aria-valuetext')).toBe('not answered')
    field().focus()
    await userEvent.keyboard('0')
    expect(field().value).toBe('0')
    expect(field().getAttribute('aria-valuenow')).toBe('0')
  })

  it.each([
    ['the decrease button', less],
    ['the dash', field],
  ])('chooses the minimum with one tap on %s while it shows no number', async (_, target) => {
    render(<Counter label="Chiefs" untouched />)
    await userEvent.click(target())
    expect(field().value).toBe('0')
    await userEvent.keyboard('{Tab}')
    await expect.poll(less).toHaveProperty('disabled', true)
  })

  it('chooses nothing with a tap on the dash while its first number is above the minimum', async () => {
    render(<Counter label="Chiefs" untouched defaultValue={12} />)
    await userEvent.click(field())
    expect(field().value).toBe('')
  })

  it.each([
    ['27', 1],
    ['7{Enter}', 1],
    ['{Enter}', 1],
    // A further digit could follow.
    ['{ArrowUp}2', 0],
  ])('is complete after %j: %i', async (keys, calls) => {
    const onComplete = vi.fn()
    render(<Counter label="Chiefs" defaultValue={12} onComplete={onComplete} />)
    field().focus()
    await userEvent.keyboard(keys)
    expect(onComplete).toHaveBeenCalledTimes(calls)
  })
})
