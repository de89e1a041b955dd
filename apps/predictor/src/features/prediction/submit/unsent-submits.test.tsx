import { onlineManager } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inGame } from '../../../../test/in-game.tsx'
import { aGame } from '../../../../test/launched-game.ts'
import { aDraft, someAnswers } from '../../../../test/makers.ts'
import { matchStage } from '../../../../test/match-stage.ts'
import { draftsOf } from '../../../device/drafts.ts'
import { createQueryClient } from '../../../queries/query-client.ts'
import { submitMutation } from './submit-prediction.ts'
import { UnsentSubmits } from './unsent-submits.tsx'

afterEach(() => void onlineManager.setOnline(true))

/** A game in which one answer was submitted without a connection, with another screen open than its match's. */
async function waiting() {
  const { platform, engagement, votes, questions } = await matchStage()
  const { id } = questions.fixture
  const game = { ...aGame(), engagement }
  const client = createQueryClient()
  const { rerender } = render(<UnsentSubmits openId="another" />, inGame({ game, client }))
  const submitted = { minute: { kind: 'minute', value: 9 } } as const
  const drafts = draftsOf(game.playerStore())
  const changes = aDraft(submitted)
  drafts.update(id, () => changes)
  act(() => onlineManager.setOnline(false))
  const abort = new AbortController()
  client
    .getMutationCache()
    .build(client, submitMutation(game, client, id))
    .execute({ questions, saved: someAnswers(), changes, abort })
    // The mutation logs it.
    .catch(() => undefined)
  return {
    client,
    platform,
    votes,
    openMatch: () => rerender(<UnsentSubmits openId={id} />),
    draft: () => drafts.read(id),
    reconnect: () => act(async () => onlineManager.setOnline(true)),
  }
}

it('names a match whose answers were refused, with a link that ends with a visit to the match', async () => {
  const { platform, votes, draft, reconnect, openMatch } = await waiting()
  expect(votes()).toEqual([])
  platform.inject({ method: 'POST', path: 'votes', fault: { status: 400 } })
  await reconnect()
  const link = await screen.findByRole('link', { name: 'Show the match' })
  expect(link.getAttribute('href')).toBe('/prediction/f1')
  expect(screen.getByRole('status').textContent).toContain('not every answer was saved')
  expect(votes()).toHaveLength(1)
  expect(draft().get('minute')?.attempts).toEqual([{ kind: 'minute', value: 9 }])
  openMatch()
  expect(screen.queryByRole('link', { name: 'Show the match' })).toBeNull()
})

it('names a match whose answers may be stored or not after an unexpected error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { client, reconnect } = await waiting()
  vi.spyOn(client, 'cancelQueries').mockRejectedValue(new Error('unexpected'))
  await reconnect()
  expect(await screen.findByRole('link', { name: 'Show the match' })).toBeDefined()
  expect(log.mock.calls.join()).toContain('unexpected')
})

it('names no match whose answers were all saved', async () => {
  const { draft, reconnect } = await waiting()
  await reconnect()
  await waitFor(() => expect(draft()).toEqual(new Map()))
  expect(screen.getByRole('status').textContent).toBe('')
})
