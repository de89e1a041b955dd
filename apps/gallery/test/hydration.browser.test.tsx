import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { STORIES } from './stories.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

it.each(STORIES)('hydrates $name without an error or a warning', async ({ Story }) => {
  const onError = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Story />)
  const root = await act(async () => hydrateRoot(container, <Story />, { onRecoverableError }))
  await act(async () => root.unmount())
  container.remove()
  expect(onRecoverableError.mock.calls).toEqual([])
  expect(onError.mock.calls).toEqual([])
})
