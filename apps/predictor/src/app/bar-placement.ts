import type { VisibleMessage } from './embedding-messages.ts'

/** In less than this a bar at each edge would leave nothing between them. */
const MIN_HEIGHT_PX = 240

/**
 * Places bars and overlays in the visible part of a frame that is as high as the game. The outer page scrolls such a
 * frame, so `position: sticky` alone never applies. In a part that is too low for bars only the overlays are placed.
 */
export function placeBars({ top, height, room }: VisibleMessage): void {
  const { style, dataset } = document.documentElement
  const end = Math.max(0, window.innerHeight - top - height)
  const isRoomy = height >= MIN_HEIGHT_PX
  style.setProperty('--tl-visible-start', `${top}px`)
  style.setProperty('--tl-visible-end', `${end}px`)
  style.setProperty('--tl-bar-start', `${isRoomy ? top : 0}px`)
  style.setProperty('--tl-bar-end', `${isRoomy ? end : 0}px`)
  if (room !== undefined) dataset['room'] = `${room}`
  markShortScreen()
}

/** Up to this height, in pixels, bars are low rows, so that the content between them is in sight. */
const MAX_SHORT_PX = 420

const SHORT = `(max-height: ${MAX_SHORT_PX}px)`

/** Sets `data-short` on the page while little of its height is in sight, and keeps it up to date. */
export function watchShortScreen(): void {
  window.matchMedia(SHORT).addEventListener('change', markShortScreen)
  markShortScreen()
}

/**
 * Sets or removes `data-short` on the page. A frame that is as high as the game has `data-room`, the height that its
 * host page leaves for it: the frame's own height is not that of the part in sight.
 */
function markShortScreen(): void {
  const root = document.documentElement
  const { room } = root.dataset
  const isShort = room === undefined ? window.matchMedia(SHORT).matches : Number(room) <= MAX_SHORT_PX
  root.toggleAttribute('data-short', isShort)
}
