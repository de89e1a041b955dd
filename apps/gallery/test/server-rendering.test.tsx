import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { STORIES } from './all-stories.ts'

it.each(STORIES)('renders $name on a server', ({ Story }) => {
  expect(renderToString(<Story />)).not.toBe('')
})
