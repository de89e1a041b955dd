import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { writeError } from './http-error.ts'
import { attributes, choice, flag, instant, requiredText, text, texts, wholeNumber } from './query-fields.ts'
import { validQuery } from './validate.ts'

const fields = z.object({
  page: wholeNumber(1),
  title: text,
  kind: texts,
  since: instant,
  active: flag,
  status: choice(['live', 'past']),
  attributes,
  client_id: requiredText,
})
const app = new Hono().get('/', validQuery(fields), (c) => c.json(c.req.valid('query')))
app.onError((error, c) => writeError(c, error))

async function read(query: string) {
  const response = await app.request(`/?${query}`)
  return { status: response.status, body: await response.json() }
}

it('converts each parameter to its type', async () => {
  const query =
    'client_id=a&page=2&title=Round%201&kind=alert&since=2024-04-27T07:05:00Z&active=false&status=live'
  expect(await read(`${query}&attributes=a:b:c`)).toEqual({
    status: 200,
    body: {
      client_id: 'a',
      page: 2,
      title: 'Round 1',
      kind: ['alert'],
      since: Date.parse('2024-04-27T07:05:00Z'),
      active: false,
      status: 'live',
      attributes: [{ key: 'a', value: 'b:c' }],
    },
  })
})

it.each([
  ['an empty parameter as missing', 'client_id=a&page=&title=&since=&active=&status=&attributes=', {}],
  [
    'the first of several values, or all of them in a list',
    'client_id=a&client_id=b&kind=alert&kind=text-poll&page=1&page=x',
    { kind: ['alert', 'text-poll'], page: 1 },
  ],
])('reads %s', async (_, query, parsed) => {
  expect(await read(query)).toEqual({ status: 200, body: { client_id: 'a', attributes: [], ...parsed } })
})

it('names each invalid parameter', async () => {
  expect(await read('page=0&since=soon&active=1&status=never&attributes=:b')).toEqual({
    status: 400,
    body: {
      page: ['Enter a whole number of at least 1.'],
      since: ['Enter a date and time in ISO 8601.'],
      active: ['Enter true or false.'],
      status: ['Choose one of live, past.'],
      attributes: ['Write key:value.'],
      client_id: ['This field is required.'],
    },
  })
})

it.each(['1.5', '-1', '1e3', '9999999999', 'one'])('rejects %s as a whole number', async (page) => {
  expect((await read(`client_id=a&page=${page}`)).body).toEqual({
    page: ['Enter a whole number of at least 1.'],
  })
})
