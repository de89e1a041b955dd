import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { optionalPart } from './optional-part.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('renders nothing and logs the failure when the code of a part cannot be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const Calendar = optionalPart('calendar', () => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <main>
      <Suspense fallback="Loading">
        <Calendar />
      </Suspense>
      <p>The list</p>
    </main>,
  )
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(log.mock.lastCall?.join(' ')).toContain('The calendar was not loaded')
  await vi.waitFor(() => expect(screen.getByRole('main').textContent).toBe('The list'))
})
