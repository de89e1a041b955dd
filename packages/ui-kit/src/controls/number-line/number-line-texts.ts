import type { KitTexts } from '../../locale/kit-texts.ts'

export const NUMBER_LINE_TEXTS: KitTexts['numberLine'] = { result: 'result', picked: 'you' }
