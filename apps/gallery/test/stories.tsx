import { composeStories, type composeStory } from '@storybook/react-vite'
import { type ReactElement, StrictMode } from 'react'

type StoriesFile = Parameters<typeof composeStories>[0]
type Story = ReturnType<typeof composeStory>

const FILES = import.meta.glob<StoriesFile>('../src/**/*.stories.tsx', { eager: true })

/** The components with their stories, which run here as in the gallery. */
export const STORIES_BY_COMPONENT = Object.values(FILES).map((file) => ({
  title: String(file.default.title),
  component: String(file.default.title).replace(/^.*\//, ''),
  stories: Object.values<Story>(composeStories(file)),
}))

/** Every story of every component. */
export const STORIES = STORIES_BY_COMPONENT.flatMap(({ component, stories }) =>
  stories.map((Story) => ({ name: `${component}, ${Story.storyName}`, Story })),
)

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
