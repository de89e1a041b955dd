import { cleanup, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/tokens.css'
import { emulateMedia, mouse, pagePoint } from '../test/touch.ts'
import { Button } from './button/button.tsx'
import { Carousel } from './carousel/carousel.tsx'
import { FormattedNumber } from './formatted-number/formatted-number.tsx'
import { FramedDialog } from './framed-dialog/framed-dialog.tsx'
import { Spinner } from './spinner/spinner.tsx'
import { Tabs } from './tabs/tabs.tsx'
import { TeamBadge } from './team-badge/team-badge.tsx'
import { TextField } from './text-field/text-field.tsx'

afterEach(async () => {
  cleanup()
  document.dir = ''
  await emulateMedia({})
})

const ROUNDS = Array.from({ length: 15 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Round ${index + 1}`,
}))
const middle = (element: Element) => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

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
      'a press beside it',
      () => userEvent.click(screen.getByRole('dialog'), { position: { x: 1, y: 1 }, force: true }),
    ],
  ])('moves the focus inside and restores it on %s', async (_, close) => {
    render(<Terms />)
    await userEvent.click(opener())
    const dialog = screen.getByRole('dialog', { name: 'Terms and conditions' })
    expect(dialog.contains(document.activeElement)).toBe(true)
    await close()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveProperty('open', true))
  })

  it('labels its frame, sends no referrer, and links to the page in a new tab', async () => {
    render(<Terms />)
    await userEvent.click(opener())
    const frame = screen.getByTitle('Terms and conditions')
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('rel')).toBe('noreferrer')
  })
})

describe('Button', () => {
  it('keeps its size and its focus and ignores clicks while busy', async () => {
    const onClick = vi.fn()
    const view = (busy: boolean) => (
      <Button variant="primary" busy={busy} busyLabel="Submitting" onClick={onClick}>
        Submit
      </Button>
    )
    const { rerender } = render(view(false))
    const button = screen.getByRole('button', { name: 'Submit' })
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
})

describe('Carousel', () => {
  it.each(['ltr', 'rtl'])(
    'puts the chosen stop in the middle, %s, and leaves the page where it is',
    async (direction) => {
      document.dir = direction
      render(
        <div style={{ inlineSize: '300px' }}>
          <Carousel label="Rounds" items={ROUNDS} defaultValue="8" />
        </div>,
      )
      const line = screen.getByRole('group', { name: 'Rounds' })
      const stop = (name: string) => within(line).getByText(name)
      await vi.waitFor(() => expect(Math.abs(middle(stop('Round 8')) - middle(line))).toBeLessThan(2))
      screen.getByRole('radio', { name: 'Round 8' }).focus()
      await userEvent.keyboard('{ArrowDown}')
      await vi.waitFor(() => expect(Math.abs(middle(stop('Round 9')) - middle(line))).toBeLessThan(2))
      expect([window.scrollX, window.scrollY]).toEqual([0, 0])
    },
  )
})

describe('Tabs', () => {
  it('swaps Left and Right in right-to-left writing, and wraps around', async () => {
    document.dir = 'rtl'
    render(<Tabs label="Views" items={ROUNDS.slice(0, 3)} />)
    screen.getByRole('tab', { name: 'Round 1' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Round 2')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Round 3')
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
  })
})

describe('Tabs with values that contain spaces', () => {
  it('are the label of their panel', () => {
    const views = [{ value: 'my round', label: 'Round' }]
    render(
      <Tabs label="Views" items={views}>
        Ten fixtures
      </Tabs>,
    )
    expect(screen.getByRole('tabpanel', { name: 'Round' }).textContent).toBe('Ten fixtures')
  })
})

describe('TextField', () => {
  it('counts and truncates by grapheme clusters', async () => {
    const { container } = render(<TextField label="Nickname" maxLength={3} />)
    await userEvent.fill(screen.getByRole('textbox'), '🇳🇿🇫🇯🇼🇸🇹🇴')
    expect(container.textContent).toContain('3 / 3')
    expect(screen.getByRole('textbox')).toHaveProperty('value', '🇳🇿🇫🇯🇼🇸')
  })

  it('announces its error', () => {
    render(<TextField label="Nickname" error="Please choose another nickname." />)
    const field = screen.getByRole('textbox', { description: /another nickname/ })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('TeamBadge', () => {
  it('shows the monogram when the logo does not load', async () => {
    const { container } = render(<TeamBadge name="Northern Tide" logoUrl="data:image/png;base64,broken" />)
    await vi.waitFor(() => expect(container.querySelector('text')?.textContent).toBe('NOR'))
    expect(screen.getByRole('img', { name: 'Northern Tide' })).toBeTruthy()
  })
})

describe('reduced motion', () => {
  it('stops the animations of Spinner and FormattedNumber', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const { container } = render(
      <>
        <Spinner />
        <FormattedNumber value={52} countUp />
      </>,
    )
    expect(container.textContent).toBe('52')
    expect(getComputedStyle(container.querySelector('span') ?? document.body).animationName).toBe('none')
    expect(getComputedStyle(document.documentElement).getPropertyValue('--tl-slow')).toBe('0s')
  })
})

describe('FormattedNumber', () => {
  it('has its sign before its digits in right-to-left writing', () => {
    document.dir = 'rtl'
    const { container } = render(<FormattedNumber value={1204} signed />)
    const text = screen.getByText('+1,204').firstChild ?? container
    const leftOf = (at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    }
    expect(leftOf(0)).toBeLessThan(leftOf(1))
  })
})

describe('text in the display typeface', () => {
  it('keeps its width when the typeface has loaded', async () => {
    const text = 'What will the final score be? Round 10'
    const widthIn = (family: string) => {
      const { container, unmount } = render(
        <span style={{ fontFamily: family, fontWeight: 700, fontSize: '32px', whiteSpace: 'nowrap' }}>
          {text}
        </span>,
      )
      const width = container.firstElementChild?.getBoundingClientRect().width ?? 0
      unmount()
      return width
    }
    await Promise.all([
      document.fonts.load('700 32px "Barlow Condensed"'),
      document.fonts.load('700 32px "Barlow Condensed Fallback"'),
    ])
    const difference = widthIn('"Barlow Condensed Fallback"') / widthIn('"Barlow Condensed"')
    expect(Math.abs(1 - difference)).toBeLessThan(0.03)
  })
})
