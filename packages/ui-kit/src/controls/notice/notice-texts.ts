import type { KitTexts } from '../../locale/kit-texts.ts'

export const NOTICE_TEXTS: KitTexts['notice'] = { dismiss: 'Dismiss' }
