import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { deviceStorage, forgetOtherRecords } from '../device/device-storage.ts'
import { useConsentOnDevice } from './analytics-consent.ts'

beforeEach(() => window.localStorage.clear())
function consentOf(storage = deviceStorage(() => window.localStorage)) {
  return renderHook(() => useConsentOnDevice(storage, { analyticsConsent: 'ask' }, 'G-TEST')).result
}

it('is not granted until the player or the host page grants it', () => {
  const consent = consentOf()
  expect(consent.current.state).toBe('open')
  act(() => consent.current.grantFromHost())
  expect(consent.current.state).toBe('granted')
})

it('is remembered on the device for every player, and can be revoked', () => {
  const storage = deviceStorage(() => window.localStorage)
  const earlier = consentOf(storage)
  act(() => earlier.current.choose('granted'))
  forgetOtherRecords('another', storage)
  const later = consentOf()
  expect(later.current.state).toBe('granted')
  act(() => later.current.choose('refused'))
  expect(later.current.state).toBe('refused')
})

it('puts the refusal of the player above the consent of the host page', () => {
  const consent = consentOf()
  act(() => consent.current.choose('refused'))
  act(() => consent.current.grantFromHost())
  expect(consent.current.state).toBe('refused')
})
