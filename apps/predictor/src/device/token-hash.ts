/**
 * Resolves to the SHA-256 of a token in hexadecimal digits. The token cannot be found from it. Undefined in a page without
 * TLS, where browsers have no such function.
 */
export async function tokenHashOf(token: string): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (subtle === undefined) return undefined
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
