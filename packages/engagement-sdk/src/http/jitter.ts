/**
 * Returns a wait of at least `minimumMs` with a random part of up to `spreadMs`, so that clients whose waits start at the
 * same instant do not send their requests at the same instant.
 *
 * @param random from 0 up to 1
 * @example addJitter(5000, 1000, () => 0.5) //=> 5500
 */
export function addJitter(minimumMs: number, spreadMs: number, random: () => number): number {
  return minimumMs + spreadMs * random()
}
