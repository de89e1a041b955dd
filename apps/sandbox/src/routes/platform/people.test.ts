import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newFan } from '../../../test/api.ts'
import { startMen } from '../../../test/men.ts'
import type { Sandbox } from '../../server/start-sandbox.ts'
import { LOBBY_ID } from '../../services/seeding/showcase.ts'

let sandbox: Sandbox
let one: { id: string; token: string }
let other: { id: string; token: string }
beforeAll(async () => {
  sandbox = await startMen()
  ;[one, other] = await Promise.all([newFan(sandbox), newFan(sandbox)])
})
afterAll(() => sandbox.close())

/** The names of events on a profile's channel while something happens. */
async function heard(profileId: string, happening: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = []
  const stop = sandbox.events.subscribe((channel, { event }) => {
    if (channel === `profile.${profileId}`) names.push(event)
  })
  await happening()
  stop()
  return names
}

describe('blocking', () => {
  const block = (id: string) =>
    call(sandbox, 'POST profile-blocks/', { token: one.token, body: { blocked_profile_id: id } })
  const ids = async (token: string) =>
    (await call(sandbox, 'GET blocked-profile-ids/', { token })).body.results

  it('is listed for the blocking profile, published on its channel, and taken back', async () => {
    const events = await heard(one.id, async () => {
      const { status, body } = await block(other.id)
      expect([status, body.blocked_profile.id, body.blocked_by_profile_id]).toEqual([201, other.id, one.id])
      expect((await block(other.id)).status).toBe(409)
      expect([await ids(one.token), await ids(other.token)]).toEqual([[other.id], []])
      const found = await call(sandbox, `GET profile-blocks/?blocked_profile_id=${other.id}`, {
        token: one.token,
      })
      expect(found.body.results).toEqual([body])
      const foreign = await call(sandbox, `DELETE ${body.url}`, { token: other.token })
      expect(foreign.status).toBe(404)
      expect((await call(sandbox, `GET ${body.url}`, { token: one.token })).body).toEqual(body)
      expect((await call(sandbox, `DELETE ${body.url}`, { token: one.token })).status).toBe(204)
      expect(await ids(one.token)).toEqual([])
    })
    expect(events).toEqual(['block-profile', 'unblock-profile'])
  })

  it('of oneself or of an unknown profile is refused', async () => {
    expect(await block(one.id)).toMatchObject({
      status: 400,
      body: { blocked_profile_id: [expect.any(String)] },
    })
    expect((await block('nobody')).status).toBe(404)
  })
})

describe('an invitation into a room', () => {
  const invitations = (token: string, query = '') =>
    call(sandbox, `GET chat-room-invitations/?client_id=touchline-sandbox${query}`, { token })

  it('is sent once, heard of, answered by who got it, and taken back by who sent it', async () => {
    const body = { chat_room_id: LOBBY_ID, invited_profile_id: other.id }
    const send = () => call(sandbox, 'POST chat-room-invitations/', { token: one.token, body })
    const events = await heard(other.id, async () => {
      expect(await send()).toMatchObject({
        status: 201,
        body: { status: 'pending', invited_by: { id: one.id } },
      })
      expect((await send()).status).toBe(409)
    })
    expect(events).toEqual(['chat-room-invite'])
    const [{ url }] = (await invitations(other.token, `&invited_profile_id=${other.id}&status=pending`)).body
      .results
    const answer = (token: string, status: string) =>
      call(sandbox, `PATCH ${url}`, { token, body: { status } })
    expect((await answer(one.token, 'accepted')).status).toBe(403)
    expect((await answer(other.token, 'perhaps')).status).toBe(400)
    expect((await answer(other.token, 'accepted')).body.status).toBe('accepted')
    expect((await invitations(one.token, `&invited_by_id=${one.id}&status=pending`)).body.count).toBe(0)
    expect((await call(sandbox, `DELETE ${url}`, { token: other.token })).status).toBe(403)
    expect((await call(sandbox, `DELETE ${url}`, { token: one.token })).status).toBe(204)
    expect((await invitations(other.token)).body.count).toBe(0)
  })
})

describe('a room of one’s own', () => {
  it('is opened, listed, and joined by who is added to it', async () => {
    const room = { title: 'The bench', visibility: 'members' }
    const opened = await call(sandbox, 'POST chat-rooms/', { token: one.token, body: room })
    expect(opened).toMatchObject({ status: 201, body: { ...room, content_filter: 'none' } })
    expect((await call(sandbox, `GET ${opened.body.url}`)).body).toEqual(opened.body)
    const listed = (await call(sandbox, 'GET chat-rooms/', { token: one.token })).body.results
    expect(listed.map(({ title }: { title: string | null }) => title).sort()).toEqual(['Lobby', 'The bench'])
    const events = await heard(other.id, async () => {
      const add = { token: one.token, body: { profile_id: other.id } }
      expect((await call(sandbox, `POST ${opened.body.memberships_url}`, add)).body.profile.id).toBe(other.id)
    })
    expect(events).toEqual(['chat-room-add'])
  })
})

describe('what a profile has earned', () => {
  const demo = (path: string) =>
    call(sandbox, `GET profiles/${sandbox.demoProfileId}/${path}`, { token: sandbox.demoToken })

  it('is the sum of its points, and its place on every board', async () => {
    const [balance] = (await demo('reward-item-balances/')).body.results
    const { body } = await demo('leaderboards/?page_size=100')
    const season = body.results.find(({ leaderboard }: { leaderboard: { name: string } }) =>
      /season/i.test(leaderboard.name),
    )
    expect(balance.reward_item_balance).toBeGreaterThan(0)
    expect(season.entry.score).toBe(balance.reward_item_balance)
    expect((await demo('')).body.points).toBe(balance.reward_item_balance)
    expect(body.count).toBeGreaterThan(5)
  })

  it('is not shown to other profiles and cannot be transferred', async () => {
    const path = `profiles/${sandbox.demoProfileId}/reward-item-balances/` as const
    expect((await call(sandbox, `GET ${path}`, { token: one.token })).status).toBe(403)
    const transfer = `POST profiles/${one.id}/reward-item-transfers/` as const
    expect((await call(sandbox, transfer, { token: one.token })).status).toBe(403)
  })
})
