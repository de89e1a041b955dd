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
