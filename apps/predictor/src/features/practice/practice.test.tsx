import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// A page loads the code once, and other tests share this process.
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.doUnmock('../../launch/reload.ts')
  vi.resetModules()
})

it('offers no practice match when its code cannot be loaded, and leaves the rest of the page alone', async () => {
  vi.doMock('../../launch/reload.ts', () => ({ loadChunk: () => Promise.reject(new Error('404')) }))
  const { PracticeInvitation } = await import('./practice.tsx')
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = render(
    <main>
      LOG IN TO PLAY <PracticeInvitation to="/home" />
    </main>,
  )
  await expect.poll(() => log.mock.calls.join()).toContain('404')
  expect(container.textContent).toBe('LOG IN TO PLAY ')
})
