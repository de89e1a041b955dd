import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PracticeInvitation } from './practice.tsx'

vi.mock('../../launch/reload.ts', () => ({ loadChunk: () => Promise.reject(new Error('404')) }))

it('offers no practice match when its code cannot be loaded, and leaves the rest of the page alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = render(
    <main>
      LOG IN TO PLAY <PracticeInvitation to="/home" />
    </main>,
  )
  await expect.poll(() => log.mock.calls.join()).toContain('404')
  expect(container.textContent).toBe('LOG IN TO PLAY ')
})
