import type { KitTexts } from '../locale/kit-texts.ts'

export const POSSESSION_SLIDER_TEXTS: KitTexts['possessionSlider'] = {
  share: (percent) => `${percent}%`,
  spokenShare: (team, share) => `${team} ${share}`,
  spokenShares: (home, away) => `${home}, ${away}`,
}
