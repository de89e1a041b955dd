import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { Tabs } from './tabs.tsx'

const ROUNDS = ['Round 1', 'Round 2', 'Round 3'].map((label) => ({ value: label, label }))

afterEach(() => {
  cleanup()
  document.dir = ''
})

describe('Tabs', () => {
  it('swaps Left and Right in right-to-left writing, and wraps around', async () => {
    document.dir = 'rtl'
    render(<Tabs label="Views" items={ROUNDS} />)
    screen.getByRole('tab', { name: 'Round 1' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Round 2')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Round 3')
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
  })

  it('leaves the arrow keys to the browser with Alt, which navigates back', () => {
    render(<Tabs label="Views" items={ROUNDS} />)
    const tab = screen.getByRole('tab', { name: 'Round 1' })
    expect(fireEvent.keyDown(tab, { key: 'ArrowRight', altKey: true })).toBe(true)
    expect(screen.getByRole('tab', { selected: true })).toBe(tab)
  })
})

describe('Tabs whose owner keeps its selection', () => {
  const tab = (name: string) => screen.getByRole('tab', { name })

  it('move the focus from the focused tab, not from the selected one', async () => {
    render(<Tabs label="Views" items={ROUNDS} value="Round 1" />)
    tab('Round 1').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(tab('Round 3'))
  })

  it('move the focus from the first tab when none is selected', async () => {
    render(<Tabs label="Views" items={ROUNDS} value="Round 9" />)
    tab('Round 1').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(tab('Round 3'))
  })
})

it('have their first tab selected when they are loaded later', () => {
  const { rerender } = render(<Tabs label="Views" items={[]} />)
  rerender(<Tabs label="Views" items={ROUNDS} />)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Round 1')
})

it('are the label of their panel, also with a value that contains a space', () => {
  render(
    <Tabs label="Views" items={[{ value: 'my round', label: 'Round' }]}>
      Ten fixtures
    </Tabs>,
  )
  expect(screen.getByRole('tabpanel', { name: 'Round' }).textContent).toBe('Ten fixtures')
})
