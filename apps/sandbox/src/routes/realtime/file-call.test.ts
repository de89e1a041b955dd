import { expect, it } from 'vitest'
import { aService, PUBLISH_KEY, poll, type Service, SUBSCRIBE_KEY } from '../../../test/realtime/a-service.ts'

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

it('files are downloads that no browser runs, whatever type the uploader names', async () => {
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

it('files are accepted for a minute after their place was reserved', async () => {
  const service = aService()
  const id = await reserve(service)
  await service.pass(59)
  expect((await upload(service, id, new Blob(['1']))).status).toBe(204)
  await service.pass(1)
  expect((await upload(service, id, new Blob(['2']))).status).toBe(403)
  expect((await service.get(`${base}/files/${id}/a`)).body).toBe(1)
})

it('files are removed for newer ones, the oldest first', async () => {
  const { files } = aService().realtime
  const add = (channel: string, bytes: number) => {
    const { id } = files.reserve(channel, 'a')
    files.store(id, new Uint8Array(bytes))
    return id
  }
  const ids = [1, 2, 3].map(() => add('room', 11 * 1024 * 1024))
  expect(files.list('room').map(({ id }) => id)).toEqual(ids.slice(1))
  for (let count = 0; count < 1001; count += 1) add('hall', 0)
  expect(files.list('hall')).toHaveLength(1000)
  expect(files.list('room')).toEqual([])
})

it('files are uploaded, announced, listed and read', async () => {
  const service = aService()
  const { get } = service
  const id = await reserve(service)
  expect((await upload(service, id, new Blob(['"kia ora"']))).status).toBe(204)
  expect((await get(`${base}/files`)).body).toMatchObject({ count: 1, data: [{ id, name: 'a', size: 9 }] })
  expect((await get(`${base}/files/${id}/a`)).body).toBe('kia ora')
  const note = encodeURIComponent(JSON.stringify({ file: { id, name: 'a' } }))
  await get(`/v1/files/publish-file/${PUBLISH_KEY}/${SUBSCRIBE_KEY}/0/room/0/${note}?uuid=x`)
  expect((await get(poll('room', '1'))).body).toMatchObject({ m: [{ e: 4, d: { file: { id } } }] })
})
