import { describe, expect, it } from 'vitest'
import { aService, PUBLISH_KEY, poll, type Service, SUBSCRIBE_KEY } from '../../../test/realtime/a-service.ts'

describe('files', () => {
  const base = `/v1/files/${SUBSCRIBE_KEY}/channels/room`
  async function reserve({ get }: Service): Promise<string> {
    const { body } = await get(`${base}/generate-upload-url`, { method: 'POST', body: '{"name":"a"}' })
    return /"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''
  }
  function upload({ get }: Service, key: string, content: Blob) {
    const form = new FormData()
    form.append('key', key)
    form.append('Content-Type', content.type)
    form.append('file', content, 'a')
    return get('/realtime-bucket', { method: 'POST', body: form })
  }

  it('are downloads that no browser runs, whatever type the uploader names', async () => {
    const service = aService()
    const id = await reserve(service)
    await upload(service, id, new Blob(['1'], { type: 'text/html' }))
    const { headers } = await service.get(`${base}/files/${id}/a`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
  })

  it('are accepted for a minute after their place was reserved', async () => {
    const service = aService()
    const id = await reserve(service)
    await service.pass(59)
    expect((await upload(service, id, new Blob(['1']))).status).toBe(204)
    await service.pass(1)
    expect((await upload(service, id, new Blob(['2']))).status).toBe(403)
    expect((await service.get(`${base}/files/${id}/a`)).body).toBe(1)
  })

  it('are removed for newer ones, the oldest first', async () => {
    const service = aService()
    const bytes = new Uint8Array(11 * 1024 * 1024)
    const ids = await Promise.all([reserve(service), reserve(service), reserve(service)])
    for (const id of ids) service.realtime.files.store(id, bytes)
    expect(service.realtime.files.list('room').map(({ id }) => id)).toEqual(ids.slice(1))
    for (let count = 0; count < 1001; count += 1)
      service.realtime.files.store(service.realtime.files.reserve('hall', 'a').id, new Uint8Array())
    expect(service.realtime.files.list('hall')).toHaveLength(1000)
    expect(service.realtime.files.list('room')).toEqual([])
  })

  it('are uploaded, announced, listed and read', async () => {
    const { get } = aService()
    const upload = await get(`${base}/generate-upload-url`, { method: 'POST', body: '{"name":"a b.txt"}' })
    const [file] = [...JSON.stringify(upload.body).matchAll(/"id":"([^"]+)"/g)].map((match) => match[1])
    const form = new FormData()
    form.append('key', String(file))
    form.append('Content-Type', 'text/plain')
    form.append('file', new Blob(['"kia ora"']), 'a b.txt')
    expect((await get('/realtime-bucket', { method: 'POST', body: form })).status).toBe(204)
    expect((await get(`${base}/files`)).body).toMatchObject({
      count: 1,
      data: [{ name: 'a b.txt', size: 9 }],
    })
    expect((await get(`${base}/files/${file}/a%20b.txt`)).body).toBe('kia ora')
    const note = encodeURIComponent(JSON.stringify({ file: { id: file, name: 'a b.txt' } }))
    await get(`/v1/files/publish-file/${PUBLISH_KEY}/${SUBSCRIBE_KEY}/0/room/0/${note}?uuid=x`)
    expect((await get(poll('room', '1'))).body).toMatchObject({
      m: [{ e: 4, d: { file: { name: 'a b.txt' } } }],
    })
  })
})
