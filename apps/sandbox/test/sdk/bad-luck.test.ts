import { createHmac } from 'node:crypto'
import {
  createUserProfile,
  type Engagement,
  exponentialRetry,
  getProgram,
  getWidgetInteractions,
  getWidgets,
  listPrograms,
  request,
  saveWidgetInteraction,
  takePages,
  updateUserProfile,
  type Widget,
} from '@touchline/engagement-sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../../src/server/start-sandbox.ts'
import { MEN } from '../men-scenario.ts'
import { aFan } from './a-fan.ts'

const SECRET = 'a-secret-that-signs-tokens-for-this-test'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ...MEN, tokenSecret: SECRET })
})
afterEach(() => sandbox.faults.clear())
afterAll(() => sandbox.close())

/** A token that a customer mints for its member; two of one member differ in their age. */
function mintedToken(issuedAt: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { iss: sandbox.clientId, iat: issuedAt, custom_profile_id: 'member-1' }
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`
}

async function anOpenWidget(engagement: Engagement): Promise<Widget> {
  const { results } = await takePages(listPrograms(engagement, { title: '120-2024 | 10' }))
  // The round begins on a Friday that is over; its last match is still open.
  const program = results.findLast(({ title }) => title === '120-2024 | 10')
  const [widget] = (await takePages(getWidgets(engagement, { programId: program?.id ?? '' }))).results
  if (!widget) throw new Error('The round has widgets.')
  return widget
}

async function aNewPlayer(): Promise<Engagement> {
  const demo = await aFan(sandbox)
  return aFan(sandbox, { token: (await createUserProfile(demo)).access_token })
}

describe('a lost reply', () => {
  it.each(['before', 'after'] as const)('that was cut %s the write is read back', async (when) => {
    const player = await aNewPlayer()
    const widget = await anOpenWidget(player)
    sandbox.faults.add({ path: '/api/v1/widget-interactions/*', method: 'POST', drop: true, when, times: 1 })
    const saved = await saveWidgetInteraction(player, {
      widget,
      interactionItem: { id: widget.options[1]?.id },
    })
    expect(saved.option_id).toBe(widget.options[1]?.id)
    expect(await getWidgetInteractions(player, { widget })).toMatchObject([{ id: saved.id }])
  })

  it('of a create that another tab was faster with becomes an update', async () => {
    const player = await aNewPlayer()
    const widget = await anOpenWidget(player)
    await saveWidgetInteraction(player, { widget, interactionItem: { id: widget.options[0]?.id } })
    const saved = await saveWidgetInteraction(player, {
      widget,
      interactionItem: { id: widget.options[1]?.id },
    })
    expect(await getWidgetInteractions(player, { widget })).toMatchObject([
      { id: saved.id, option_id: widget.options[1]?.id },
    ])
  })

  it('is not mistaken for a malformed confirmation', async () => {
    const player = await aNewPlayer()
    const widget = await anOpenWidget(player)
    sandbox.faults.add({ path: '/api/v1/widget-interactions/*', malformed: true, when: 'after', times: 1 })
    await saveWidgetInteraction(player, { widget, interactionItem: { id: widget.options[0]?.id } })
    expect(await getWidgetInteractions(player, { widget })).toHaveLength(1)
  })
})

describe('a token that is no longer valid', () => {
  it('is renewed once for twenty calls at the same time', async () => {
    const tokenProvider = vi.fn(async () => mintedToken(2))
    let isExpired = false
    const engagement = await aFan(sandbox, {
      token: mintedToken(1),
      tokenProvider,
      async fetch(input, init) {
        const request = new Request(input, init)
        const isOld = request.headers.get('authorization') === `Bearer ${mintedToken(1)}`
        return isOld && isExpired ? Response.json({ detail: 'Expired.' }, { status: 401 }) : fetch(request)
      },
    })
    isExpired = true
    const { id } = engagement.profile ?? {}
    const calls = Array.from({ length: 20 }, (_, n) =>
      request(engagement, { path: `profiles/${id}/`, query: { n } }),
    )
    const bodies = (await Promise.all(calls)).map(({ body }) => body)
    expect(bodies).toEqual(bodies.map(() => expect.objectContaining({ id })))
    expect(tokenProvider).toHaveBeenCalledOnce()
    expect(engagement.profile).toMatchObject({ id, access_token: mintedToken(2) })
  })

  it('ends the session if there is no token provider', async () => {
    const engagement = await aFan(sandbox)
    const signedOut = vi.fn()
    engagement.on('signedOut', signedOut)
    sandbox.faults.add({ path: '/api/v1/applications/*/profile/', status: 401, times: 1 })
    const accessToken = engagement.profile?.access_token ?? ''
    const update = updateUserProfile(engagement, { accessToken, nickname: 'Gone' })
    await expect(update).rejects.toMatchObject({ status: 401 })
    expect(signedOut).toHaveBeenCalledOnce()
  })
})

describe('the network', () => {
  it('goes away and comes back', async () => {
    const engagement = await aFan(sandbox)
    sandbox.faults.add({ path: '/api/v1/programs/', drop: true, times: 1 })
    await expect(takePages(listPrograms(engagement))).rejects.toMatchObject({
      code: 'network',
      retryable: true,
    })
    expect((await takePages(listPrograms(engagement), 1)).results.length).toBeGreaterThan(0)
  })

  it('is tried again where the client asks for it', async () => {
    const engagement = await aFan(sandbox, { retry: exponentialRetry({ limit: 3, baseMs: 1 }) })
    sandbox.faults.add({ path: '/api/v1/programs/', drop: true, times: 1 })
    sandbox.faults.add({ path: '/api/v1/programs/', status: 503, times: 1 })
    expect((await takePages(listPrograms(engagement), 1)).results.length).toBeGreaterThan(0)
  })

  it('rejects at once for a caller that has aborted', async () => {
    const engagement = await aFan(sandbox)
    sandbox.faults.add({ path: '/api/v1/programs/*', hang: true, times: 2 })
    const leaving = new AbortController()
    const call = getProgram(engagement, { programId: 'p', signal: leaving.signal })
    await expect.poll(() => sandbox.faults.list()).toHaveLength(1)
    leaving.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    const limited = getProgram(engagement, { programId: 'p', timeoutMs: 50 })
    await expect(limited).rejects.toMatchObject({ code: 'timeout' })
  })

  it('answers a malformed body with an error that names what was asked', async () => {
    const engagement = await aFan(sandbox)
    sandbox.faults.add({ path: '/api/v1/programs/', malformed: true, times: 1 })
    await expect(takePages(listPrograms(engagement))).rejects.toMatchObject({ code: 'invalid-body' })
  })
})

describe('closing time', () => {
  it('is the platform’s: it refuses a closed widget, and one that the client believes open', async () => {
    const player = await aNewPlayer()
    const { results } = await takePages(listPrograms(player, { title: '120-2024 | 1' }))
    const over = results.find(({ title }) => title === '120-2024 | 1')
    const [widget] = (await takePages(getWidgets(player, { programId: over?.id ?? '' }))).results
    if (!widget) throw new Error('The first round has widgets.')
    const interactionItem = { id: widget.options[0]?.id }
    const known = saveWidgetInteraction(player, { widget, interactionItem })
    await expect(known).rejects.toMatchObject({ code: 'interaction-closed', status: 403 })
    const unknown = { ...widget, interactive_until: null }
    const late = saveWidgetInteraction(player, { widget: unknown, interactionItem })
    await expect(late).rejects.toMatchObject({ code: 'http', status: 403 })
  })
})
