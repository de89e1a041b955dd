import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useHoldToRepeat } from './use-hold-to-repeat.ts'

function Probe({ disabled = false }: { readonly disabled?: boolean }) {
  return (
    <button type="button" {...useHoldToRepeat({ onStep, onEnd, disabled })}>
      more
    </button>
  )
}

const press = { button: 0, isPrimary: true, pointerId: 1 }
const onStep = vi.fn(() => true)
const onEnd = vi.fn()
const more = () => screen.getByRole('button')

/** Presses the button for a time. */
function hold(ms: number): void {
  fireEvent.pointerDown(more(), press)
  vi.advanceTimersByTime(ms)
}

function release(): void {
  fireEvent.pointerUp(more(), press)
  fireEvent.click(more(), { detail: 1 })
  vi.advanceTimersByTime(1000)
}

beforeEach(() => {
  vi.useFakeTimers()
  onStep.mockReset().mockReturnValue(true)
  onEnd.mockReset()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('useHoldToRepeat', () => {
  it.each([
    [499, 0, 1],
    [500, 1, 1],
    [549, 1, 1],
    [550, 2, 2],
    [650, 4, 4],
  ])('takes in %d ms %d steps, %d after the release, and calls onEnd once', (ms, steps, stepsInAll) => {
    render(<Probe />)
    hold(ms)
    expect(onStep).toHaveBeenCalledTimes(steps)
    release()
    expect(onStep).toHaveBeenCalledTimes(stepsInAll)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('ends when there is no further step', () => {
    onStep.mockReturnValueOnce(true).mockReturnValue(false)
    render(<Probe />)
    hold(5000)
    expect(onStep).toHaveBeenCalledTimes(2)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it.each([
    ['release', () => fireEvent.pointerUp(more(), press)],
    ['cancel', () => fireEvent.pointerCancel(more(), press)],
    ['leaving the button', () => fireEvent.pointerLeave(more(), press)],
    ['losing the focus', () => fireEvent.blur(more())],
    ['a window that loses the focus', () => fireEvent.blur(window)],
    ['a page that is hidden', () => fireEvent(document, new Event('visibilitychange'))],
    ['unmount', () => cleanup()],
  ])('ends on %s', (_, end) => {
    render(<Probe />)
    hold(550)
    end()
    expect(vi.getTimerCount()).toBe(0)
    expect(onStep).toHaveBeenCalledTimes(2)
  })

  it('ends when it is disabled, and does not start while disabled', () => {
    const { rerender } = render(<Probe />)
    hold(500)
    rerender(<Probe disabled />)
    vi.advanceTimersByTime(1000)
    hold(1000)
    fireEvent.click(more())
    expect([onStep, onEnd].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('ends when a fieldset is disabled, and does not start in one', () => {
    const view = (disabled: boolean) => (
      <fieldset disabled={disabled}>
        <Probe />
      </fieldset>
    )
    const { rerender } = render(view(false))
    hold(500)
    rerender(view(true))
    vi.advanceTimersByTime(1000)
    hold(1000)
    expect([onStep, onEnd].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it.each([
    ['another button of the mouse', { ...press, button: 2 }],
    ['a second finger', { ...press, isPrimary: false }],
  ])('is not started by %s', (_, other) => {
    render(<Probe />)
    fireEvent.pointerDown(more(), other)
    vi.advanceTimersByTime(5000)
    expect(onStep).not.toHaveBeenCalled()
  })

  it('continues while another finger touches the button', () => {
    render(<Probe />)
    hold(500)
    fireEvent.pointerDown(more(), { ...press, pointerId: 2, isPrimary: false })
    fireEvent.pointerUp(more(), { ...press, pointerId: 2, isPrimary: false })
    vi.advanceTimersByTime(100)
    release()
    expect(onStep).toHaveBeenCalledTimes(3)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('steps on a key press after a hold that ended outside the button without a click', () => {
    render(<Probe />)
    hold(500)
    fireEvent.pointerLeave(more(), press)
    fireEvent.click(more(), { detail: 0 })
    expect(onStep).toHaveBeenCalledTimes(2)
  })

  it('steps on a click without pointer events, as from keys and screen readers, also in strict mode', () => {
    render(
      <StrictMode>
        <Probe />
      </StrictMode>,
    )
    fireEvent.click(more())
    fireEvent.click(more())
    expect(onStep).toHaveBeenCalledTimes(2)
  })
})
