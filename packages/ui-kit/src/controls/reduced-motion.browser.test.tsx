import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '../theme/tokens.css'
import { emulateMedia } from '../test/touch.ts'
import { FormattedNumber } from './formatted-number/formatted-number.tsx'
import { Spinner } from './spinner/spinner.tsx'

afterEach(async () => {
  cleanup()
  await emulateMedia({})
})

it('stops the animations of Spinner and FormattedNumber with reduced motion', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  const { container } = render(
    <>
      <Spinner />
      <FormattedNumber value={52} countUp />
    </>,
  )
  expect(container.textContent).toBe('52')
  expect(getComputedStyle(container.querySelector('span') ?? document.body).animationName).toBe('none')
})
