import type { Page } from '@playwright/test'

/**
 * What scrolls the page sideways, sticks out of it or of its own place, or is cut without a sign that there is more; and
 * controls that overlap.
 */
export function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`)
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      const box = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      // What is for screen readers only is a point; what is drawn says nothing.
      const isHidden = box.width <= 1 || box.height <= 1 || style.visibility === 'hidden'
      if (isHidden || element.closest('svg, [aria-hidden=true]') !== null) continue
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      if (!isText) continue
      const name = `${element.tagName.toLowerCase()} '${element.textContent?.trim().slice(0, 40)}'`
      if (!scrollsAside(element) && (box.left < -1 || box.right > clientWidth + 1))
        faults.push(`${name} sticks out`)
      const isClipped = style.overflowX !== 'visible' || style.overflowY !== 'visible'
      const isWider = element.scrollWidth > element.clientWidth + 1
      const isHigher = element.scrollHeight > element.clientHeight + 1
      // The place of what is inline has no width of its own.
      if (!isClipped && isWider && element.clientWidth > 0) faults.push(`${name} overlaps its neighbour`)
      if (isClipped && isWider && style.textOverflow !== 'ellipsis') faults.push(`${name} is cut at its end`)
      // A limited number of lines ends in an ellipsis.
      const hasLineLimit = style.webkitLineClamp !== 'none'
      if (isClipped && isHigher && style.overflowY === 'hidden' && !hasLineLimit)
        faults.push(`${name} is cut below`)
    }
    return [...faults, ...overlappingControls()]

    /** Bars that stay in place while the page scrolls below them cover controls, and are left out. */
    function overlappingControls(): readonly string[] {
      const controls = document.querySelectorAll<HTMLElement>(
        '#root :is(button, a, select, summary, input:not([type=radio], [type=range]))',
      )
      const boxes = [...controls]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // What a closed details element contains has a box, and is not rendered.
        .filter(({ element }) => element.checkVisibility())
        .filter(({ element, box }) => box.width > 1 && box.height > 1 && !staysInPlace(element))
      return boxes.flatMap(({ element, box }, place) =>
        boxes
          .slice(place + 1)
          .filter((other) => !element.contains(other.element))
          .filter(
            (other) =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
          )
          .map((other) => `${controlName(element)} covers ${controlName(other.element)}`),
      )
    }

    function controlName(element: HTMLElement): string {
      return `${element.tagName.toLowerCase()} '${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}'`
    }

    function staysInPlace(element: Element): boolean {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return true
      }
      return false
    }

    function scrollsAside(element: Element): boolean {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        const { overflowX } = getComputedStyle(one)
        if (overflowX === 'auto' || overflowX === 'scroll') return true
      }
      return false
    }
  })
}

/** Returns the words in headings and labels that do not fit in one line. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.locator('h1, h2, h3, label').evaluateAll((nodes) => {
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
          if (lines.size > 1) broken.push(`${word} is broken`)
        }
      }
    }
    return broken
  })
}
