import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CHAPTERS } from '../gallery/chapters.ts'
import { FramedDialog } from '../src/index.ts'

const stories = CHAPTERS.flatMap(({ component, stories: states }) =>
  states.map((story) => ({ title: `${component}, ${story.name}`, story })),
)

describe('server rendering', () => {
  it.each(stories)('renders $title', ({ story }) => {
    expect(renderToString(story.render())).not.toBe('')
  })

  it('renders a dialog as closed until the browser shows it', () => {
    const html = renderToString(
      <FramedDialog open onClose={() => undefined} title="Terms">
        Words
      </FramedDialog>,
    )
    expect(html).toContain('<dialog')
    expect(html).not.toContain(' open')
  })
})
