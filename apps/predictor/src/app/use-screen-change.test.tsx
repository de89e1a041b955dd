import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { useScreenChange } from './use-screen-change.ts'

const scrollTo = vi.fn()

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.stubGlobal('scrollTo', scrollTo)
})

function Game({ title = <h1>Chiefs v Blues</h1> }: { readonly title?: ReactNode }) {
  useScreenChange()
  return (
    <>
      <input aria-label="elsewhere" />
      <Link to="/fixture">open next to it</Link>
      <Link to="/other">another</Link>
      <Routes>
        <Route path="/" element={<Link to="/fixture">open</Link>} />
        <Route path="/fixture" element={<main>{title}</main>} />
      </Routes>
    </>
  )
}

/** Opens the fixture with the focus on `from`. */
function openFixture(from: () => HTMLElement): void {
  const link = screen.getByText('open')
  act(() => from().focus())
  act(() => link.click())
}

const heading = () => screen.getByRole('heading')

it('moves the focus to the heading of the new screen, which is scrolled to its top', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  render(<Game />, { wrapper: MemoryRouter })
  openFixture(() => screen.getByText('open'))
  expect(document.activeElement).toBe(heading())
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

it('moves the focus to the heading of the screen while the page has another one in a hidden main element', () => {
  render(
    <>
      <main hidden>
        <h1>This browser is too old for the game</h1>
      </main>
      <Game />
    </>,
    { wrapper: MemoryRouter },
  )
  openFixture(() => screen.getByText('open'))
  expect(document.activeElement).toBe(screen.getByText('Chiefs v Blues'))
})

it('moves the focus to the heading of an element with the role main', () => {
  // The list of fixtures keeps its element when it changes its role.
  const role = { role: 'main' }
  render(
    <>
      <div {...role}>
        <h1>Fixtures</h1>
      </div>
      <Game />
    </>,
    { wrapper: MemoryRouter },
  )
  act(() => screen.getByText('open').focus())
  act(() => screen.getByText('open').click())
  expect(document.activeElement).toBe(screen.getByText('Fixtures'))
})

it('moves the focus to the heading of the list while the screen next to it has none yet', () => {
  const region = { role: 'region' }
  render(
    <>
      <div {...region}>
        <h1>Predictor</h1>
      </div>
      <Game title={null} />
    </>,
    { wrapper: MemoryRouter },
  )
  openFixture(() => screen.getByText('open'))
  expect(document.activeElement).toBe(screen.getByText('Predictor'))
})

it('keeps the focus on an element that remains', () => {
  render(<Game />, { wrapper: MemoryRouter })
  openFixture(() => screen.getByRole('textbox'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('moves the focus from the link that was followed, even if the link remains', () => {
  window.history.replaceState(null, '', '/fixture')
  render(<Game />, { wrapper: MemoryRouter })
  openFixture(() => screen.getByText('open next to it'))
  expect(document.activeElement).toBe(heading())
})

it('keeps the focus on a link that leads elsewhere', () => {
  window.history.replaceState(null, '', '/fixture')
  render(<Game />, { wrapper: MemoryRouter })
  openFixture(() => screen.getByText('another'))
  expect(document.activeElement).toBe(screen.getByText('another'))
})

it('leaves the focus in the host page while the player is there', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  render(<Game />, { wrapper: MemoryRouter })
  openFixture(() => screen.getByText('open'))
  expect(document.activeElement).toBe(document.body)
})

it('moves no focus on the first screen', () => {
  render(
    <main>
      <h1>Fixtures</h1>
      <Game />
    </main>,
    { wrapper: MemoryRouter },
  )
  expect(document.activeElement).toBe(document.body)
})

it('moves the focus to the heading of a game that a link has started, like that of the practice match', () => {
  function Start() {
    return useLocation().search === '' ? <Link to="/fixture?accessToken=practice">practise</Link> : <Game />
  }
  render(<Start />, { wrapper: MemoryRouter })
  act(() => screen.getByText('practise').focus())
  act(() => screen.getByText('practise').click())
  expect(document.activeElement).toBe(heading())
})
