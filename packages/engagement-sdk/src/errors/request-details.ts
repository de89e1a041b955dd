import type { HttpMethod } from '../wire/vocabulary.ts'

/** The request that an error is about; undefined if none was sent. */
export interface RequestDetails {
  readonly method?: HttpMethod | undefined
  /** Contains no token. */
  readonly url?: string | undefined
}

/** A request and its answer, if one arrived. */
export interface AnsweredRequest extends RequestDetails {
  readonly status?: number | undefined
  /** The server's reason, if it gave one. */
  readonly reason?: string | undefined
}

/**
 * Appends a request and its answer to a message, for developers.
 *
 * @example appendRequest('Incorrect data.', { method: 'GET', url: 'https://x/', status: 400 }) //=> 'Incorrect data. (GET https://x/ answered 400)'
 */
export function appendRequest(message: string, { method, url, status, reason }: AnsweredRequest): string {
  if (!url) return message
  const answer = status === undefined ? '' : ` answered ${status}`
  return `${message} (${method} ${url}${answer}${reason ? `: ${reason}` : ''})`
}

/** Replaces the token in a text that becomes part of an error. */
export function withoutToken<T extends string | undefined>(
  text: T,
  token: string | null | undefined,
): T | string {
  return text && token ? text.replaceAll(token, '…') : text
}
