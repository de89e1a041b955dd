import { dehydrate, QueryClient } from '@tanstack/react-query'
import { createEngagement, listPrograms, takePages } from '@touchline/engagement-sdk'
import { widgetsQuery } from '@touchline/engagement-sdk/react'
import { matchDay } from '@touchline/engagement-sdk/testing'
import { Badge, Button, Card, Counter } from '@touchline/ui-kit'
import { CountdownText, FixtureStatusTag } from '@touchline/ui-kit/questions'
import { Questions } from './questions.jsx'

/** A server component that reads with the SDK and renders controls without a client wrapper. */
export default async function Page() {
  const { platform, token } = matchDay()
  const { clientId, endpoint, fetch } = platform
  const engagement = createEngagement({ clientId, endpoint, fetch })
  await engagement.init({ accessToken: token })
  const { results } = await takePages(listPrograms(engagement, {}))
  const queryClient = new QueryClient()
  const [program] = results
  await queryClient.prefetchQuery(widgetsQuery(engagement, { programId: program.id }))
  return (
    <main>
      <Card>
        <Badge>{program.title}</Badge>
      </Card>
      <Counter label="Chiefs" />
      <Button variant="primary">Submit</Button>
      <FixtureStatusTag tag="predict-now" />
      <CountdownText closesAt={0} />
      <Questions programId={program.id} state={dehydrate(queryClient)} />
    </main>
  )
}
