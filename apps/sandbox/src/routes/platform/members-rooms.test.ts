import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, call, newFan } from '../../../test/api.ts'
import { startMen } from '../../../test/men.ts'
import type { Sandbox } from '../../server/start-sandbox.ts'
import { REALTIME_KEYS } from '../../wire/realtime-keys.ts'

const S = REALTIME_KEYS.subscribe
type Fan = Awaited<ReturnType<typeof newFan>>

let sandbox: Sandbox
let owner: Fan
let stranger: Fan
let room: Answer['body']
beforeAll(async () => {
  sandbox = await startMen()
  ;[owner, stranger] = await Promise.all([newFan(sandbox), newFan(sandbox)])
  const body = { title: 'The bench', visibility: 'members' }
  room = (await call(sandbox, 'POST chat-rooms/', { token: owner.token, body })).body
})
afterAll(() => sandbox.close())

const members = (fan: Fan) => call(sandbox, `GET ${room.memberships_url}`, { token: fan.token })
const join = (fan: Fan, body?: object) =>
  call(sandbox, `POST ${room.memberships_url}`, { token: fan.token, ...(body && { body }) })
const invite = (by: Fan, invited: Fan) =>
  call(sandbox, 'POST chat-room-invitations/', {
    token: by.token,
    body: { chat_room_id: room.id, invited_profile_id: invited.id },
  })
const listed = async (token?: string) =>
  (await call(sandbox, 'GET chat-rooms/', { token })).body.results.map(({ id }: { id: string }) => id)

describe('a room for members', () => {
  it('has its creator as a member, and is not listed for others', async () => {
    expect((await members(owner)).body.results).toMatchObject([{ profile: { id: owner.id } }])
    expect(await listed(owner.token)).toContain(room.id)
    expect(await listed(stranger.token)).not.toContain(room.id)
    expect(await listed()).not.toContain(room.id)
  })

  it('lets no stranger join, look at its members, add others or invite', async () => {
    const refused = await Promise.all([
      join(stranger),
      join(stranger, { profile_id: sandbox.demoProfileId }),
      members(stranger),
      invite(stranger, stranger),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  it('lets in who was invited, and not after declining', async () => {
    const [guest, other] = await Promise.all([newFan(sandbox), newFan(sandbox)])
    await invite(owner, guest)
    expect((await join(guest)).status).toBe(201)
    const { url } = (await invite(owner, other)).body
    await call(sandbox, `PATCH ${url}`, { token: other.token, body: { status: 'rejected' } })
    expect((await join(other)).status).toBe(403)
    expect((await join(owner, { profile_id: other.id })).status).toBe(201)
  })
})

describe('the real-time channels of a room for members', () => {
  const paths = (channel: string): readonly (readonly [string, string])[] => [
    ['subscribe', `/v2/subscribe/${S}/lobby,${channel}/0?tt=0`],
    ['heartbeat', `/v2/presence/sub-key/${S}/channel/${channel}/heartbeat?`],
    ['who is here', `/v2/presence/sub-key/${S}/channel/${channel}?`],
    ['history', `/v3/history/sub-key/${S}/channel/${channel}?`],
    ['publish', `/publish/${REALTIME_KEYS.publish}/${S}/0/${channel}/0/1?`],
    ['files', `/v1/files/${S}/channels/${channel}/files?`],
  ]
  const statuses = (channel: string, token?: string) =>
    Promise.all(
      paths(channel).map(async ([name, path]) => {
        const auth = token === undefined ? '' : `&auth=${token}`
        return `${name} ${(await call(sandbox, `GET ${path}&uuid=x${auth}`)).status}`
      }),
    )
  const all = (status: number) => paths('').map(([name]) => `${name} ${status}`)

  it.each(['chat', 'control', 'reactions'])('answer members alone: %s', async (kind) => {
    const channel = room.channels[kind].pubnub
    expect(await statuses(channel, owner.token)).toEqual(all(200))
    expect(await statuses(channel, stranger.token)).toEqual(all(403))
    expect(await statuses(channel, 'made up')).toEqual(all(403))
    expect(await statuses(channel)).toEqual(all(403))
  })

  it('are in no wildcard and have no open companion', async () => {
    const channel = room.channels.chat.pubnub
    for (const name of ['chatroom.*', 'chatroom.control.*', `${channel}-pnpres`]) {
      const path = `GET /v2/subscribe/${S}/${name}/0?tt=0&auth=${stranger.token}` as const
      expect((await call(sandbox, path)).status).toBe(403)
    }
  })

  it('are left out of presence calls without a channel, except for members', async () => {
    const channel = room.channels.chat.pubnub
    const auth = `auth=${owner.token}`
    const presence = async (path: string) =>
      JSON.parse((await call(sandbox, `GET /v2/presence/sub-key/${S}${path}`)).body).payload
    await call(sandbox, `GET /v2/presence/sub-key/${S}/channel/${channel}/heartbeat?uuid=prop&${auth}`)
    const seen = async (query: string) => [
      Object.keys((await presence(`?${query}`)).channels).includes(channel),
      (await presence(`/uuid/prop?${query}`)).channels.includes(channel),
    ]
    expect(await seen(auth)).toEqual([true, true])
    expect(await seen(`auth=${stranger.token}`)).toEqual([false, false])
    expect(await seen('')).toEqual([false, false])
  })

  it('leave the channels of other rooms open', async () => {
    const open = (await call(sandbox, 'POST chat-rooms/', { token: owner.token, body: {} })).body
    expect(await statuses(open.channels.chat.pubnub)).toEqual(all(200))
  })
})
