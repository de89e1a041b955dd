import type { CSSProperties } from 'react'

/** Returns the position of a value in a range, from 0 to 1. @example ratioOf(15, 0, 30) //=> 0.5 */
export function ratioOf(value: number, min: number, max: number): number {
  return (value - min) / (max - min || 1)
}

/**
 * Returns the marks that are in a range, each once.
 *
 * @example marksWithin([0, 15, 15, 45], 0, 30) //=> [0, 15]
 */
export function marksWithin(marks: readonly number[], min: number, max: number): readonly number[] {
  return [...new Set(marks)].filter((mark) => mark >= min && mark <= max)
}

/**
 * Returns the style that places a part of a slider at a value.
 *
 * @example ratioStyle(15, 0, 30) //=> { '--tl-ratio': 0.5 }
 */
export function ratioStyle(
  value: number,
  min: number,
  max: number,
): CSSProperties & Record<'--tl-ratio', number> {
  return { '--tl-ratio': ratioOf(value, min, max) }
}

/** A point on the dial: `x` to the right of the centre, `y` below it. */
export type Point = { readonly x: number; readonly y: number }

/** The range of a full turn. */
export type Dial = { readonly min: number; readonly max: number }

/**
 * Returns the value at a point before it is rounded to a step. Each point stands for one value per turn; the result is the
 * one nearest to `previous`. When a drag passes the top of the dial, the value continues beyond the end of the range
 * instead of jumping to the other end.
 *
 * @example valueAt({ x: 1, y: 0 }, 40, { min: 0, max: 80 }) //=> 20
 * @example valueAt({ x: 1, y: 0 }, 79, { min: 0, max: 80 }) //=> 100
 */
export function valueAt({ x, y }: Point, previous: number, { min, max }: Dial): number {
  const turn = max - min
  if (turn === 0) return min
  const value = min + (Math.atan2(x, -y) / (2 * Math.PI)) * turn
  return value - Math.round((value - previous) / turn) * turn
}
