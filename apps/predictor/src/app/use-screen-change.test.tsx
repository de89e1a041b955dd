import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router'
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

it('leaves the scroll position of a step back to the browser', () => {
  function Back() {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    )
  }
  render(
    <>
      <Game />
      <Back />
    </>,
    { wrapper: MemoryRouter },
  )
  openFixture(() => screen.getByText('open'))
  scrollTo.mockReset()
  act(() => screen.getByText('back').click())
  expect(screen.queryByRole('heading')).toBeNull()
  expect(scrollTo).not.toHaveBeenCalled()
})

const OPENED = <h1>Chiefs v Blues</h1>

it.each([
  ['the screen, next to a hidden main element', { role: 'main', hidden: true }, OPENED, 'Chiefs v Blues'],
  // The list of fixtures keeps its element when it changes its role.
  ['an element with the role main', { role: 'main' }, OPENED, 'Predictor'],
  ['the list while the screen next to it has none yet', { role: 'region' }, null, 'Predictor'],
] as const)('moves the focus to the heading of %s', (_what, attributes, title, heading) => {
  render(
    <>
      <div {...attributes}>
        <h1>Predictor</h1>
      </div>
      <Game title={title} />
    </>,
    { wrapper: MemoryRouter },
  )
  openFixture(() => screen.getByText('open'))
  expect(document.activeElement).toBe(screen.getByText(heading))
})

it.each([
  ['an element that remains', () => screen.getByRole('textbox')],
  ['a link that leads elsewhere', () => screen.getByText('another')],
])('keeps the focus on %s', (_what, focused) => {
  window.history.replaceState(null, '', '/fixture')
  render(<Game />, { wrapper: MemoryRouter })
  openFixture(focused)
  expect(document.activeElement).toBe(focused())
})

it('moves the focus from the link that was followed, even if the link remains, also in a browser that does not report use', () => {
  vi.stubGlobal('navigator', {})
  window.history.replaceState(null, '', '/fixture')
  render(<Game />, { wrapper: MemoryRouter })
  openFixture(() => screen.getByText('open next to it'))
  expect(document.activeElement).toBe(heading())
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
