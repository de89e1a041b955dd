import { type ReactElement, StrictMode } from 'react'
import { STORIES_BY_COMPONENT } from './all-stories.ts'

/** Renders every story of every component on one page. */
export function EveryStory(): ReactElement {
  return (
    <StrictMode>
      <main style={{ overflowWrap: 'anywhere' }}>
        <h1>Every state</h1>
        {STORIES_BY_COMPONENT.map(({ title, component, stories }) => (
          <section key={title}>
            <h2>{component}</h2>
            {stories.map((Story) => (
              <div key={Story.id} data-story={`${component}/${Story.storyName}`}>
                <Story />
              </div>
            ))}
          </section>
        ))}
      </main>
    </StrictMode>
  )
}
