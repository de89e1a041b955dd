/** Returns the URL of a file below the base path of the game; a URL of another site is returned unchanged. */
export function ownFile(basePath: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? basePath + address.slice(1) : address
}
