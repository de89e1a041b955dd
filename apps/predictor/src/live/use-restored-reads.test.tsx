import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../queries/query-client.ts'
import { useRestoredReads } from './use-restored-reads.ts'

afterEach(cleanup)

const read = vi.fn<() => Promise<string>>()

function Reader() {
  useRestoredReads()
  const { data } = useQuery({ queryKey: ['player'], queryFn: read, staleTime: Number.POSITIVE_INFINITY })
  return data
}

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

it('refetches the active queries of a page that is restored from the history, even fresh ones, and no others', async () => {
  read.mockResolvedValueOnce('as it was left').mockResolvedValueOnce('as it is')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Reader />
    </QueryClientProvider>,
  )
  await screen.findByText('as it was left')
  show(false)
  expect(read).toHaveBeenCalledTimes(1)
  show(true)
  await screen.findByText('as it is')
  expect(read).toHaveBeenCalledTimes(2)
})
