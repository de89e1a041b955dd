import { FIXTURE_TAG_TEXT } from '@touchline/game-rules'
import { COUNTER_TEXTS } from '../controls/counter/counter-texts.ts'
import { FRAMED_DIALOG_TEXTS } from '../controls/framed-dialog/framed-dialog-texts.ts'
import { MESSAGE_SCREEN_TEXTS } from '../controls/message-screen/message-screen-texts.ts'
import { NOTICE_TEXTS } from '../controls/notice/notice-texts.ts'
import { NUMBER_LINE_TEXTS } from '../controls/number-line/number-line-texts.ts'
import { SWIPER_TEXTS } from '../controls/swiper/swiper-texts.ts'
import { CONNECTION_NOTICE_TEXTS } from '../engagement/connection-notice-texts.ts'
import { NUMBER_CONTROL_TEXTS } from '../internal/number-control-texts.ts'
import { COUNT_SLIDER_TEXTS } from '../questions/count-slider-texts.ts'
import { COUNTDOWN_TEXTS } from '../questions/countdown-text-texts.ts'
import { MINUTE_DIAL_TEXTS } from '../questions/minute-dial-texts.ts'
import { NUMBERS_INPUT_TEXTS } from '../questions/numbers-input-texts.ts'
import { POINTS_BADGE_TEXTS } from '../questions/points-badge-texts.ts'
import { POSSESSION_SLIDER_TEXTS } from '../questions/possession-slider-texts.ts'
import { SCORE_INPUT_TEXTS } from '../questions/score-input-texts.ts'
import type { KitTexts } from './kit-texts.ts'

/**
 * The texts of the kit in English, which are its default. Spread them to replace only some.
 *
 * @example const texts: KitTexts = { ...ENGLISH_TEXTS, notice: { dismiss: 'Hide' } }
 */
export const ENGLISH_TEXTS: KitTexts = {
  numberControl: NUMBER_CONTROL_TEXTS,
  counter: COUNTER_TEXTS,
  framedDialog: FRAMED_DIALOG_TEXTS,
  messageScreen: MESSAGE_SCREEN_TEXTS,
  notice: NOTICE_TEXTS,
  numberLine: NUMBER_LINE_TEXTS,
  swiper: SWIPER_TEXTS,
  countSlider: COUNT_SLIDER_TEXTS,
  minuteDial: MINUTE_DIAL_TEXTS,
  numbersInput: NUMBERS_INPUT_TEXTS,
  possessionSlider: POSSESSION_SLIDER_TEXTS,
  scoreInput: SCORE_INPUT_TEXTS,
  countdownText: COUNTDOWN_TEXTS,
  fixtureStatusTag: FIXTURE_TAG_TEXT,
  pointsBadge: POINTS_BADGE_TEXTS,
  connectionNotice: CONNECTION_NOTICE_TEXTS,
}
