import { closingAnnouncement } from '@touchline/game-rules'
import type { KitTexts } from '../locale/kit-texts.ts'

export const COUNTDOWN_TEXTS: KitTexts['countdownText'] = {
  remaining: ({ text }) => text,
  announcement: closingAnnouncement,
}
