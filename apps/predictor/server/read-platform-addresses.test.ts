// @vitest-environment node
import { startSandbox } from '@touchline/sandbox'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readPlatformAddresses } from './read-platform-addresses.ts'

const listSchema = z.object({ results: z.array(z.object({ id: z.string() })) })

it('reads the addresses of a platform, and says which match it does not have', async () => {
  await using sandbox = await startSandbox({ tournaments: ['120-2024'], fans: 0 })
  const { apiUrl, clientId, demoToken } = sandbox
  const list = await fetch(`${apiUrl}programs/?client_id=${clientId}`, {
    headers: { authorization: `Bearer ${demoToken}` },
  })
  const [match] = listSchema.parse(await list.json()).results
  const platform = { platformEndpoint: apiUrl, clientId }
  expect(await readPlatformAddresses({ ...platform, matchId: match?.id ?? '' })).toEqual({
    profile: `${apiUrl}applications/${clientId}/profile/`,
    program: `${apiUrl}programs/{program_id}/`,
    widgets: `${apiUrl}programs/{program_id}/widgets/`,
  })
  await expect(readPlatformAddresses({ ...platform, matchId: 'nobody' })).rejects.toThrow(
    `GET ${apiUrl}programs/nobody/ was answered with 404.`,
  )
})
