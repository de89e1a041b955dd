import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { mouse, pagePoint } from '../../test/touch.ts'
import { Button } from '../button/button.tsx'
import { FramedDialog } from './framed-dialog.tsx'

afterEach(cleanup)

function Terms() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Terms</Button>
      <FramedDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Terms and conditions"
        src="about:blank"
      />
    </>
  )
}

describe('FramedDialog', () => {
  const opener = () => screen.getByRole('button', { name: 'Terms' })

  it.each([
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'a click outside',
      () => userEvent.click(screen.getByRole('dialog'), { position: { x: 1, y: 1 }, force: true }),
    ],
  ])('moves the focus inside and restores it on %s', async (_, close) => {
    render(<Terms />)
    await userEvent.click(opener())
    const dialog = screen.getByRole('dialog', { name: 'Terms and conditions' })
    expect(dialog.contains(document.activeElement)).toBe(true)
    await close()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('stays shown after a drag from inside to outside', async () => {
    const onClose = vi.fn()
    render(
      <FramedDialog open onClose={onClose} title="Terms">
        Read this.
      </FramedDialog>,
    )
    const dialog = screen.getByRole('dialog')
    await mouse('mousePressed', pagePoint(screen.getByText('Read this.')))
    await mouse('mouseReleased', pagePoint(dialog, { x: 0.5, y: -0.05 }))
    // The click event of the drag fires before that of the next press.
    await mouse('mousePressed', pagePoint(screen.getByText('Read this.')))
    await mouse('mouseReleased', pagePoint(screen.getByText('Read this.')))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('stays shown while open is set, however often Escape is pressed', async () => {
    const onClose = vi.fn()
    render(<FramedDialog open onClose={onClose} title="Terms" />)
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    expect(onClose).toHaveBeenCalled()
    await expect.poll(() => screen.getByRole('dialog')).toHaveProperty('open', true)
  })

  it('scrolls a long text by keyboard, below its title', async () => {
    render(
      <FramedDialog open onClose={() => undefined} title="Terms">
        <p style={{ blockSize: '200vh' }}>Read this.</p>
      </FramedDialog>,
    )
    await userEvent.keyboard('{PageDown}')
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top
    await expect.poll(() => topOf(screen.getByText('Read this.'))).toBeLessThan(0)
    expect(topOf(screen.getByRole('heading'))).toBeGreaterThan(0)
  })

  it('labels its frame, sends no referrer, and links to the page in a new tab', async () => {
    render(<Terms />)
    await userEvent.click(opener())
    const frame = screen.getByTitle('Terms and conditions')
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('rel')).toBe('noreferrer')
  })
})
