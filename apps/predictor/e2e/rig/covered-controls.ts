import type { Locator } from '@playwright/test'

/** The controls of the page that an element covers where they are now. */
export function coveredNow(element: Locator): Promise<readonly string[]> {
  return element.evaluate(findCovered, false)
}

/** The controls that it still covers after they took the focus, which scrolls them into sight. */
export function coveredWhenFocused(element: Locator): Promise<readonly string[]> {
  return element.evaluate(findCovered, true)
}

/** Runs in the page. */
function findCovered(element: Element, isFocused: boolean): readonly string[] {
  const controls = document.querySelectorAll<HTMLElement>('#root :is(a, button, input, select, summary)')
  const covered: string[] = []
  for (const control of controls) {
    if (element.contains(control) || !control.checkVisibility() || control.matches(':disabled')) continue
    if (isFocused) control.focus()
    const own = element.getBoundingClientRect()
    const box = visiblePart(control)
    const isAside =
      box.bottom <= own.top || own.bottom <= box.top || box.right <= own.left || own.right <= box.left
    if (!isAside) covered.push(control.ariaLabel ?? control.textContent?.trim() ?? control.tagName)
  }
  return covered

  /** What its own scrolling area shows of a control. */
  function visiblePart(control: Element): Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'> {
    let { top, bottom, left, right } = control.getBoundingClientRect()
    for (let around = control.parentElement; around !== null; around = around.parentElement) {
      if (around === document.body || getComputedStyle(around).overflowY === 'visible') continue
      const area = around.getBoundingClientRect()
      top = Math.max(top, area.top)
      bottom = Math.min(bottom, area.bottom)
      left = Math.max(left, area.left)
      right = Math.min(right, area.right)
    }
    return { top, bottom, left, right }
  }
}
