import * as controls from '@touchline/ui-kit'
import * as questions from '@touchline/ui-kit/questions'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { STORIES, STORIES_BY_COMPONENT } from './stories.tsx'

/** The parts of ProgressSteps, which its stories show. */
const WITHOUT_STORIES = ['ProgressStep', 'StepHeading']

it.each(STORIES)('renders $name on a server', ({ Story }) => {
  expect(renderToString(<Story />)).not.toBe('')
})

it('shows every component of the kit', () => {
  const names = Object.keys({ ...controls, ...questions })
  const components = names.filter((name) => /^[A-Z][a-z]/.test(name) && !/(Icon|Context)$/.test(name))
  const shown = STORIES_BY_COMPONENT.map(({ component }) => component)
  expect(components.filter((name) => !shown.includes(name) && !WITHOUT_STORIES.includes(name))).toEqual([])
})
