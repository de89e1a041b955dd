import axe from 'axe-core'

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
