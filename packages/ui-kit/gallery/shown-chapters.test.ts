import { describe, expect, it } from 'vitest'
import { shownChapters } from './shown-chapters.ts'
import type { Chapter } from './story.ts'

const chapter = (component: string, names: readonly string[]): Chapter => ({
  component,
  part: 'Controls',
  stories: names.map((name) => ({ name, render: () => null })),
})
const CHAPTERS = [chapter('Counter', ['at rest', 'disabled']), chapter('Slider', ['at rest', 'disabled'])]

function shown(query: string): string[] {
  return shownChapters(CHAPTERS, new URLSearchParams(query)).flatMap(({ component, stories }) =>
    stories.map(({ name }) => `${component}/${name}`),
  )
}

describe('the gallery', () => {
  it('shows everything by default', () => {
    expect(shown('')).toHaveLength(4)
  })

  it('shows the chapters in the URL', () => {
    expect(shown('only=Slider')).toEqual(['Slider/at rest', 'Slider/disabled'])
  })

  it('shows the story in the URL', () => {
    expect(shown('story=Counter/disabled')).toEqual(['Counter/disabled'])
    expect(shown('story=Counter/unknown')).toEqual([])
  })
})
