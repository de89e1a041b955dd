import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { Button } from './button.tsx'

afterEach(cleanup)

it('keeps its size and its focus and ignores clicks while busy', async () => {
  const onClick = vi.fn()
  const view = (busy: boolean) => (
    <Button variant="primary" busy={busy} busyLabel="Submitting" onClick={onClick}>
      Submit
    </Button>
  )
  const { rerender } = render(view(false))
  const button = screen.getByRole('button', { name: 'Submit' })
  await document.fonts.ready
  const { width, height } = button.getBoundingClientRect()
  await userEvent.click(button)
  rerender(view(true))
  expect(screen.getByRole('button', { name: 'Submitting' })).toBe(button)
  const busy = button.getBoundingClientRect()
  expect([busy.width, busy.height]).toEqual([width, height])
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})

it('animates its spinner while busy only', () => {
  const view = (busy: boolean) => (
    <Button busy={busy} busyLabel="Submitting">
      Submit
    </Button>
  )
  const { rerender, container } = render(view(false))
  expect(container.getAnimations({ subtree: true })).toHaveLength(0)
  rerender(view(true))
  expect(container.getAnimations({ subtree: true })).toHaveLength(1)
})

it.each([
  [undefined, 'Share'],
  ['Sharing', 'Sharing'],
])('has the text of the busyLabel %s while it is busy: %s', (busyLabel, text) => {
  render(
    <Button busy busyLabel={busyLabel}>
      Share
    </Button>,
  )
  expect(screen.getByRole('button').children[1]?.textContent).toBe(text)
})
