import { LocaleProvider } from '@touchline/ui-kit/locale'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ARABIC, ARABIC_TEXTS } from '../src/arabic-texts.ts'
import { accessibilityIssues, clippedElements } from './page-problems.ts'
import { EveryStory } from './stories.tsx'

let root: Root
beforeAll(async () => {
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  flushSync(() =>
    root.render(
      <LocaleProvider locale={ARABIC} texts={ARABIC_TEXTS}>
        <EveryStory />
      </LocaleProvider>,
    ),
  )
  await document.fonts.ready
})
afterAll(() => root.unmount())

it('passes axe in every state of every component in Arabic', async () => {
  await page.viewport(1280, 900)
  expect(await accessibilityIssues('main')).toEqual([])
})

it.each([320, 390])('is not cut off in Arabic on a page of %i px', async (width) => {
  await page.viewport(width, 900)
  expect(clippedElements()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
