/** Address of a file that is served with the game: '/terms.html' is below its base path; another site's is as it is. */
export function ownFile(basePath: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? basePath + address.slice(1) : address
}
