import type { KitTexts } from '../../locale/kit-texts.ts'

export const SWIPER_TEXTS: KitTexts['swiper'] = { previous: 'Previous', next: 'Next' }
