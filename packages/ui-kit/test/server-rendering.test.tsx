import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CHAPTERS } from '../gallery/chapters.ts'
import { FramedDialog } from '../src/index.ts'

const stories = CHAPTERS.flatMap(({ component, stories: states }) =>
  states.map((story) => ({ title: `${component}, ${story.name}`, story })),
)

describe('without a browser', () => {
  it.each(stories)('renders $title', ({ story }) => {
    expect(renderToString(story.render())).not.toBe('')
  })

  it('renders an open dialog, closed until a browser opens it', () => {
    const html = renderToString(
      <FramedDialog open onClose={() => undefined} title="Terms">
        Words
      </FramedDialog>,
    )
    expect(html).toContain('<dialog')
    expect(html).not.toContain(' open')
  })
})
