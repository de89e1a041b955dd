import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { keys } from './keys.ts'
import { createQueryClient } from './query-client.ts'
import { useFromCache } from './use-from-cache.ts'

it('renders when the value changes, and not with a read that leaves it equal', async () => {
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  let renders = 0
  const { result } = renderHook(
    () => {
      renders += 1
      return useFromCache((cache) => [cache.getQueryData(keys.program('f1'))])
    },
    { wrapper },
  )
  const read = (data: string) => client.setQueryData(keys.program('f1'), data)
  read('as announced')
  await waitFor(() => expect(result.current).toEqual(['as announced']))
  read('as announced')
  read('moved')
  await waitFor(() => expect(result.current).toEqual(['moved']))
  expect(renders).toBe(3)
})
