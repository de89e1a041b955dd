import { expect, it } from 'vitest'
import { isUnreachable } from './database-errors.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

it.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('08006'),
  new Error('Connection terminated unexpectedly'),
  new AggregateError([withCode('ECONNREFUSED')]),
])('isUnreachable is so of %o', (error) => expect(isUnreachable(error)).toBe(true))

it.each([withCode('23505'), withCode('22P05'), new Error('failed'), 'ECONNREFUSED', undefined])(
  'isUnreachable is not so of %o',
  (error) => expect(isUnreachable(error)).toBe(false),
)
