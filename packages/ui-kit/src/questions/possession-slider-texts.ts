import type { KitTexts } from '../locale/kit-texts.ts'

export const POSSESSION_SLIDER_TEXTS: KitTexts['possessionSlider'] = {
  share: (percent) => `${percent}%`,
  teamShare: (team, share) => `${team} ${share}`,
  valueText: (home, away) => `${home}, ${away}`,
}
