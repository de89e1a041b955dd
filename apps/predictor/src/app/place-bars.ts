import type { VisibleMessage } from './embedding-messages.ts'

/** In less than this a bar at each edge would leave nothing between them. */
const MIN_HEIGHT_PX = 240

const START = '--tl-visible-start'
const END = '--tl-visible-end'

/**
 * Places bars and overlays in the visible part of a frame that is as high as the game. The outer page scrolls such a
 * frame, so `position: sticky` alone never applies.
 */
export function placeBars(frame: Window, { top, height }: Pick<VisibleMessage, 'top' | 'height'>): void {
  const { style } = frame.document.documentElement
  const isRoomy = height >= MIN_HEIGHT_PX
  style.setProperty(START, `${isRoomy ? top : 0}px`)
  style.setProperty(END, `${isRoomy ? Math.max(0, frame.innerHeight - top - height) : 0}px`)
}

/** Places them at the edges of the page again. */
export function resetBars({ document }: Window): void {
  document.documentElement.style.removeProperty(START)
  document.documentElement.style.removeProperty(END)
}
