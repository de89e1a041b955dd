import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Profiler, type SyntheticEvent, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { mouse, pagePoint, scrollWithFinger, touch } from '../../test/touch.ts'
import { Slider, type SliderProps } from './slider.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.style.fontSize = ''
})

const slider = () => screen.getByRole<HTMLInputElement>('slider')
function show(props: Partial<SliderProps> = {}) {
  const onValueChange = vi.fn()
  const { container } = render(<Slider label="Conversions" max={30} {...{ onValueChange }} {...props} />)
  return { container, onValueChange }
}

describe('Slider', () => {
  it.each([
    ['{ArrowUp}', 11],
    ['{ArrowDown}', 9],
    ['{ArrowRight}', 11],
    ['{ArrowLeft}', 9],
    ['{PageUp}', 15],
    ['{PageDown}', 5],
    ['{Home}', 0],
    ['{End}', 30],
    ['{PageUp}', 20, 10],
    ['{PageDown}', 0, 10],
    ['{PageUp}', 15, -1],
    ['{PageUp}', 15, Number.NaN],
  ])('changes on %s from 10 to %d with the step %d, at least by one step', async (keys, value, step = 1) => {
    show({ step, defaultValue: 10 })
    slider().focus()
    await userEvent.keyboard(keys)
    expect(slider().getAttribute('aria-valuetext')).toBe(`${value}`)
  })

  it('leaves Page Up to the browser with Control, which switches tabs', () => {
    show({ defaultValue: 10 })
    expect(fireEvent.keyDown(slider(), { key: 'PageUp', ctrlKey: true })).toBe(true)
    expect(slider().valueAsNumber).toBe(10)
  })

  it('ignores a second finger during a drag to the left', () => {
    const { onValueChange } = show()
    const finger = { pointerType: 'touch', button: 0, pointerId: 1, isPrimary: true }
    fireEvent.pointerDown(slider(), { ...finger, clientX: 30 })
    fireEvent.pointerMove(slider(), { ...finger, clientX: 10 })
    fireEvent.change(slider(), { target: { value: '8' } })
    fireEvent.pointerDown(slider(), { ...finger, pointerId: 2, isPrimary: false, clientX: 100 })
    fireEvent.change(slider(), { target: { value: '9' } })
    expect(onValueChange.mock.calls).toEqual([[8], [9]])
  })

  it.each(['touch', 'pen'])('takes no value from a %s that scrolls', (pointerType) => {
    const { onValueChange } = show()
    const pointer = { pointerType, button: 0, isPrimary: true }
    fireEvent.pointerDown(slider(), pointer)
    fireEvent.change(slider(), { target: { value: '9' } })
    fireEvent.pointerCancel(slider(), pointer)
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('keeps its value, its thumb and its next step when a touch scrolls the page vertically', async () => {
    const onValueChange = vi.fn()
    render(
      <div style={{ blockSize: '3000px', paddingBlockStart: '400px' }}>
        <Slider label="Conversions" max={30} defaultValue={1} onValueChange={onValueChange} />
      </div>,
    )
    await scrollWithFinger(pagePoint(slider(), { x: 0.9, y: 0.5 }))
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
    expect([slider().valueAsNumber, slider().getAttribute('aria-valuetext')]).toEqual([1, '1'])
    expect(onValueChange).not.toHaveBeenCalled()
    slider().focus({ preventScroll: true })
    await userEvent.keyboard('{ArrowRight}')
    expect(onValueChange.mock.calls).toEqual([[2]])
    window.scrollTo(0, 0)
  })

  it.each(['{Enter}', ' ', '{Home}', '{ArrowLeft}'])(
    'selects its initial value on %j, without a scroll of the page',
    async (key) => {
      const { container, onValueChange } = show({ untouched: true })
      container.style.paddingBlockEnd = '3000px'
      expect(slider().getAttribute('aria-valuetext')).toBe('not answered')
      slider().focus()
      await userEvent.keyboard(key)
      expect(onValueChange.mock.calls).toEqual([[0]])
      expect(slider().getAttribute('aria-valuetext')).toBe('0')
      await new Promise(requestAnimationFrame)
      expect(window.scrollY).toBe(0)
    },
  )

  it('selects its initial value with Enter in a form, and submits the form with the next Enter', async () => {
    const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Slider label="Conversions" max={30} untouched />
        <button type="submit">Send</button>
      </form>,
    )
    slider().focus()
    await userEvent.keyboard('{Enter}')
    expect(slider().getAttribute('aria-valuetext')).toBe('0')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('ignores the key that moved the focus to it, while it is held and when it is released', async () => {
    const onValueChange = vi.fn()
    render(
      <>
        <button type="button" onClick={() => slider().focus()}>
          Next question
        </button>
        <Slider label="Conversions" max={30} untouched onValueChange={onValueChange} />
      </>,
    )
    screen.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(slider())
    fireEvent.keyDown(slider(), { key: 'Enter', repeat: true })
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it.each([
    ['selects its initial value on a press on the thumb with', 'left', [[0]]],
    ['ignores', 'right', []],
  ] as const)('%s the %s mouse button', async (_, button, changes) => {
    const { onValueChange } = show({ untouched: true })
    await userEvent.click(slider(), { position: { x: 12, y: 22 }, button })
    expect(onValueChange.mock.calls).toEqual(changes)
  })

  it('ignores a press in a disabled fieldset, and a release of a press that began elsewhere', async () => {
    const onValueChange = vi.fn()
    const view = (disabled: boolean) => (
      <fieldset disabled={disabled} style={{ border: 0, padding: 60 }}>
        <Slider label="Conversions" max={30} untouched onValueChange={onValueChange} />
      </fieldset>
    )
    const { rerender } = render(view(true))
    const place = { x: 0.5, y: 0.5 }
    await mouse('mousePressed', pagePoint(slider(), place))
    await mouse('mouseReleased', pagePoint(slider(), place))
    await touch('touchStart', pagePoint(slider(), place))
    await touch('touchEnd')
    rerender(view(false))
    await mouse('mousePressed', pagePoint(slider(), { x: 0.5, y: -0.9 }))
    await mouse('mouseMoved', pagePoint(slider(), place))
    await mouse('mouseReleased', pagePoint(slider(), place))
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('renders only itself during a drag', async () => {
    const commits = { slider: 0, sibling: 0 }
    function Held() {
      const [value, setValue] = useState(3)
      return <Slider label="Conversions" max={30} value={value} onValueChange={setValue} />
    }
    render(
      <>
        <Profiler id="slider" onRender={() => commits.slider++}>
          <Held />
        </Profiler>
        <Profiler id="sibling" onRender={() => commits.sibling++}>
          <Slider label="Another" max={30} defaultValue={4} />
        </Profiler>
      </>,
    )
    const [dragged] = screen.getAllByRole('slider')
    dragged?.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(commits).toEqual({ slider: 4, sibling: 1 })
  })

  it('contains its marks, also in large text', () => {
    document.documentElement.style.fontSize = '200%'
    const { container } = show()
    const mark = document.createRange()
    mark.selectNodeContents(screen.getByText('30'))
    // The box of a text is higher than its digits.
    expect(mark.getBoundingClientRect().bottom).toBeLessThan(container.getBoundingClientRect().bottom + 10)
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
})
