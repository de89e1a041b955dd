import type { VisibleMessage } from './embedding-messages.ts'
import { markShortScreen } from './short-screen.ts'

/** In less than this a bar at each edge would leave nothing between them. */
const MIN_HEIGHT_PX = 240

const VISIBLE_START = '--tl-visible-start'
const VISIBLE_END = '--tl-visible-end'
const BAR_START = '--tl-bar-start'
const BAR_END = '--tl-bar-end'

/**
 * Places bars and overlays in the visible part of a frame that is as high as the game. The outer page scrolls such a
 * frame, so `position: sticky` alone never applies. In a part that is too low for bars only the overlays are placed.
 */
export function placeBars(frame: Window, { top, height, room }: Omit<VisibleMessage, 'type'>): void {
  const { style, dataset } = frame.document.documentElement
  const end = Math.max(0, frame.innerHeight - top - height)
  const isRoomy = height >= MIN_HEIGHT_PX
  style.setProperty(VISIBLE_START, `${top}px`)
  style.setProperty(VISIBLE_END, `${end}px`)
  style.setProperty(BAR_START, `${isRoomy ? top : 0}px`)
  style.setProperty(BAR_END, `${isRoomy ? end : 0}px`)
  if (room !== undefined) dataset['room'] = `${room}`
  markShortScreen(frame)
}

/** Places them at the edges of the page again. */
export function resetBars(frame: Window): void {
  const { style, dataset } = frame.document.documentElement
  for (const name of [VISIBLE_START, VISIBLE_END, BAR_START, BAR_END]) style.removeProperty(name)
  delete dataset['room']
  markShortScreen(frame)
}
