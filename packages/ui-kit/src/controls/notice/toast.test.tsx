import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Toast } from './toast.tsx'

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

describe('Toast', () => {
  it('closes after its duration', () => {
    render(
      <Toast open onClose={onClose}>
        Saved
      </Toast>,
    )
    pass(5999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('never closes after an infinite duration', () => {
    render(
      <Toast open onClose={onClose} durationMs={Number.POSITIVE_INFINITY}>
        Saved
      </Toast>,
    )
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('restarts its duration when its text changes', () => {
    const toast = (text: string) => (
      <Toast open onClose={onClose}>
        {text}
      </Toast>
    )
    const { rerender } = render(toast('Chiefs v Blues'))
    pass(5999)
    rerender(toast('Chiefs v Blues, Reds v Force'))
    pass(5999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('pauses while a pointer is on it', () => {
    render(
      <Toast open onClose={onClose}>
        Saved
      </Toast>,
    )
    const toast = screen.getByText('Saved')
    fireEvent.pointerOver(toast)
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerOut(toast)
    pass(6000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('pauses while it has the focus, even without a pointer', () => {
    render(
      <Toast open onClose={onClose}>
        Saved
      </Toast>,
    )
    const toast = screen.getByText('Saved')
    fireEvent.pointerOver(toast)
    act(() => screen.getByRole('button').focus())
    fireEvent.pointerOut(toast)
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes after its duration when shown again after a dismissal by keyboard', () => {
    const toast = (open: boolean) => (
      <Toast open={open} onClose={onClose}>
        Saved
      </Toast>
    )
    const { rerender } = render(toast(true))
    act(() => screen.getByRole('button').focus())
    rerender(toast(false))
    rerender(toast(true))
    pass(6000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('restores the previous focus when it is dismissed', () => {
    const view = (open: boolean) => (
      <>
        <input aria-label="Nickname" />
        <Toast open={open} onClose={onClose} action={<Button>Open</Button>}>
          Saved
        </Toast>
      </>
    )
    const { rerender } = render(view(true))
    onClose.mockImplementation(() => rerender(view(false)))
    act(() => screen.getByRole('textbox').focus())
    act(() => screen.getByRole('button', { name: 'Open' }).focus())
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    act(() => dismiss.focus())
    fireEvent.click(dismiss)
    expect(screen.queryByText('Saved')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('restores the previous focus when its action closes it', () => {
    function Form() {
      const [open, setOpen] = useState(true)
      return (
        <>
          <input aria-label="Nickname" />
          <Toast open={open} onClose={onClose} action={<Button onClick={() => setOpen(false)}>Undo</Button>}>
            Saved
          </Toast>
        </>
      )
    }
    render(<Form />)
    act(() => screen.getByRole('textbox').focus())
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    fireEvent.click(undo)
    expect(screen.queryByText('Saved')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('stays shown while it has an action', () => {
    render(
      <Toast open onClose={onClose} action={<Button>Retry</Button>}>
        Not saved
      </Toast>,
    )
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('renders its live region before its message', () => {
    render(
      <Toast open={false} onClose={onClose}>
        Saved
      </Toast>,
    )
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
