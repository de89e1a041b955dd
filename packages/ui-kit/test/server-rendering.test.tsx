import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FramedDialog } from '../src/index.ts'

it('renders a dialog as closed until the browser shows it', () => {
  const html = renderToString(
    <FramedDialog open onClose={() => undefined} title="Terms">
      Words
    </FramedDialog>,
  )
  expect(html).toContain('<dialog')
  expect(html).not.toContain(' open')
})
