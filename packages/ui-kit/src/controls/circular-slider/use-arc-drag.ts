'use client'

import { type DOMAttributes, type MouseEvent, useRef } from 'react'
import type { NumberControl } from '../../internal/use-number-control.ts'
import { valueAt } from './circular-slider-math.ts'

type RingHandlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onLostPointerCapture' | 'onClick'
>

/**
 * Returns the pointer handlers of the ring. A mouse can drag from anywhere on the ring. A touch drags only the thumb and
 * otherwise taps, so that a scroll can start on the ring.
 */
export function useArcDrag(control: NumberControl): RingHandlers {
  const { min, max, latestValue, change, commit } = control
  // The value of the drag, which can be beyond the range. Undefined while a touch may become a scroll.
  const dragValue = useRef<number>(undefined)

  function moveTo({ currentTarget: ring, nativeEvent }: MouseEvent<HTMLElement>, previous = (min + max) / 2) {
    const radius = ring.offsetWidth / 2
    const point = { x: nativeEvent.offsetX - radius, y: nativeEvent.offsetY - radius }
    dragValue.current = valueAt(point, previous, control)
    change(dragValue.current)
  }
  // So that the keyboard continues from the value set by the pointer.
  function focusInput({ currentTarget: ring }: MouseEvent<HTMLElement>) {
    inputOf(ring)?.focus({ preventScroll: true })
  }
  return {
    onPointerDown(event) {
      const { currentTarget: ring, target, pointerType } = event
      if (event.button !== 0 || !event.isPrimary || isDisabled(ring)) return
      dragValue.current = undefined
      if (target === ring && pointerType === 'touch') return
      event.preventDefault()
      ring.setPointerCapture(event.pointerId)
      focusInput(event)
      if (target === ring) return moveTo(event)
      dragValue.current = latestValue.current
      change(latestValue.current)
    },
    onPointerMove(event) {
      if (dragValue.current !== undefined && event.currentTarget.hasPointerCapture(event.pointerId))
        moveTo(event, dragValue.current)
    },
    // Fires after both release and cancel.
    onLostPointerCapture: commit,
    // Fires after a tap, but not after a scroll.
    onClick(event) {
      if (dragValue.current !== undefined || isDisabled(event.currentTarget)) return
      focusInput(event)
      moveTo(event)
      commit()
    },
  }
}

function inputOf(ring: HTMLElement): HTMLInputElement | null | undefined {
  return ring.parentElement?.querySelector('input')
}

/** Returns whether the input is disabled, also by a fieldset around it: a browser disables only native controls. */
function isDisabled(ring: HTMLElement): boolean {
  return inputOf(ring)?.matches(':disabled') === true
}
