const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * Refuses a response that is a redirect, which could lead to an origin that is not trusted. The request needs `redirect:
 * 'manual'`, because Cloudflare Workers do not accept `error`.
 *
 * @throws TypeError for a redirect, as `fetch` does
 */
export function refuseRedirect({ type, status }: Response): void {
  // A browser hides status and headers of a redirect.
  if (type === 'opaqueredirect' || REDIRECTS.includes(status)) throw new TypeError('Redirect refused.')
}
