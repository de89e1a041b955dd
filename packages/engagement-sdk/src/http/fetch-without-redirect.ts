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
  const isRedirect = response.type === 'opaqueredirect' || /30[12378]/.test(`${response.status}`)
  if (!isRedirect) return response
  throw new TypeError('Redirect refused.')
}
