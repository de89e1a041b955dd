import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../theme/tokens.css'
import { overlaps } from '../test/overlaps.ts'
import { LONG_NAMES, scoreQuestion } from '../test/sample-questions.ts'
import { ScoreInput } from './score-input.tsx'

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['short']
})

/** The space of the prediction screen around the control: 16 px margins, 24 px for the line, 17 px card padding. */
const TAKEN_BY_THE_SCREEN_PX = 2 * 16 + 24 + 2 * 17
const TARGET_PX = 44

describe('ScoreInput', () => {
  for (const width of [320, 360, 390]) {
    it.each(LONG_NAMES)(`keeps its controls apart on a screen of ${width} px for %s v %s`, (home, away) => {
      render(
        <div style={{ inlineSize: `${width - TAKEN_BY_THE_SCREEN_PX}px` }}>
          <ScoreInput
            question={{ ...scoreQuestion, home: { name: home }, away: { name: away } }}
            answer={{ kind: 'match-result', home: 88, away: 88 }}
            onAnswerChange={() => undefined}
          />
        </div>,
      )
      const buttons = screen.getAllByRole('button')
      const sizes = buttons.map((button) => Math.round(button.getBoundingClientRect().width))
      expect(new Set(sizes).size).toBe(1)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(TARGET_PX)
      expect(overlaps([...buttons, ...screen.getAllByRole('spinbutton')], { apartPx: 8 })).toEqual([])
    })
  }

  it.each(LONG_NAMES)(
    'is two low rows with its controls apart on a screen of 320 × 300 px for %s v %s',
    async (home, away) => {
      const before = { width: window.innerWidth, height: window.innerHeight }
      await page.viewport(320, 300)
      document.documentElement.dataset['short'] = ''
      render(
        <div style={{ inlineSize: `${320 - TAKEN_BY_THE_SCREEN_PX}px` }}>
          <ScoreInput
            question={{ ...scoreQuestion, home: { name: home }, away: { name: away } }}
            answer={{ kind: 'match-result', home: 88, away: 88 }}
            onAnswerChange={() => undefined}
          />
        </div>,
      )
      const buttons = screen.getAllByRole('button')
      const fields = screen.getAllByRole('spinbutton')
      const tops = [...buttons, ...fields].map((control) => Math.round(control.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(2)
      // A row for each side.
      expect(fields[0]?.getBoundingClientRect().bottom).toBeLessThan(
        fields[1]?.getBoundingClientRect().top ?? 0,
      )
      expect(overlaps([...buttons, ...fields], { apartPx: 4 })).toEqual([])
      const places = fields.map((field) => field.getBoundingClientRect())
      const span = Math.max(...places.map(({ bottom }) => bottom)) - Math.min(...places.map(({ top }) => top))
      // The height between the bars of the prediction screen.
      expect(span).toBeLessThan(190)
      await page.viewport(before.width, before.height)
    },
  )

  it('breaks no word of a common name in its low rows on a screen of 320 × 300 px', async () => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    await page.viewport(320, 300)
    document.documentElement.dataset['short'] = ''
    render(
      <div style={{ inlineSize: `${320 - TAKEN_BY_THE_SCREEN_PX}px` }}>
        <ScoreInput
          question={{ ...scoreQuestion, home: { name: 'Queensland Reds' }, away: { name: 'Highlanders' } }}
          answer={undefined}
          onAnswerChange={() => undefined}
        />
      </div>,
    )
    for (const name of ['Queensland Reds', 'Highlanders']) {
      const text = screen.getByText(name).firstChild
      if (text === null) throw new Error(`There is no ${name}.`)
      const range = document.createRange()
      range.setStart(text, 0)
      range.setEnd(text, (name.split(' ')[0] ?? '').length)
      expect(range.getClientRects().length, name).toBe(1)
    }
    await page.viewport(before.width, before.height)
  })
})
