import { type ReactNode, useState } from 'react'
import { unstable_HistoryRouter as HistoryRouter, UNSAFE_createBrowserHistory } from 'react-router'
import { framedHistory, isFramed } from './embedding-history.ts'
import { oneStepAtATime } from './one-step-at-a-time.ts'

/** The browser's own history as it is; in a frame, by the rules that keep the host's back button free. */
export function GameRouter({
  basePath,
  children,
}: {
  readonly basePath: string
  readonly children: ReactNode
}) {
  const [history] = useState(() => {
    // The router hears of its own moves only in this mode, as it does inside BrowserRouter.
    const own = oneStepAtATime(UNSAFE_createBrowserHistory({ v5Compat: true }), window)
    return isFramed(window) ? framedHistory(own, window, basePath) : own
  })
  return (
    <HistoryRouter history={history} basename={basePath}>
      {children}
    </HistoryRouter>
  )
}
