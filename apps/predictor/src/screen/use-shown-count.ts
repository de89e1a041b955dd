import { useEffect, useState } from 'react'

/**
 * Returns how many of the items are rendered: first those that are in sight, then one more after each paint, so that a
 * slow phone reacts meanwhile.
 */
export function useShownCount(all: number, first: number): number {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (shown < all) setShown(shown + 1)
  }, [shown, all])
  return Math.min(all, shown)
}
