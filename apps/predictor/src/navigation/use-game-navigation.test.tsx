import { render, screen } from '@testing-library/react'
import { BrowserRouter, Link, useLocation } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { useStepBack } from './game-navigation.ts'

beforeEach(() => {
  window.history.pushState(null, '', '/the-host-page')
  window.history.pushState(null, '', '/home')
})
function Screen() {
  const stepBack = useStepBack()
  const { pathname } = useLocation()
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/home/rules">by a link</Link>
      <Link to="/home/rules" replace>
        by the host
      </Link>
      <button type="button" onClick={stepBack}>
        Close
      </button>
    </>
  )
}

async function openAndClose(way: string): Promise<number> {
  render(<Screen />, { wrapper: BrowserRouter })
  screen.getByText(way).click()
  await screen.findByRole('heading', { name: '/home/rules' })
  const entries = window.history.length
  screen.getByText('Close').click()
  await screen.findByRole('heading', { name: '/home' })
  return window.history.length - entries
}

it('takes the step back that the game has beneath a screen', async () => {
  await openAndClose('by a link')
  expect(window.history.state).toMatchObject({ idx: 0 })
})

it("puts the list in the place of a screen that took the first one's, and leaves the page before alone", async () => {
  expect(await openAndClose('by the host')).toBe(0)
  expect(window.location.pathname).toBe('/home')
})
