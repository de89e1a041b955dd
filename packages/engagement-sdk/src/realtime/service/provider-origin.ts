/** Numbered hosts that the provider offers (real-time contract, section 1.1). */
const PROVIDER_HOSTS = 20

/**
 * Returns one of the provider's own origins, for applications that name no host. Clients spread over all of them.
 *
 * @param random from 0 up to 1
 * @example providerOrigin(0) //=> 'https://ps1.pndsn.com'
 */
export function providerOrigin(random: number): string {
  const number = Math.min(Math.floor(random * PROVIDER_HOSTS), PROVIDER_HOSTS - 1) + 1
  return `https://ps${number}.pndsn.com`
}
