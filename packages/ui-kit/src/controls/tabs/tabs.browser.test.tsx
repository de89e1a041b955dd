import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { Tabs } from './tabs.tsx'

const ROUNDS = ['Round 1', 'Round 2', 'Round 3'].map((label) => ({ value: label, label }))

afterEach(() => {
  cleanup()
  document.dir = ''
})

it('swap Left and Right in right-to-left writing, and wrap around', async () => {
  document.dir = 'rtl'
  render(<Tabs label="Views" items={ROUNDS} />)
  screen.getByRole('tab', { name: 'Round 1' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Round 2')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Round 3')
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
})

it('leave the arrow keys to the browser with Alt, which navigates back', () => {
  render(<Tabs label="Views" items={ROUNDS} />)
  const tab = screen.getByRole('tab', { name: 'Round 1' })
  expect(fireEvent.keyDown(tab, { key: 'ArrowRight', altKey: true })).toBe(true)
  expect(screen.getByRole('tab', { selected: true })).toBe(tab)
})

it.each([
  ['from the focused tab, not from the selected one', 'Round 1', '{ArrowRight}{ArrowRight}'],
  ['from the first tab when none is selected', 'Round 9', '{ArrowLeft}'],
])('move the focus %s, if their owner keeps the selection', async (_, value, keys) => {
  render(<Tabs label="Views" items={ROUNDS} value={value} />)
  await userEvent.keyboard(`{Tab}${keys}`)
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Round 3' }))
})

it('report that another tab is selected, and no press on the selected one', () => {
  const onValueChange = vi.fn()
  render(<Tabs label="Views" items={ROUNDS} onValueChange={onValueChange} />)
  for (const name of ['Round 1', 'Round 2']) screen.getByRole('tab', { name }).click()
  expect(onValueChange.mock.calls).toEqual([['Round 2']])
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
