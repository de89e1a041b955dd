import { describe, expect, it } from 'vitest'
import { featureFlagsOf, launchParams } from './launch-params.ts'

describe('launchParams', () => {
  it('reads tournament and token', () => {
    expect(launchParams('?tournamentId=120-2024&accessToken=abc')).toEqual({
      tournamentId: '120-2024',
      accessToken: 'abc',
    })
  })

  it.each(['', '?accessToken=abc', '?tournamentId=&accessToken=abc', '?tournamentId=%20&accessToken=abc'])(
    'throws for a missing tournament in "%s"',
    (search) => expect(() => launchParams(search)).toThrow('Tournament Id not found'),
  )

  it.each(['', 'a b', 'a+b', 'a%20b', 'jet%C3%B6n'])(
    'throws for a missing token, and for one that cannot be sent: "%s"',
    (token) => {
      const launch = () => launchParams(`?tournamentId=120-2024&accessToken=${token}`)
      expect(launch).toThrow('Access Token not found')
    },
  )

  it('accepts a token with characters that were escaped', () => {
    expect(launchParams('?tournamentId=t&accessToken=a%2Bb%2F%3D').accessToken).toBe('a+b/=')
  })

  it('turns on the flags of the list and ignores all others', () => {
    expect(featureFlagsOf('?features=nope, preSeason')).toEqual({ preSeason: true })
  })

  it('takes the first value of a doubled parameter that is not empty', () => {
    expect(launchParams('?tournamentId=&tournamentId=b&tournamentId=c&accessToken=a').tournamentId).toBe('b')
  })
})
