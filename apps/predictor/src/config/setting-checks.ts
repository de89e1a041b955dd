import { isRecord } from './is-record.ts'
import { parseUrl } from './parse-url.ts'
import { safeUrl } from './safe-url.ts'

/** A setting that breaks its rule. */
export interface SettingIssue {
  /** 'hostOrigins.0' */
  readonly setting: string
  /** As it is written in the settings; cut if it is long. */
  readonly value: string
  /** What the value must be: 'an http or https address'. */
  readonly rule: string
}

/** Returns the issues of a value. */
export type SettingCheck = (value: unknown, setting: string) => readonly SettingIssue[]

const LONGEST_VALUE = 80

// Checks of our own, since a validation library would be a fifteenth of the first screen's code.

export const webAddress = passes(isWebAddress, 'an http or https address')

/** A page of the game's own, or one that may be linked: never a script's or a data address. */
export const pageAddress = passes(
  (value) => typeof value === 'string' && (/^\/(?!\/)/.test(value) || safeUrl(value) !== undefined),
  'a path that starts in a slash, or an https address',
)

export const origin = passes(isOrigin, 'an origin without a path')

/** An origin, or every subdomain of one: `https://*.example.com`. */
export const originOrPattern = passes(
  (value) => isOrigin(typeof value === 'string' ? value.replace(/^https:\/\/\*\./, 'https://') : value),
  'an origin without a path, or https://*. before a host',
)

export const wholeNumber = passes(Number.isInteger, 'a whole number')

/** Only its place: `pnpm deploy:files` has checked the rest. */
export const tournamentEntry = passes(
  (value) =>
    isRecord(value) && isRecord(value['tournament']) && typeof value['tournament']['id'] === 'string',
  'a tournament with an id',
)

export function text(pattern: RegExp, rule: string): SettingCheck {
  return passes((value) => typeof value === 'string' && pattern.test(value), rule)
}

export function optional(check: SettingCheck): SettingCheck {
  return (value, setting) => (value === undefined ? [] : check(value, setting))
}

export function listOf(check: SettingCheck): SettingCheck {
  return each(passes(Array.isArray, 'a list'), check)
}

export function recordOf(check: SettingCheck): SettingCheck {
  return each(passes(isRecord, 'an object'), check)
}

function each(isContainer: SettingCheck, check: SettingCheck): SettingCheck {
  return (value, setting) => {
    const issues = isContainer(value, setting)
    if (issues.length > 0) return issues
    return Object.entries(Object(value)).flatMap(([key, item]) => check(item, `${setting}.${key}`))
  }
}

function passes(test: (value: unknown) => boolean, rule: string): SettingCheck {
  return (value, setting) =>
    test(value) ? [] : [{ setting, value: String(JSON.stringify(value)).slice(0, LONGEST_VALUE), rule }]
}

/** Scheme, host and port exactly as a browser writes an origin: with a path or a star nothing would ever match. */
function isOrigin(value: unknown): boolean {
  return isWebAddress(value) && new URL(value).origin === value
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:/.test(value) && parseUrl(value) !== undefined
}
