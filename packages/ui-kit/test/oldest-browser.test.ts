import { chromiumLaunch, oldestChromiumLaunch } from '@touchline/browser'
import { bundledFiles } from '@touchline/build/bundled-files'
import { buildTargets } from '@touchline/device-floor'
import { chromium } from 'playwright'
import { defaultClientConditions } from 'vite'
import { expect, it } from 'vitest'

const PAGE = `
  import './src/theme/tokens.css'
  import { createElement, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  import { Button, Carousel, CircularSlider, DataTable, FramedDialog } from './src/index.ts'
  const columns = [{ id: 'name', header: 'Name', cell: (name) => name }]
  const items = Array.from({ length: 15 }, (_, round) => ({ value: String(round), label: 'Round ' + round }))
  function Dialog() {
    const [open, setOpen] = useState(false)
    return [
      createElement(Button, { key: 1, onClick: () => setOpen(true) }, 'Terms'),
      createElement(FramedDialog, { key: 2, open, title: 'Terms', onClose: () => setOpen(false) }),
    ]
  }
  createRoot(document.body).render([
    createElement(CircularSlider, { key: 1, label: 'Minute', max: 80, defaultValue: 20, marks: [60] }),
    createElement(Button, { key: 2, variant: 'primary' }, 'Submit'),
    createElement(DataTable, { key: 3, columns, rows: ['Ann'], rowKey: String, isOwnRow: () => true }),
    createElement(Carousel, { key: 4, items }),
    createElement(Dialog, { key: 5 }),
  ])`

it('draws the dial, a hovered button, the own row, a carousel and the backdrop of a dialog in the oldest Chromium as in a new one', async () => {
  const files = await bundledFiles(PAGE, {
    root: `${import.meta.dirname}/..`,
    resolve: { conditions: ['@touchline/source', ...defaultClientConditions] },
    build: { cssCodeSplit: false, target: buildTargets() },
  })
  const launch = oldestChromiumLaunch() ?? chromiumLaunch()
  const ignoreDefaultArgs = [...launch.ignoreDefaultArgs, '--hide-scrollbars']
  await using browser = await chromium.launch({ ...launch, ignoreDefaultArgs })
  const page = await browser.newPage()
  for (const file of files) {
    if (file.type === 'chunk') await page.addScriptTag({ content: file.code, type: 'module' })
    else if (file.fileName.endsWith('.css')) await page.addStyleTag({ content: String(file.source) })
  }
  await page.getByRole('button', { name: 'Submit' }).hover()
  const drawn = await page.evaluate(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body
    const middleOf = (selector: string) => {
      const { left, right } = find(selector).getBoundingClientRect()
      return (left + right) / 2
    }
    const hasBackground = (selector: string) =>
      getComputedStyle(find(selector)).backgroundColor !== 'rgba(0, 0, 0, 0)'
    const row = find('fieldset')
    return {
      isThumbRight: middleOf('[class*=thumb]') > middleOf('[class*=face]') + 70,
      isMarkLeft: middleOf('[class*=mark]') < middleOf('[class*=face]') - 40,
      hasBackgrounds: hasBackground('button') && hasBackground('[data-own] > *'),
      scrollBarPx: row.offsetHeight - row.clientHeight,
    }
  })
  expect(drawn).toEqual({ isThumbRight: true, isMarkLeft: true, hasBackgrounds: true, scrollBarPx: 0 })
  await page.getByRole('button', { name: 'Terms' }).click()
  const backdrop = await page
    .getByRole('dialog')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
  expect(backdrop).not.toBe('rgba(0, 0, 0, 0)')
})
