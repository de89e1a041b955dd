import { expect, it, vi } from 'vitest'
import { analyticsConsentOf } from './analytics-consent.ts'
import { deviceStorage, forgetOtherRecords } from './device-storage.ts'

const storageOf = () => {
  window.localStorage.clear()
  return deviceStorage(() => window.localStorage)
}

it('is not granted until the player or the host page grants it', () => {
  const consent = analyticsConsentOf(storageOf())
  expect([consent.choice(), consent.isGranted()]).toEqual([undefined, false])
  consent.grantFromHost()
  expect([consent.choice(), consent.isGranted()]).toEqual([undefined, true])
})

it('is remembered on the device for every player, and can be revoked', () => {
  const storage = storageOf()
  analyticsConsentOf(storage).choose('granted')
  forgetOtherRecords('another', storage)
  const later = analyticsConsentOf(deviceStorage(() => window.localStorage))
  expect(later.isGranted()).toBe(true)
  later.choose('refused')
  expect(analyticsConsentOf(storage).isGranted()).toBe(false)
})

it('puts the refusal of the player above the consent of the host page', () => {
  const consent = analyticsConsentOf(storageOf())
  consent.choose('refused')
  consent.grantFromHost()
  expect(consent.isGranted()).toBe(false)
})

it('notifies subscribers of each change until they unsubscribe', () => {
  const consent = analyticsConsentOf(storageOf())
  const onChange = vi.fn()
  const unsubscribe = consent.subscribe(onChange)
  consent.choose('granted')
  consent.grantFromHost()
  unsubscribe()
  consent.choose('refused')
  expect(onChange).toHaveBeenCalledTimes(2)
})
