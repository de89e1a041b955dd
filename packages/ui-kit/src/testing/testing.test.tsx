import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CircularSlider } from '../controls/circular-slider/circular-slider.tsx'
import { Counter } from '../controls/counter/counter.tsx'
import { Slider } from '../controls/slider/slider.tsx'
import { dragTo, pressAndHold } from './index.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it.each([
  ['a slider', Slider],
  ['a dial', CircularSlider],
])('drags %s to a value, with one change and one commit', async (_, Control) => {
  const onValueChange = vi.fn()
  const onValueCommitted = vi.fn()
  render(<Control label="Minute" max={80} untouched {...{ onValueChange, onValueCommitted }} />)
  await dragTo(screen.getByRole('slider'), 23)
  expect(screen.getByRole('slider')).toHaveProperty('value', '23')
  expect(onValueChange.mock.calls).toEqual([[23]])
  expect(onValueCommitted.mock.calls).toEqual([[23]])
})

it('rejects an element that is no slider, and names the role that it needs', async () => {
  render(<Counter label="Chiefs" />)
  await expect(dragTo(screen.getByRole('spinbutton'), 3)).rejects.toThrow(
    "Pass the element with the role 'slider'.",
  )
})

it.each([
  { ms: 100, steps: 1 },
  { ms: 500, steps: 1 },
  { ms: 700, steps: 5 },
])('holds a step button for $ms ms, which takes $steps steps', async ({ ms, steps }) => {
  vi.useFakeTimers()
  render(<Counter label="Chiefs" />)
  await pressAndHold(screen.getByRole('button', { name: 'One more, Chiefs' }), {
    ms,
    pass: vi.advanceTimersByTime,
  })
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', String(steps))
})
