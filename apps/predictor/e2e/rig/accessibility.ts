import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare const window: { readonly axe: typeof axe }

const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns what axe finds wrong with the page and its frames, one line for each place; with `rule`, by that rule only. */
export async function axeFaults(page: Page, rule?: string): Promise<readonly string[]> {
  // Loaded once for each document: for a small page loading axe takes longer than running it.
  await Promise.all(page.frames().map(loadAxe))
  const violations = await page.evaluate(async (only) => {
    const rules = only === undefined ? {} : { runOnly: [only] }
    // Reporting every element that passed would take most of the time. Only a rule that is off reads the style sheets.
    const options = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies axe.RunOptions
    return (await window.axe.run({ ...rules, ...options })).violations
  }, rule)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
  )
}

async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(LIBRARY)
}

/** Of WCAG 2.5.5, in CSS pixels. */
const TARGET_PX = 44

/** Returns what can be pressed and is smaller than a fingertip. A link in running text is as high as its lines. */
export function smallTargets(page: Page): Promise<readonly string[]> {
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
  }, TARGET_PX)
}

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

const MOST_STOPS = 60

/** Presses Tab until the element has the focus: the only way to reach it without a pointer. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target.toString()} cannot be reached with ${MOST_STOPS} presses of Tab.`)
}
