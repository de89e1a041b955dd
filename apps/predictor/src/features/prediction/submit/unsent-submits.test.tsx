import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inGame } from '../../../../test/in-game.tsx'
import { aDraft, byId, someAnswers, someQuestions } from '../../../../test/makers.ts'
import type { AnswerOutcome } from '../../../platform/faults.ts'
import { keys } from '../../../queries/keys.ts'
import { createQueryClient } from '../../../queries/query-client.ts'
import type { Submit } from './attempt.ts'
import { UnsentSubmits } from './unsent-submits.tsx'

/** Renders another screen than that of the match, after a Submit of the match has ended. */
function open(state: Pick<Submit['state'], 'status' | 'data'>) {
  const client = createQueryClient()
  const questions = someQuestions()
  const changes = aDraft({ minute: { kind: 'minute', value: 9 } })
  const variables = { questions, saved: someAnswers(), changes, abort: new AbortController() }
  const rest = { context: undefined, error: null, failureCount: 0, failureReason: null, submittedAt: 0 }
  const mutationKey = keys.submit(questions.fixture.id)
  client.getMutationCache().build(client, { mutationKey }, { ...rest, isPaused: false, variables, ...state })
  const { rerender } = render(<UnsentSubmits openId="another" />, inGame({ client }))
  return { openMatch: () => rerender(<UnsentSubmits openId={questions.fixture.id} />) }
}

const ended = (outcome: AnswerOutcome) =>
  ({ status: 'success', data: { outcomes: byId({ minute: outcome }) } }) as const

it.each([
  ['were refused', ended('failed')],
  ['may be stored or not after an unexpected error', { status: 'error', data: undefined } as const],
])('names a match whose answers %s, with a link that ends with a visit to the match', (_what, state) => {
  const { openMatch } = open(state)
  const link = screen.getByRole('link', { name: 'Show the match' })
  expect(link.getAttribute('href')).toBe('/prediction/f1')
  expect(screen.getByRole('status').textContent).toContain('not every answer was saved')
  openMatch()
  expect(screen.queryByRole('link', { name: 'Show the match' })).toBeNull()
})

it('names no match whose answers were all saved', () => {
  open(ended('saved'))
  expect(screen.getByRole('status').textContent).toBe('')
})
