import { type DOMAttributes, type MouseEvent, useRef } from 'react'
import type { NumberControl } from '../../internal/use-number-control.ts'
import { valueAt } from './circular-slider-math.ts'

type RingHandlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onLostPointerCapture' | 'onClick'
>

/**
 * Pointer handlers for the ring. A mouse may press anywhere on it; a finger drags by the thumb and taps the ring,
 * so that a page scroll that starts on the ring stays a scroll.
 */
export function useArcDrag(control: NumberControl): RingHandlers {
  const { min, max, newest, change, commit } = control
  // Where the drag is, counted on beyond the ends; undefined while a tap of a finger may become a scroll.
  const at = useRef<number>(undefined)

  function moveTo({ currentTarget: ring, nativeEvent }: MouseEvent<HTMLElement>, near = (min + max) / 2) {
    const radius = ring.offsetWidth / 2
    at.current = valueAt(nativeEvent.offsetX - radius, nativeEvent.offsetY - radius, near, control)
    change(at.current)
  }
  // Brings the keyboard to what the finger chose.
  function focusInput({ currentTarget: ring }: MouseEvent<HTMLElement>) {
    ring.parentElement?.querySelector('input')?.focus({ preventScroll: true })
  }
  return {
    onPointerDown(event) {
      const { currentTarget: ring, target, pointerType } = event
      if (event.button !== 0 || !event.isPrimary) return
      at.current = undefined
      if (target === ring && pointerType === 'touch') return
      event.preventDefault()
      ring.setPointerCapture(event.pointerId)
      focusInput(event)
      if (target === ring) return moveTo(event)
      at.current = newest.current
      change(newest.current)
    },
    onPointerMove(event) {
      if (at.current !== undefined && event.currentTarget.hasPointerCapture(event.pointerId))
        moveTo(event, at.current)
    },
    // Follows release and cancel alike.
    onLostPointerCapture: commit,
    // Comes after a tap, not after a scroll.
    onClick(event) {
      if (at.current !== undefined) return
      focusInput(event)
      moveTo(event)
      commit()
    },
  }
}
