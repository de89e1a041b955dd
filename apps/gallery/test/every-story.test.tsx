import * as controls from '@touchline/ui-kit'
import * as questions from '@touchline/ui-kit/questions'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { STORIES } from './stories.tsx'

// The pages of the documentation need a document.
vi.mock('@storybook/addon-docs', () => ({ default: () => ({}) }))

/** The parts of ProgressSteps, which its stories show. */
const WITHOUT_STORIES = ['ProgressStep', 'StepHeading']

it.each(STORIES)('renders $name on a server', ({ Story }) => {
  expect(renderToString(<Story />)).not.toBe('')
})

it('shows every component of the kit', () => {
  const names = Object.keys({ ...controls, ...questions })
  const components = names.filter((name) => /^[A-Z][a-z]/.test(name) && !/(Icon|Context)$/.test(name))
  const shown = [...STORIES.map(({ component }) => component), ...WITHOUT_STORIES]
  expect(components.filter((name) => !shown.includes(name))).toEqual([])
})
