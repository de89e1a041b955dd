import type { Page } from '@playwright/test'

/** What is there to be pressed and is smaller than a fingertip. A link in running text is as high as its lines. */
export function smallTargets(page: Page, leastPx = 44): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=tab], [role=radio], [tabindex="0"]',
    )
    return [...targets].flatMap((target) => {
      const { width, height } = pressable(target)
      const isThere = target.checkVisibility({ visibilityProperty: true }) && width > 0
      const isInSentence = getComputedStyle(target).display === 'inline' && target.closest('p') !== null
      // Half a pixel is how a browser rounds, not how a finger misses.
      if (!isThere || isInSentence || (width >= least - 0.5 && height >= least - 0.5)) return []
      return [`${target.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)}`]
    })

    /** With its label, which takes the press as well, and what is drawn over it to be pressed. */
    function pressable(target: HTMLElement): { width: number; height: number } {
      const label = target.closest('label')
      const boxes = [target, ...(label === null ? [] : [label])].map((one) => one.getBoundingClientRect())
      const after = getComputedStyle(target, '::after')
      const isLarger = after.content !== 'none' && after.position === 'absolute'
      const drawn = { width: Number.parseFloat(after.width), height: Number.parseFloat(after.height) }
      const all = isLarger ? [...boxes, drawn] : boxes
      return {
        width: Math.max(...all.map((box) => box.width || 0)),
        height: Math.max(...all.map((box) => box.height || 0)),
      }
    }
  }, leastPx)
}
