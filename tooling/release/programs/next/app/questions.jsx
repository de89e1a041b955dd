'use client'

import { HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createEngagement } from '@touchline/engagement-sdk'
import { useWidgets } from '@touchline/engagement-sdk/react'
import { useState } from 'react'

const engagement = createEngagement({ clientId: 'test-client' })

/** A client component that renders the data that the server prefetched. */
export function Questions({ programId, state }) {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <List programId={programId} />
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

function List({ programId }) {
  const { data } = useWidgets(engagement, { programId })
  return (
    <ul>
      {data?.results.map(({ id, question }) => (
        <li key={id}>{question}</li>
      ))}
    </ul>
  )
}
