import { act, fireEvent, render, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inGame } from '../../test/in-game.tsx'
import { cacheRound, publishRound } from '../../test/makers.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { ResultsNotice } from './results-notice.tsx'

const ROUND = '120-2024 | 10'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isShown = () => screen.queryByText('Results are in') !== null

/** Renders the notice next to a link to the first match. `read` is a read of the round: its matches, and which are settled. */
async function show(ids: readonly string[], settledIds: readonly string[] = []) {
  const client = createQueryClient()
  const read = async (readIds: readonly string[], readSettledIds: readonly string[]) => {
    cacheRound(client, ROUND, [], readIds)
    publishRound(client, ROUND, readSettledIds)
    await pass(0)
  }
  await read(ids, settledIds)
  const both = (
    <>
      <Link to="/result/f1?round=10">The first match</Link>
      <ResultsNotice />
    </>
  )
  render(both, inGame({ client, path: '/home?round=10' }))
  return read
}

it('shows no results that were in from the start', async () => {
  const read = await show(['f1', 'f2'], ['f1', 'f2'])
  await read(['f1', 'f2'], ['f1', 'f2'])
  expect(isShown()).toBe(false)
})

it('names a match whose result arrives, once', async () => {
  const read = await show(['f1', 'f2'], ['f2'])
  await read(['f1', 'f2'], ['f1', 'f2'])
  await read(['f1', 'f2'], ['f1', 'f2'])
  expect(screen.getByText('Chiefs v Blues')).toBeTruthy()
})

it('names every match whose result arrives, also one that was settled while another round was shown', async () => {
  const read = await show(['f1', 'f2'])
  await read(['f1'], ['f1'])
  await read(['f2'], ['f2'])
  expect(screen.getByText('Chiefs v Blues, Chiefs v Blues')).toBeTruthy()
})

it.each(['See the result', 'The first match'])('removes a result that is opened with %s', async (link) => {
  const read = await show(['f1'])
  await read(['f1'], ['f1'])
  expect(isShown()).toBe(true)
  fireEvent.click(screen.getByText(link))
  expect(isShown()).toBe(false)
})

it('names the match of the open result without a way to it', async () => {
  const read = await show(['f1'])
  fireEvent.click(screen.getByText('The first match'))
  await read(['f1'], ['f1'])
  expect(isShown()).toBe(true)
  expect(screen.queryByText('See the result')).toBeNull()
})

it('disappears automatically, so that it covers nothing for long', async () => {
  const read = await show(['f1'])
  await read(['f1'], ['f1'])
  await pass(11_999)
  expect(isShown()).toBe(true)
  await pass(1)
  expect(isShown()).toBe(false)
})
