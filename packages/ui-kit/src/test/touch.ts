import { cdp } from 'vitest/browser'

/** A point on an element, as fractions of its width and height from the top left corner. */
export type PlaceOn = { readonly x: number; readonly y: number }

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd'

// Longer than the interval in which a browser measures the speed of a touch.
const REST_FRAMES = 8

/** Converts a point on an element to page coordinates, because the tests run in a frame of the page. */
export function pagePoint(element: Element, { x, y }: PlaceOn = { x: 0.5, y: 0.5 }) {
  const box = element.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame === undefined ? 1 : frame.width / window.innerWidth
  return {
    x: (frame?.left ?? 0) + (box.left + box.width * x) * scale,
    y: (frame?.top ?? 0) + (box.top + box.height * y) * scale,
  }
}

/** Sends a real touch event, so that the browser decides whether it is a tap, a drag or a scroll. */
export async function touch(
  type: TouchType,
  point?: { readonly x: number; readonly y: number },
): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: point === undefined ? [] : [point] })
}

/** Drags a touch over several points and pauses before the release, because a fling would swallow the next tap. */
export async function dragFinger(
  points: readonly { readonly x: number; readonly y: number }[],
): Promise<void> {
  const [first, ...rest] = points
  if (first === undefined) return
  await touch('touchStart', first)
  for (const point of rest) await touch('touchMove', point)
  for (let frame = 0; frame < REST_FRAMES; frame += 1) await new Promise(requestAnimationFrame)
  await touch('touchEnd')
}

/** Scrolls the page with a touch that starts at a point and moves up. */
export async function scrollWithFinger({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  await dragFinger([0, 20, 60, 120, 200].map((up) => ({ x, y: y - up })))
}

/** Sends a mouse event at a point. */
export async function mouse(
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  point: { readonly x: number; readonly y: number },
): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type, ...point, button: 'left', buttons: 1, clickCount: 1 })
}
