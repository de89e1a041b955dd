import { composeStories, type composeStory } from '@storybook/react-vite'

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
