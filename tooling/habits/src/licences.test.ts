import { describe, expect, it } from 'vitest'
import { unwelcomeLicences } from './licences.ts'

function under(licence: string): string[] {
  return unwelcomeLicences({ [licence]: [{ name: 'a', versions: ['1.0.0'] }] })
}

describe('a licence', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', '(MIT AND BSD-3-Clause)'])('%s is welcome', (licence) => {
    expect(under(licence)).toEqual([])
  })

  it.each(['GPL-3.0-only', 'Unknown', 'UNLICENSED', '(MIT AND GPL-3.0)', '(MIT OR ISC) AND GPL-3.0', ''])(
    '%s wants a second look',
    (licence) => {
      expect(under(licence)).toEqual([`a (${licence})`])
    },
  )
})
