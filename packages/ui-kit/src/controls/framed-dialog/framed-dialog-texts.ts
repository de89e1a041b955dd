import type { KitTexts } from '../../locale/kit-texts.ts'

export const FRAMED_DIALOG_TEXTS: KitTexts['framedDialog'] = {
  close: 'Close',
  newTab: 'Open in a new tab',
}
