import { badgeChapters } from './stories/badge-chapters.tsx'
import { bindingChapters } from './stories/binding-chapters.tsx'
import { buttonChapters } from './stories/button-chapters.tsx'
import { choiceChapters } from './stories/choice-chapters.tsx'
import { figureChapters } from './stories/figure-chapters.tsx'
import { foundationChapters } from './stories/foundation-chapters.tsx'
import { layoutChapters } from './stories/layout-chapters.tsx'
import { messageChapters } from './stories/message-chapters.tsx'
import { numberChapters } from './stories/number-chapters.tsx'
import { questionChapters } from './stories/question-chapters.tsx'
import type { Chapter } from './story.ts'

/** All chapters, in the order of the page. */
export const CHAPTERS: readonly Chapter[] = [
  ...foundationChapters,
  ...buttonChapters,
  ...numberChapters,
  ...choiceChapters,
  ...badgeChapters,
  ...layoutChapters,
  ...messageChapters,
  ...figureChapters,
  ...questionChapters,
  ...bindingChapters,
]
