import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Toast, type ToastProps } from './toast.tsx'

const onClose = vi.fn()
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  onClose.mockReset()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Props = Partial<ToastProps>

function toast({ children = 'Saved', ...props }: Props = {}) {
  return (
    <Toast open onClose={onClose} {...props}>
      {children}
    </Toast>
  )
}

describe('Toast', () => {
  it.each([
    ['after its duration', {}, 6000],
    ['never after an infinite duration', { durationMs: Number.POSITIVE_INFINITY }, undefined],
    ['never with an action', { action: <Button>Retry</Button> }, undefined],
  ])('closes %s', (_, props, closesAfterMs = 60_000) => {
    render(toast(props))
    pass(closesAfterMs - 1)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledTimes(closesAfterMs === 6000 ? 1 : 0)
  })

  it('restarts its duration when its text changes', () => {
    const { rerender } = render(toast({ children: 'Chiefs v Blues' }))
    pass(5999)
    rerender(toast({ children: 'Chiefs v Blues, Reds v Force' }))
    pass(5999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('pauses while a pointer is on it', () => {
    render(toast())
    fireEvent.pointerOver(screen.getByText('Saved'))
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerOut(screen.getByText('Saved'))
    pass(6000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('pauses while it has the focus, even without a pointer', () => {
    render(toast())
    fireEvent.pointerOver(screen.getByText('Saved'))
    act(() => screen.getByRole('button').focus())
    fireEvent.pointerOut(screen.getByText('Saved'))
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes after its duration when shown again after a dismissal by keyboard', () => {
    const { rerender } = render(toast())
    act(() => screen.getByRole('button').focus())
    rerender(toast({ open: false }))
    rerender(toast())
    pass(6000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each(['Dismiss', 'Undo'])('restores the previous focus when %s closes it', (name) => {
    function Form() {
      const [open, setOpen] = useState(true)
      const close = () => setOpen(false)
      return (
        <>
          <input aria-label="Nickname" />
          {toast({ open, onClose: close, action: <Button onClick={close}>Undo</Button> })}
        </>
      )
    }
    render(<Form />)
    for (const element of [screen.getByRole('textbox'), ...screen.getAllByRole('button')])
      act(() => element.focus())
    act(() => screen.getByRole('button', { name }).focus())
    fireEvent.click(screen.getByRole('button', { name }))
    expect(screen.queryByText('Saved')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('renders its live region before its message', () => {
    render(toast({ open: false }))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
