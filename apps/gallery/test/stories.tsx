import { type ReactElement, StrictMode } from 'react'
import type preview from '../.storybook/preview.tsx'

type Story = ReturnType<ReturnType<typeof preview.meta>['story']>

const FILES = Object.values(
  import.meta.glob<Readonly<Record<string, Story>>>('../src/**/*.stories.tsx', { eager: true }),
)

/** Every story of every component, which runs here as in the gallery. */
export const STORIES = FILES.flatMap((stories) =>
  Object.entries(stories).map(([name, { meta, Component }]) => {
    const component = `${meta.input.title}`.replace(/^.*\//, '')
    return { component, name: `${component}/${name}`, Story: Component }
  }),
)

/** Renders every story of every component on one page. */
export function EveryStory(): ReactElement {
  return (
    <StrictMode>
      <main style={{ overflowWrap: 'anywhere' }}>
        <h1>Every state</h1>
        {STORIES.map(({ name, Story }) => (
          <section key={name} data-story={name}>
            <h2>{name}</h2>
            <Story />
          </section>
        ))}
      </main>
    </StrictMode>
  )
}
