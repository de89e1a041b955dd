import { expect, it, vi } from 'vitest'
import { shareText } from './share-text.ts'

function refusal(name: string): () => Promise<never> {
  return () => Promise.reject(new DOMException('no', name))
}

it('uses the share sheet if there is one', async () => {
  const share = vi.fn(async () => undefined)
  expect(await shareText({ text: 'words' }, { share })).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'words' })
})

it('copies nothing when the player closes the sheet', async () => {
  const writeText = vi.fn(async () => undefined)
  expect(await shareText({ text: 'words' }, { share: refusal('AbortError'), clipboard: { writeText } })).toBe(
    'cancelled',
  )
  expect(writeText).not.toHaveBeenCalled()
})

it.each([
  ['there is no sheet', undefined],
  ['the sheet is not allowed in this frame', refusal('NotAllowedError')],
])('copies when %s', async (_why, share) => {
  const writeText = vi.fn(async () => undefined)
  expect(await shareText({ text: 'words' }, { share, clipboard: { writeText } })).toBe('copied')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('words')
})

it.each([
  ['there is no clipboard', undefined],
  ['the clipboard refuses', { writeText: refusal('NotAllowedError') }],
])('leaves the text to select when %s', async (_why, clipboard) => {
  expect(await shareText({ text: 'words' }, { clipboard })).toBe('selectable')
})

const picture = new File(['png'], 'predictor.png', { type: 'image/png' })

it('shares the picture with its text if the sheet accepts pictures', async () => {
  const share = vi.fn(async () => undefined)
  expect(await shareText({ text: 'words', picture }, { share, canShare: () => true })).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'words', files: [picture] })
})

it.each([
  ['refuses it', () => false],
  ['cannot say', undefined],
])('shares the text alone where the sheet %s', async (_what, canShare) => {
  const share = vi.fn(async () => undefined)
  await shareText({ text: 'words', picture }, { share, canShare })
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'words' })
})
