import { describe, expect, it } from 'vitest'
import { createCipher } from '../../src/crypto/index.ts'
import type { Engagement } from '../../src/index.ts'
import { downloadFile, fileUrl, listFiles, publishFile } from '../../src/realtime/index.ts'
import { type PendingRequest, UPLOAD } from './fake-service.ts'
import { aHarness, sent } from './harness.ts'

const SENT = [1, 'Sent', '17141967000000001']

/** Returns the response to a request for an upload address, with another address. */
const uploadTo = (url: string) => ({
  ...UPLOAD,
  file_upload_request: { ...UPLOAD.file_upload_request, url },
})

/** Starts to publish a file, and responds to the request for its upload address. */
async function startPublishing(upload: unknown = UPLOAD) {
  const file = { channel: 'room', name: 'a.png', content: 'x' }
  const { call: published, request, ...harness } = await sent((engagement) => publishFile(engagement, file))
  await request.respond(upload)
  return { ...harness, published }
}

/** Returns a file that is stored and not announced yet. */
async function storeFile() {
  const publication = await startPublishing()
  await (await publication.service.next(/bucket/)).respond(null, { status: 204 })
  return publication
}

describe('publishFile', () => {
  it('requests an upload address, stores the bytes without a token and announces the file', async () => {
    const { engagement, service } = await aHarness()
    const published = publishFile(engagement, {
      channel: 'room',
      name: 'a.png',
      content: 'bytes',
      contentType: 'image/png',
      message: 'hi',
    })
    const upload = await service.next(/generate-upload-url/)
    expect(upload.body).toBe('{"name":"a.png"}')
    await upload.respond(UPLOAD)
    const store = await service.next(/bucket/)
    expect(store.url.search).toBe('')
    const form = store.body instanceof FormData ? [...store.body.entries()] : []
    expect(form.slice(0, 2)).toEqual([
      ['key', 'f1/a.png'],
      ['Content-Type', 'image/png'],
    ])
    expect(form[2]?.[0]).toBe('file')
    await store.respond(null, { status: 204 })
    const announcement = await service.next(/publish-file/)
    expect(announcement.url.pathname.split('/').at(-1)).toBe(
      encodeURIComponent('{"file":{"id":"f1","name":"a.png"},"message":"hi"}'),
    )
    await announcement.respond(SENT)
    expect(await published).toEqual({ id: 'f1', name: 'a.png', timetoken: '17141967000000001' })
  })

  it.each<[string, number, (announcement: PendingRequest) => Promise<void>, object]>([
    [
      'five times in total, back to back, if it fails',
      5,
      (request) => request.fail(500),
      { status: 500, cause: { status: 500 } },
    ],
    [
      'once if its confirmation is unreadable',
      1,
      (request) => request.respond([1]),
      { cause: { code: 'invalid-body' } },
    ],
  ])('announces a stored file %s, then names it in the error', async (_, times, respond, error) => {
    const { service, published } = await storeFile()
    for (let time = 0; time < times; time += 1) await respond(await service.next(/publish-file/))
    const file = { channel: 'room', ...UPLOAD.data }
    await expect(published).rejects.toMatchObject({ name: 'RealtimeError', file, ...error })
    expect(service.log.filter((line) => line.includes('publish-file'))).toHaveLength(times)
  })

  it('ends with dispose, and does not repeat the announcement', async () => {
    const { engagement, service, published } = await storeFile()
    await service.next(/publish-file/)
    engagement.dispose()
    await expect(published).rejects.toMatchObject({ code: 'disposed' })
    expect([service.pending.length, service.log.length]).toEqual([0, 3])
  })

  it('does not announce a file that was not stored', async () => {
    const { service, published } = await startPublishing()
    const refusal = '<?xml version="1.0"?><Error><Code>x</Code><Message>Policy expired.</Message></Error>'
    await (await service.next(/bucket/)).respondWith(new Response(refusal, { status: 403 }))
    await expect(published).rejects.toMatchObject({
      category: 'access-denied',
      message: 'The real-time service refused.',
      method: 'POST',
      url: 'https://store.example/bucket',
      status: 403,
      reason: 'Policy expired.',
    })
    expect(service.log.some((line) => line.includes('publish-file'))).toBe(false)
  })

  it('follows no redirect with the content, and names the address without its signature', async () => {
    const { url } = UPLOAD.file_upload_request
    const { service, published } = await startPublishing(uploadTo(`${url}?signature=secret`))
    const store = await service.next(/bucket/)
    expect(store.redirect).toBe('manual')
    await store.respond(null, { status: 307, headers: { location: 'https://elsewhere.example/' } })
    await expect(published).rejects.toMatchObject({ message: 'The file was not stored.', status: 307, url })
  })

  it.each(['', '/bucket', 'bucket', 'javascript:alert(1)', 'file:///etc/passwd', 'https://', 'https:// x'])(
    'rejects with InvalidBodyError when the upload address is %j, and sends no content',
    async (url) => {
      const { service, published } = await startPublishing(uploadTo(url))
      await expect(published).rejects.toMatchObject({ name: 'InvalidBodyError', resource: 'upload address' })
      expect(service.log).toHaveLength(1)
    },
  )
})

describe('listFiles, fileUrl and downloadFile', () => {
  const file = { channel: 'room', id: 'f 1', name: 'a.png' }

  it('lists the files page by page, without malformed ones', async () => {
    const options = { channel: 'room', limit: 2, next: 'page2' }
    const { call, request, warnings } = await sent((engagement) => listFiles(engagement, options))
    expect(request.url.pathname).toBe('/v1/files/sub/channels/room/files')
    expect(Object.fromEntries(request.url.searchParams)).toMatchObject({ limit: '2', next: 'page2' })
    const data = [{ id: 'f1', name: 'a.png', size: 5, created: 'now' }, { id: 7 }]
    await request.respond({ status: 200, data, next: null, count: 2 })
    expect(await call).toMatchObject({
      results: [{ id: 'f1', name: 'a.png', size: 5 }],
      rejected: [{ resource: 'file', field: 'id' }],
      next: undefined,
    })
    expect(warnings).toHaveLength(1)
  })

  it('returns an address with the id and token of the player', async () => {
    const { engagement } = await aHarness()
    expect(fileUrl(engagement, file)).toBe(
      'https://realtime.example/v1/files/sub/channels/room/files/f%201/a.png?uuid=me&auth=secret&pnsdk=Touchline-Engagement-SDK%2F0.0.1-alpha.30',
    )
  })

  it('downloads and decrypts a file', async () => {
    const cipher = createCipher({ cipherKey: 'enigma' })
    const download = (engagement: Engagement) => downloadFile(engagement, file)
    const { call, request } = await sent(download, { realtime: { cipher } })
    await request.respondWith(new Response(await cipher.encryptFile('bytes')))
    expect(new TextDecoder().decode(await call)).toBe('bytes')
  })
})
