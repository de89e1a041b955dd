import type { Locator, Page } from '@playwright/test'

/** Moves the focus with Tab, and returns the names of the elements whose focus is not visible. */
export async function unseenFocus(page: Page, stops: number): Promise<readonly string[]> {
  const unseen: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const focused = document.activeElement
      // A slider shows its focus on its thumb, which no style can be asked about.
      if (focused === null || focused.matches('body, [type=range]')) return undefined
      // A control that is drawn by its label or by the row around it shows its focus there.
      const around = [focused, focused.parentElement, focused.closest('label'), focused.closest('li')]
      const isSeen = around.some((element) => {
        if (element === null) return false
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return isDrawn && outlineColor !== getComputedStyle(document.body).backgroundColor
      })
      return isSeen ? undefined : focused.outerHTML.slice(0, 140)
    })
    if (fault !== undefined) unseen.push(fault)
  }
  return unseen
}

/** Returns the visible properties that distinguish a control from others with forced colours, other than its text. */
export async function lookOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const parts = [
      'backgroundColor',
      'color',
      'borderBottomColor',
      'borderBottomWidth',
      'appearance',
    ] as const
    const own = getComputedStyle(element)
    const after = getComputedStyle(element, '::after')
    return [
      ...parts.map((part) => own[part]),
      after.content,
      after.backgroundColor,
      after.borderBottomColor,
    ].join(' ')
  })
}

/** How many colours cover at least a hundredth of what a control looks like. */
export async function coloursOf(page: Page, control: Locator): Promise<number> {
  const picture = (await control.screenshot()).toString('base64')
  return page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    if (context === null) return 0
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const counts = new Map<string, number>()
    for (let at = 0; at < data.length; at += 4) {
      const colour = `${data[at]} ${data[at + 1]} ${data[at + 2]}`
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    return [...counts.values()].filter((count) => count >= data.length / 400).length
  }, picture)
}

/** Words in the colour that goes on a highlight, under which the browser would lay a plate of the page's colour. */
export function hiddenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'HighlightText'
    const onHighlight = getComputedStyle(probe).color
    probe.remove()
    return [...document.querySelectorAll('#root *')].flatMap((element) => {
      const style = getComputedStyle(element)
      const isAdjusted = style.getPropertyValue('forced-color-adjust') !== 'none'
      const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)
      const isHidden = hasWords && style.color === onHighlight && isAdjusted
      return isHidden ? [element.outerHTML.slice(0, 120)] : []
    })
  })
}
