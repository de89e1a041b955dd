import type { HttpMethod } from '../wire/vocabulary.ts'

/** The request that an error is about; undefined where none was sent. */
export interface RequestDetails {
  readonly method?: HttpMethod | undefined
  /** Contains no token. */
  readonly url?: string | undefined
}

/**
 * Appends the request and its outcome to a message, for developers.
 *
 * @example appendRequest('Incorrect data.', { method: 'GET', url: 'https://x/' }, 'answered 400') //=> 'Incorrect data. (GET https://x/ answered 400)'
 */
export function appendRequest(message: string, { method, url }: RequestDetails, outcome = ''): string {
  return url ? `${message} (${[method, url, outcome].filter(Boolean).join(' ')})` : message
}

/**
 * Returns a refusal as the outcome of a request.
 *
 * @example describeAnswer(400, 'nickname: Taken.') //=> 'answered 400: nickname: Taken.'
 */
export function describeAnswer(status: number | undefined, reason: string | undefined): string {
  return `answered ${status}${reason === undefined ? '' : `: ${reason}`}`
}
