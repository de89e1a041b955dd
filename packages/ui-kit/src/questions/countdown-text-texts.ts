import { countdownAnnouncement } from '@touchline/game-rules'
import type { KitTexts } from '../locale/kit-texts.ts'

const MINUTE_MS = 60_000

export const COUNTDOWN_TEXTS: KitTexts['countdownText'] = {
  remaining: ({ text }) => text,
  announcement(minutesLeft) {
    const now = -minutesLeft * MINUTE_MS
    return countdownAnnouncement({ before: now - 1, now, closesAt: 0 }) ?? ''
  },
}
