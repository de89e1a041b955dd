import { graphemesOf } from '@touchline/game-rules'

/** Measures a text in a font of this size. */
export type Measure = (text: string, size: number) => number

interface Room {
  readonly width: number
  readonly size: number
  readonly smallest: number
}

/** Returns the largest size in which a text fits; at the smallest size the text is truncated with an ellipsis. */
export function fitText(
  text: string,
  room: Room,
  measure: Measure,
): { readonly text: string; readonly size: number } {
  const natural = measure(text, room.size)
  const size = natural <= room.width ? room.size : Math.floor((room.size * room.width) / natural)
  if (size >= room.smallest) return { text, size }
  const characters = graphemesOf(text)
  let kept = characters.length
  while (kept > 0 && measure(cut(characters, kept), room.smallest) > room.width) kept -= 1
  return { text: cut(characters, kept), size: room.smallest }
}

function cut(characters: readonly string[], kept: number): string {
  return `${characters.slice(0, kept).join('').trimEnd()}…`
}
