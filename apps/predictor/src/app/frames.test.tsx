import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { RouteBoundary } from './frames.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
function Screen() {
  const [beganAt] = useState(useLocation().pathname)
  if (useLocation().pathname === '/broken') throw new Error('This screen is broken.')
  return <p>began at {beganAt}</p>
}

function show(at: string): void {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="/list">list</Link>
      <Link to="/fixture">fixture</Link>
      <RouteBoundary>
        <Screen />
      </RouteBoundary>
    </MemoryRouter>,
  )
}

const goTo = (name: string) => act(() => screen.getByText(name).click())

it('leaves a broken screen behind when the player goes elsewhere', () => {
  show('/broken')
  expect(screen.getByText('RETRY')).toBeDefined()
  goTo('fixture')
  expect(screen.getByText('began at /fixture')).toBeDefined()
})

it('keeps what several routes share as it is', () => {
  show('/list')
  goTo('fixture')
  expect(screen.getByText('began at /list')).toBeDefined()
})
