import { expect, it, vi } from 'vitest'
import { signInOf } from './sign-in.ts'

it('is lost when the client emits it, regained with a new token, and notifies subscribers of both', () => {
  let sayLost: () => void = () => undefined
  const signIn = signInOf({
    on: (_name, listener) => {
      sayLost = () => listener(Object.create(null))
      return () => undefined
    },
  })
  const told = vi.fn(() => signIn.isLost())
  const stop = signIn.subscribe(told)
  expect(signIn.isLost()).toBe(false)
  sayLost()
  signIn.regain()
  expect(told.mock.results.map(({ value }) => value)).toEqual([true, false])
  stop()
  signIn.lose()
  expect(told).toHaveBeenCalledTimes(2)
})
