import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { angleAt, type Dial, valueAtAngle, withoutWrap } from './circular-slider-math.ts'

type ArcControl = Dial & {
  readonly newest: { readonly current: number }
  readonly change: (value: number) => void
  readonly commit: () => void
}

function valueUnder(event: MouseEvent, dial: Dial): number {
  const ring = event.currentTarget.getBoundingClientRect()
  const centre = { x: ring.left + ring.width / 2, y: ring.top + ring.height / 2 }
  return valueAtAngle(angleAt({ x: event.clientX, y: event.clientY }, centre), dial)
}

/**
 * Pointer handlers for the ring. A mouse may press anywhere on it; a finger drags by the thumb and taps the ring,
 * so that a page scroll that starts on the ring stays a scroll.
 */
export function useArcDrag(control: ArcControl, disabled: boolean) {
  const { newest, change, commit } = control
  const [dragging, setDragging] = useState(false)
  // Where the drag is, counted on beyond the ends.
  const previous = useRef(0)
  // A finger is down on the ring; if it scrolls away, no click follows.
  const tapping = useRef(false)

  function begin(event: MouseEvent<HTMLElement>): void {
    // Brings the keyboard to what the finger chose.
    event.currentTarget.parentElement?.querySelector('input')?.focus({ preventScroll: true })
  }
  function finish(): void {
    if (!dragging) return
    setDragging(false)
    commit()
  }
  return {
    dragging,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const onThumb = event.target !== event.currentTarget
        if (disabled || event.button !== 0 || !event.isPrimary) return
        tapping.current = event.pointerType === 'touch' && !onThumb
        if (tapping.current) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        begin(event)
        setDragging(true)
        previous.current = newest.current
        if (onThumb) return change(newest.current)
        previous.current = valueUnder(event, control)
        change(previous.current)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!dragging) return
        previous.current = withoutWrap(previous.current, valueUnder(event, control), control)
        change(previous.current)
      },
      // Follows release and cancel alike.
      onLostPointerCapture: finish,
      onClick(event: MouseEvent<HTMLElement>) {
        if (disabled || !tapping.current) return
        tapping.current = false
        begin(event)
        change(valueUnder(event, control))
        commit()
      },
    },
  }
}
