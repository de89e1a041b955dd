import type { Locator } from '@playwright/test'

/** Returns the words in these places that do not fit in one line. */
export function brokenWords(places: Locator): Promise<readonly string[]> {
  return places.evaluateAll((nodes) => {
    const range = document.createRange()
    const broken: string[] = []
    for (const node of nodes) {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
    }
    return broken
  })
}
