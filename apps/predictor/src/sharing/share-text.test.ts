import { expect, it, vi } from 'vitest'
import { shareText } from './share-text.ts'

function refusal(name: string): () => Promise<never> {
  return () => Promise.reject(new DOMException('no', name))
}

it('uses the share sheet if there is one', async () => {
  const share = vi.fn(async () => undefined)
  expect(await shareText('words', { share })).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'words' })
})

it('copies nothing when the player closes the sheet', async () => {
  const writeText = vi.fn(async () => undefined)
  expect(await shareText('words', { share: refusal('AbortError'), clipboard: { writeText } })).toBe(
    'cancelled',
  )
  expect(writeText).not.toHaveBeenCalled()
})

it.each([
  ['there is no sheet', undefined],
  ['the sheet is not allowed in this frame', refusal('NotAllowedError')],
])('copies when %s', async (_why, share) => {
  const writeText = vi.fn(async () => undefined)
  expect(await shareText('words', { share, clipboard: { writeText } })).toBe('copied')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('words')
})

it.each([
  ['there is no clipboard', undefined],
  ['the clipboard refuses', { writeText: refusal('NotAllowedError') }],
])('leaves the text to select when %s', async (_why, clipboard) => {
  expect(await shareText('words', { clipboard })).toBe('selectable')
})
