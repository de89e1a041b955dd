import type { KitTexts } from '../locale/kit-texts.ts'

const mark = () => '■'

/** Texts without a letter, so that a text that a component does not take from here is noticed. */
export const MARKED_TEXTS: KitTexts = {
  numberControl: { untouched: '■', required: '■' },
  counter: { more: '■', less: '■', buttonLabel: mark },
  framedDialog: { close: '■', newTab: '■' },
  messageScreen: { retry: '■' },
  notice: { dismiss: '■' },
  numberLine: { result: '■', picked: '■' },
  swiper: { previous: '■', next: '■' },
  countSlider: { more: mark, fewer: mark, count: mark, valueText: mark },
  minuteDial: {
    empty: '■',
    minute: mark,
    valueText: mark,
    later: mark,
    earlier: mark,
    unit: '■',
    halfTime: '■',
  },
  numbersInput: { empty: '■', someMissing: mark },
  possessionSlider: { share: mark, teamShare: mark, valueText: mark },
  scoreInput: { label: mark, empty: '■', oneMissing: mark, scores: mark, outcome: mark },
  countdownText: { remaining: mark, announcement: mark },
  fixtureStatusTag: {
    'see-results': '■',
    'awaiting-results': '■',
    'edit-predictions': '■',
    'predict-now': '■',
  },
  pointsBadge: { unit: mark },
  connectionNotice: { offline: '■', slow: '■' },
}
