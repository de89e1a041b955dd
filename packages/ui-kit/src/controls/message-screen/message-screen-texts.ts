import type { KitTexts } from '../../locale/kit-texts.ts'

export const MESSAGE_SCREEN_TEXTS: KitTexts['messageScreen'] = { retry: 'RETRY' }
