/** Up to this height, in pixels, bars are low rows, so that the content between them is in sight. */
const MAX_SHORT_PX = 420

const SHORT = `(max-height: ${MAX_SHORT_PX}px)`

/** Sets `data-short` on the page while little of its height is in sight, and keeps it up to date. */
export function watchShortScreen(page: Window): void {
  page.matchMedia(SHORT).addEventListener('change', () => markShortScreen(page))
  markShortScreen(page)
}

/**
 * Sets or removes `data-short` on the page. A frame that is as high as the game has `data-room`, the height that its
 * host page leaves for it: the frame's own height says nothing about what is in sight.
 */
export function markShortScreen(page: Window): void {
  const root = page.document.documentElement
  const { room } = root.dataset
  const isShort = room === undefined ? page.matchMedia(SHORT).matches : Number(room) <= MAX_SHORT_PX
  root.toggleAttribute('data-short', isShort)
}
