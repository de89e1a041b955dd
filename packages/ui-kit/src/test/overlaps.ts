/** Returns the pairs of elements that are closer to each other than `apartPx`, by their names. */
export function overlaps(
  elements: readonly Element[],
  { apartPx }: { readonly apartPx: number },
): readonly string[] {
  return elements.flatMap((one, index) =>
    elements
      .slice(index + 1)
      .filter((other) => distanceBetween(one, other) < apartPx)
      .map((other) => `${nameOf(one)} and ${nameOf(other)}`),
  )
}

function distanceBetween(one: Element, other: Element): number {
  const a = one.getBoundingClientRect()
  const b = other.getBoundingClientRect()
  const aside = Math.max(a.left - b.right, b.left - a.right)
  const below = Math.max(a.top - b.bottom, b.top - a.bottom)
  // Layout positions are fractions of a pixel.
  return Math.round(Math.max(aside, below))
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.id
}
