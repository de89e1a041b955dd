import type { KitTexts } from '../locale/kit-texts.ts'

export const CONNECTION_NOTICE_TEXTS: KitTexts['connectionNotice'] = {
  offline: 'You are offline. What you change is kept on this device.',
  slow: 'Updates may be slow.',
}
