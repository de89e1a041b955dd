// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { createElement, type ReactNode, StrictMode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { matchWith } from '../../test/ready-match.ts'
import { type Engagement, memoryStore, type Program } from '../index.ts'
import { EngagementLifecycle, EngagementProvider, useEngagement, useWidgets } from './index.ts'

afterEach(cleanup)

/** Shows the number of widgets of a program. */
function Widgets({ program, clients }: { readonly program: Program; readonly clients: Set<Engagement> }) {
  const engagement = useEngagement()
  clients.add(engagement)
  return `widgets: ${useWidgets(engagement, { program }).data?.results.length ?? '-'}`
}

/** A page with the lifecycle under StrictMode, and the clients that it provided. */
function aPage() {
  const match = matchWith()
  const { clientId, endpoint, fetch } = match.platform
  const options = { clientId, endpoint, fetch, store: memoryStore() }
  const clients = new Set<Engagement>()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (accessToken: string) => {
    const widgets = createElement(Widgets, { program: match.program, clients })
    const queries = createElement(QueryClientProvider, { client }, widgets)
    const lifecycle = createElement(EngagementLifecycle, { options, accessToken }, queries)
    const fallbackRender = ({ error }: { readonly error: unknown }) => String(error)
    return createElement(StrictMode, null, createElement(ErrorBoundary, { fallbackRender }, lifecycle))
  }
  return { ...match, page, clients }
}

describe('EngagementLifecycle', () => {
  it('initialises one client under StrictMode, and disposes it when it is removed', async () => {
    const { page, clients, token } = aPage()
    const { unmount } = render(page(token))
    await screen.findByText('widgets: 4')
    expect(clients.size).toBe(1)
    const [engagement] = clients
    expect(engagement?.phase).toBe('ready')
    unmount()
    expect(engagement?.phase).toBe('idle')
  })

  it('initialises again with another token', async () => {
    const { page, clients, platform, profile, token } = aPage()
    platform.state.tokens.set('second-token', profile.id)
    const { rerender } = render(page(token))
    await screen.findByText('widgets: 4')
    await act(async () => rerender(page('second-token')))
    await expect.poll(() => [...clients][0]?.profile?.access_token).toBe('second-token')
  })

  it('throws a failure of init to the nearest error boundary', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { page, platform, token } = aPage()
    platform.inject({ path: 'applications', fault: { status: 503 }, times: 2 })
    render(page(token))
    expect(await screen.findByText(/Server error\. Try again\./)).toBeTruthy()
  })
})

describe('EngagementProvider', () => {
  it('provides the client of the caller', () => {
    const { engagement: given } = matchWith()
    const wrapper = ({ children }: { readonly children: ReactNode }) =>
      createElement(EngagementProvider, { engagement: given }, children)
    expect(renderHook(useEngagement, { wrapper }).result.current).toBe(given)
  })

  it('is named in the error when it is missing', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(() => renderHook(useEngagement)).toThrow('EngagementProvider')
  })
})
