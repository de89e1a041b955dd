import { expect } from 'vitest'
import { it } from './kit-test.ts'

it('uses the workspace font, whatever fonts are installed', async ({ screen, openStory }) => {
  await openStory('controls-card--raised')
  const widths = await screen.page.run(() => {
    const line = document.createElement('span')
    line.textContent = 'What will the final score be? Round 10'
    line.style.whiteSpace = 'nowrap'
    document.body.append(line)
    return ['Arial', 'Helvetica Neue', 'DejaVu Sans', 'sans-serif', 'serif', 'system-ui'].map((family) => {
      line.style.font = `700 32px ${/[A-Z]/.test(family) ? `"${family}"` : family}`
      return Math.round(line.getBoundingClientRect().width)
    })
  })
  // The width in Arial Bold, which Arimo Bold shares.
  expect(new Set(widths)).toEqual(new Set([593]))
})
