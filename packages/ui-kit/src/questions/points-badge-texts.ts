import type { KitTexts } from '../locale/kit-texts.ts'

export const POINTS_BADGE_TEXTS: KitTexts['pointsBadge'] = { unit: () => 'Points' }
