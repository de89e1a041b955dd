import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { controlChapters } from '../gallery/stories/control-chapters.tsx'
import { foundationChapters } from '../gallery/stories/foundation-chapters.tsx'
import { placeChapters } from '../gallery/stories/place-chapters.tsx'
import { questionChapters } from '../gallery/stories/question-chapters.tsx'
import { FramedDialog } from '../src/index.ts'

const stories = [foundationChapters, controlChapters, placeChapters, questionChapters]
  .flat()
  .flatMap(({ component, stories: states }) =>
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
