import { describe, expect } from 'vitest'
import { it } from './kit-test.ts'

const TERMS = 'Terms and conditions'

describe('a dialog', () => {
  it('keeps the focus inside, and restores it when Escape closes it', async ({ screen, openStory }) => {
    await openStory('controls-frameddialog--opened-by-a-button')
    await screen.click('button', TERMS)
    await screen.one('dialog', TERMS)
    const focusedElement = () =>
      screen.page.run(() => {
        const focused = document.activeElement
        return focused?.matches('button:not(dialog *)') === true
          ? 'outside'
          : focused?.closest('dialog, body')?.tagName
      })
    const focusPath = [await focusedElement()]
    for (const _press of ['first', 'second', 'third']) {
      await screen.page.press('Tab')
      focusPath.push(await focusedElement())
    }
    expect(focusPath).toContain('DIALOG')
    expect(focusPath).not.toContain('outside')
    await screen.page.press('Escape')
    await screen.none('dialog', TERMS)
    await screen.focus('button', TERMS)
  })

  it('restores the focus when its close button is pressed', async ({ screen, openStory }) => {
    await openStory('controls-frameddialog--opened-by-a-button')
    await screen.click('button', TERMS)
    await screen.click('button', 'Close')
    await screen.none('dialog', TERMS)
    await screen.focus('button', TERMS)
  })
})

describe('a toast', () => {
  it('restores the focus when it is dismissed by keyboard', async ({ screen, openStory }) => {
    await openStory('controls-toast--opened-by-a-button')
    await screen.click('button', 'Show')
    await screen.text('Saved')
    await screen.page.press('Tab')
    await screen.focus('button', 'Dismiss')
    await screen.page.press('Enter')
    await screen.none('button', 'Dismiss')
    await screen.focus('button', 'Show')
  })

  it('is dismissed by a click', async ({ screen, openStory }) => {
    await openStory('controls-toast--opened-by-a-button')
    await screen.click('button', 'Show')
    await screen.click('button', 'Dismiss')
    await screen.none('button', 'Dismiss')
    await screen.focus('button', 'Show')
  })
})

describe('a text field', () => {
  it('counts typed characters up to its limit', async ({ screen, openStory }) => {
    await openStory('controls-textfield--empty')
    await screen.text('0 / 30')
    await screen.click('textbox', 'Nickname')
    await screen.page.type('Ruck and Roll')
    await screen.text('13 / 30')
    await screen.page.type(' and a rather long name')
    await screen.text('30 / 30')
    await screen.value('textbox', 'Nickname', 'Ruck and Roll and a rather lon')
  })
})

describe('a table', () => {
  it('sticks the own row to the edge of the viewport', async ({ screen, openStory }) => {
    await openStory('controls-datatable--own-row-among-many')
    const edges = () =>
      screen.page.run(() => {
        const cell = document.querySelector('.stage [data-own] > *')?.getBoundingClientRect()
        return { top: cell?.top, below: window.innerHeight - (cell?.bottom ?? Number.NaN) }
      })
    await screen.page.run(() => document.querySelector('.stage table')?.scrollIntoView({ block: 'start' }))
    await expect.poll(async () => Math.abs((await edges()).below)).toBeLessThan(1)
    await screen.page.run(() => document.querySelector('.stage tbody')?.scrollIntoView({ block: 'end' }))
    await expect.poll(async () => Math.abs((await edges()).top ?? Number.NaN)).toBeLessThan(1)
  })
})
