import * as z from 'zod/mini'
import { isRecord } from './is-record.ts'
import { parseUrl, safeUrl } from './safe-url.ts'
import type { TournamentEntry } from './tournaments/tournament-entry.ts'

// The message of each schema is the rule that a value broke: 'it must be an http or https address'.

export const webAddress = z.custom<string>(isWebAddress, 'an http or https address')

/** A page of the game's own, or one that may be linked: never a script's or a data address. */
export const pageAddress = z.custom<string>(
  (value) => typeof value === 'string' && (/^\/(?!\/)/.test(value) || safeUrl(value) !== undefined),
  'a path that starts in a slash, or an https address',
)

export const origin = z.custom<string>(isOrigin, 'an origin without a path')

/** An origin, or every subdomain of one: `https://*.example.com`. */
export const originOrPattern = z.custom<string>(
  (value) => isOrigin(typeof value === 'string' ? value.replace(/^https:\/\/\*\./, 'https://') : value),
  'an origin without a path, or https://*. before a host',
)

/** Only its place: `pnpm deploy:files` has checked the rest. */
export const tournamentEntry = z.custom<TournamentEntry>(
  (value) =>
    isRecord(value) && isRecord(value['tournament']) && typeof value['tournament']['id'] === 'string',
  'a tournament with an id',
)

export function text(pattern: RegExp, rule: string): z.ZodMiniType<string> {
  return z.custom<string>((value) => typeof value === 'string' && pattern.test(value), rule)
}

export function listOf<Item>(item: z.ZodMiniType<Item>): z.ZodMiniType<readonly Item[]> {
  return z.array(item, 'a list')
}

export function recordOf<Item>(item: z.ZodMiniType<Item>): z.ZodMiniType<Readonly<Record<string, Item>>> {
  return z.record(z.string(), item, 'an object')
}

/** Scheme, host and port exactly as a browser writes an origin: with a path or a star nothing would ever match. */
function isOrigin(value: unknown): boolean {
  return isWebAddress(value) && new URL(value).origin === value
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:/.test(value) && parseUrl(value) !== undefined
}
