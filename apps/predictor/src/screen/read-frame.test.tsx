import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { PlatformHttpError } from '@touchline/engagement-sdk'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryDelayMs } from '../queries/query-client.ts'
import { ReadFrame, StaleNotice, StillWorking } from './read-frame.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(children: ReactNode = <StillWorking />) {
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>)
}

const said = () => screen.getByRole('status').textContent

it("shows nothing during a short wait, and 'Still working' after five seconds", () => {
  show()
  act(() => vi.advanceTimersByTime(4999))
  expect(said()).toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(said()).toBe('Still working')
})

it('shows at once that it waits for a connection, until there is one', () => {
  show()
  act(() => onlineManager.setOnline(false))
  expect(said()).toBe('Waiting for connection')
  act(() => onlineManager.setOnline(true))
  expect(said()).toBe('')
})

function Busy({ retryAfterMs }: { readonly retryAfterMs: number }) {
  useQuery({
    queryKey: ['fixtures'],
    queryFn: () => Promise.reject(new PlatformHttpError({ status: 429, detail: undefined, retryAfterMs })),
    retry: true,
    retryDelay: (attempt, error) => retryDelayMs(attempt, error),
  })
  return <StillWorking />
}

it.each([
  [20_000, 'Busy. Trying again in about 20 s'],
  [2000, ''],
])('shows how long the platform asks to wait: %d ms', async (retryAfterMs, text) => {
  show(<Busy retryAfterMs={retryAfterMs} />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(said()).toBe(text)
})

it.each([
  ['to the heading of its screen, without data', 'main', 'button', undefined, 'Chiefs v Blues'],
  ['to the heading of its screen, above old data', 'main', 'button', 'old data', 'Chiefs v Blues'],
  ['to the heading of the list next to a screen', 'region', 'button', undefined, 'Chiefs v Blues'],
  ['to nothing if it has no focus', 'main', 'nothing', undefined, undefined],
  ['to nothing while the player is in the page around a frame', 'main', 'host', undefined, undefined],
])('leaves the focus of Try again %s, when it is removed', (_where, role, focused, data, heading) => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(focused !== 'host')
  const refetch = () => Promise.resolve()
  const screenOf = (isError: boolean) => (
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <h1>Another screen</h1>
      </main>
      <div role={role}>
        <h1>Chiefs v Blues</h1>
        <ReadFrame read={{ data, isError, refetch }} skeleton="Loading" failedTitle="Could not load">
          {(text) => (isError ? <StaleNotice onRetry={refetch}>{text}</StaleNotice> : text)}
        </ReadFrame>
      </div>
    </QueryClientProvider>
  )
  const { rerender } = render(screenOf(true))
  if (focused !== 'nothing') screen.getByRole('button', { name: 'Try again' }).focus()
  rerender(screenOf(false))
  expect(document.activeElement).toBe(heading === undefined ? document.body : screen.getByText(heading))
})
