import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { inGame } from '../../test/in-game.tsx'
import { keys } from '../queries/keys.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { ScreenBody } from './frames.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function Screen() {
  const { pathname } = useLocation()
  const [beganAt] = useState(pathname)
  if (pathname === '/broken') throw new Error('This screen is broken.')
  return <p>began at {beganAt}</p>
}

/** Renders a screen in its body, which all paths share. */
function show(path: string): void {
  const client = createQueryClient()
  client.setQueryData(keys.player(), {})
  render(
    <>
      <Link to="/fixture">fixture</Link>
      <ScreenBody>
        <Screen />
      </ScreenBody>
    </>,
    inGame({ client, path }),
  )
}

const follow = () => act(() => screen.getByText('fixture').click())

it('leaves the error of a screen behind when the fan goes elsewhere', () => {
  show('/broken')
  expect(screen.getByText('RETRY')).toBeDefined()
  follow()
  expect(screen.getByText('began at /fixture')).toBeDefined()
})

it('keeps a screen that several paths share', () => {
  show('/list')
  follow()
  expect(screen.getByText('began at /list')).toBeDefined()
})
