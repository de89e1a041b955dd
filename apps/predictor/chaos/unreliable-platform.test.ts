// @vitest-environment node
import { expect, it } from 'vitest'
import type { Match } from './match.ts'
import { openStore } from './store.ts'
import { type FanIdentity, startUnreliablePlatform } from './unreliable-platform.ts'

it('closes a match while fans answer, and no answer that was taken counts as late', async () => {
  await using store = await openStore('folder')
  await using platform = await startUnreliablePlatform(store)
  const [match] = await platform.matches()
  if (match === undefined) throw new Error('The tournament has no matches.')
  const fans = await Promise.all(['One', 'Two', 'Three'].map((name) => platform.newFan(name)))
  const answering = fans.flatMap((fan) => answerUntilClosed(platform.urls[0], fan, match))
  await platform.kickOffNow(match)
  // Each ends with a refusal.
  await Promise.all(answering)
  const { votes, closedMatches } = await platform.readBooks('end')
  expect(votes.length).toBeGreaterThan(0)
  expect(votes.filter(({ lateMs }) => lateMs > 0)).toEqual([])
  expect(closedMatches).toContain(match.id)
})

/** Answers every question again and again, until the answer is refused. */
function answerUntilClosed(
  url: string,
  { token }: FanIdentity,
  { widgets }: Match,
): readonly Promise<void>[] {
  return widgets.map(async ({ id, options: [option] }) => {
    const send = async (method: string, to: string) => {
      const response = await fetch(to, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ option_id: option?.id }),
      })
      const { url: own }: { url?: string } = await response.json()
      return { status: response.status, own: own ?? to }
    }
    const votes = `widget-interactions/text-prediction/${id}/options/${option?.id}/votes/`
    let { status, own } = await send('POST', `${url}/api/v1/${votes}`)
    while (status < FORBIDDEN) ({ status, own } = await send('PATCH', own))
    expect(status).toBe(FORBIDDEN)
  })
}

const FORBIDDEN = 403
