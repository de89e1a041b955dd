/**
 * Origin of an http(s) address; undefined for anything else, which no token is ever sent to.
 *
 * @example originOf('https://platform.test/api/v1/') //=> 'https://platform.test'
 */
export function originOf(url: string): string | undefined {
  const { protocol, origin } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '' }
  return /^https?:$/.test(protocol) ? origin : undefined
}
