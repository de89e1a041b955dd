/** Returns the elements that overflow or are cut off unintentionally. */
export function clippedElements(): readonly string[] {
  const MAY_OVERFLOW = 'fieldset[class*=carousel], [role=tablist], [class*=hidden], [aria-hidden=true]'
  return Array.from(document.querySelectorAll('.stage *')).flatMap((element) => {
    if (element.closest(MAY_OVERFLOW)) return []
    const { right, left } = element.getBoundingClientRect()
    const isOutside = right > innerWidth + 1 || left < -1
    const isCut =
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible'
    return isOutside || isCut ? [`${storyOf(element)} ${element.tagName}`] : []
  })
}

/** Returns the name of the story that an element belongs to. */
export function storyOf(element: Element): string | null | undefined {
  return element.closest('[data-story]')?.getAttribute('data-story')
}
