import { expect, it } from 'vitest'
import * as engagement from '../src/engagement/index.ts'
import * as controls from '../src/index.ts'
import * as questions from '../src/questions/index.ts'
import { CHAPTERS } from './chapters.ts'

/** Components without visible output. */
const UNSEEN = ['ClockProvider', 'EngagementProvider', 'TouchlineStop', 'VisuallyHidden']

it('shows every component of the kit', () => {
  const names = Object.keys({ ...controls, ...questions, ...engagement })
  const components = names.filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Icon'))
  const shown = CHAPTERS.map(({ component }) => component)
  expect(components.filter((name) => !shown.includes(name) && !UNSEEN.includes(name))).toEqual([])
})

it('shows each state once', () => {
  const states = CHAPTERS.flatMap(({ component, stories }) =>
    stories.map(({ name }) => `${component}/${name}`),
  )
  expect(new Set(states).size).toBe(states.length)
})
