import { z } from 'zod/mini'
import { call } from './call.ts'
import { anything } from './queries.ts'
import type { MatchResult } from './schemas.ts'

/** One way of moving the platform's clock. */
export type ClockChange =
  | { readonly now: string }
  | { readonly advanceMs: number }
  | { readonly speed: number }

export function changeClock(change: ClockChange): Promise<unknown> {
  return post('clock', change)
}

export function reset(): Promise<unknown> {
  return post('reset')
}

/** From the given result, else from the real one. */
export function settle(fixtureId: string, result?: MatchResult): Promise<unknown> {
  return post(`programs/${fixtureId}/settle`, result && { result })
}

export function voidFixture(fixtureId: string): Promise<unknown> {
  return post(`programs/${fixtureId}/settle`, { void: true })
}

/** Takes a void back. */
export function unvoidFixture(fixtureId: string): Promise<unknown> {
  return post(`programs/${fixtureId}/settle`, { void: false })
}

/** @param kickOffAt undefined for no date yet */
export function moveFixture(fixtureId: string, kickOffAt: number | undefined): Promise<unknown> {
  const kickOff = kickOffAt === undefined ? null : new Date(kickOffAt).toISOString()
  return post(`programs/${fixtureId}/move`, { kickOff })
}

export function addFault(fault: object): Promise<unknown> {
  return post('faults', fault)
}

export function clearFaults(): Promise<unknown> {
  return remove('faults')
}

export function clearRequests(): Promise<unknown> {
  return remove('requests')
}

/** A further token of a fan: those in use are stored hashed. */
export async function tokenFor(profileId: string): Promise<string> {
  const path = `/_sandbox/fans/${profileId}/token`
  const { accessToken } = await call(path, { method: 'POST', schema: z.object({ accessToken: z.string() }) })
  return accessToken
}

/** A fan that was just made. */
export interface NewFan {
  readonly nickname: string
  readonly accessToken: string
}

const newFanSchema = z.object({ nickname: z.string(), access_token: z.string() })

/** Makes a fan as the game's host does; the platform invents a nickname where none is given. */
export async function createFan(clientId: string, nickname: string): Promise<NewFan> {
  const fan = await call(`/api/v1/applications/${encodeURIComponent(clientId)}/profile/`, {
    method: 'POST',
    body: nickname === '' ? {} : { nickname },
    schema: newFanSchema,
  })
  return { nickname: fan.nickname, accessToken: fan.access_token }
}

function post(path: string, body: object = {}): Promise<unknown> {
  return call(`/_sandbox/${path}`, { method: 'POST', body, schema: anything })
}

function remove(path: string): Promise<unknown> {
  return call(`/_sandbox/${path}`, { method: 'DELETE', schema: anything })
}
