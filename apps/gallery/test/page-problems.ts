import axe from 'axe-core'

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

/** Returns the accessibility issues of an element, each as a rule and the element that breaks it. */
export async function accessibilityIssues(
  within: string,
  rules?: readonly string[],
): Promise<readonly string[]> {
  const { violations } = await axe.run(within, {
    // Reporting every element that passed would take most of the time.
    resultTypes: ['violations'],
    ...(rules === undefined ? {} : { runOnly: [...rules] }),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
