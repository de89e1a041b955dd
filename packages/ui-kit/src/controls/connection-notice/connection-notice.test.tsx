import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConnectionNotice } from './connection-notice.tsx'

afterEach(cleanup)

describe('ConnectionNotice', () => {
  it.each(['idle', 'connecting', 'connected', 'stopped'] as const)('renders nothing while %s', (phase) => {
    const { container } = render(<ConnectionNotice phase={phase} />)
    expect(container.textContent).toBe('')
  })

  it.each(['reconnecting', 'failed', 'polling'] as const)(
    'shows that updates may be slow while %s',
    (phase) => {
      render(<ConnectionNotice phase={phase} />)
      expect(screen.getByRole('status').textContent).toBe('Updates may be slow.')
    },
  )

  it('shows what the page knows of the connection instead of what the browser reports', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { container, rerender } = render(<ConnectionNotice isOnline />)
    expect(container.textContent).toBe('')
    rerender(<ConnectionNotice isOnline={false} />)
    expect(container.textContent).toContain('You are offline.')
    vi.restoreAllMocks()
  })

  it('shows that the device is offline until it is online again', () => {
    const { container } = render(<ConnectionNotice />)
    const online = vi.spyOn(navigator, 'onLine', 'get')
    online.mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    expect(screen.getByRole('status').textContent).toContain('You are offline.')
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    expect(container.textContent).toBe('')
  })
})
