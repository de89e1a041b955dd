import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, useLocation, useRoutes } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { inGame } from '../../test/in-game.tsx'
import { keys } from '../queries/keys.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { ScreenBody, ScreenOutlet } from './frames.tsx'

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
function show(path: string, outlet?: typeof ScreenOutlet): void {
  const client = createQueryClient()
  client.setQueryData(keys.player(), {})
  const body = {
    path: '*',
    element: (
      <ScreenBody>
        <Screen />
      </ScreenBody>
    ),
  }
  function Routes() {
    return useRoutes([outlet === undefined ? body : { Component: outlet, children: [body] }])
  }
  render(
    <>
      <Link to="/fixture">fixture</Link>
      <Routes />
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

it('renders a new screen in the outlet for each path', () => {
  show('/list', ScreenOutlet)
  follow()
  expect(screen.getByText('began at /fixture')).toBeDefined()
})

it('keeps a screen that several paths share', () => {
  show('/list')
  follow()
  expect(screen.getByText('began at /list')).toBeDefined()
})
