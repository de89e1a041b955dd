import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

const onClick = vi.fn()
afterEach(() => {
  cleanup()
  onClick.mockReset()
})

describe('Button', () => {
  it.each([
    [undefined, 'Share'],
    ['Sharing', 'Sharing'],
  ])('has the name $1 while it is busy with the busyLabel $0', (busyLabel, name) => {
    render(
      <Button busy busyLabel={busyLabel} onClick={onClick}>
        Share
      </Button>,
    )
    const [, busyFace] = screen.getByRole('button').children
    expect(busyFace?.textContent).toBe(name)
    fireEvent.click(screen.getByRole('button'))
    expect(onClick).not.toHaveBeenCalled()
  })

  it('ignores clicks and exposes the state when aria-disabled is set', () => {
    render(
      <Button aria-disabled onClick={onClick}>
        Next
      </Button>,
    )
    const button = screen.getByRole('button')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
  })
})
