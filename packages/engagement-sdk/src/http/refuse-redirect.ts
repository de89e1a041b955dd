const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * Fetches, and rejects a redirect, which could lead to an origin that is not trusted. The request has `redirect:
 * 'manual'`, because Cloudflare Workers refuse `error`.
 *
 * @throws TypeError as `fetch` does, and for a redirect
 */
export async function fetchWithoutRedirect(
  fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>,
  input: Request | URL | string,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init)
  // A browser hides status and headers of a redirect.
  if (response.type === 'opaqueredirect' || REDIRECTS.includes(response.status)) {
    throw new TypeError('Redirect refused.')
  }
  return response
}
