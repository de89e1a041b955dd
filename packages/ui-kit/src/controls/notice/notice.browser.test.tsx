import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '../../theme/tokens.css'
import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'

afterEach(cleanup)

it('keeps the text of its action in one line on a phone that is zoomed to 200 %', () => {
  const { container } = render(
    <Notice live="off" onDismiss={() => undefined} action={<Button>Retry</Button>}>
      Could not load.
    </Notice>,
  )
  container.style.inlineSize = '163px'
  const line = Number.parseFloat(getComputedStyle(screen.getByText('Retry')).lineHeight)
  expect(screen.getByText('Retry').getBoundingClientRect().height).toBeLessThan(1.5 * line)
  expect(container.scrollWidth).toBeLessThanOrEqual(163)
})
