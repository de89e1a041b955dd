import { bindingChapters } from './stories/binding-chapters.tsx'
import { controlChapters } from './stories/control-chapters.tsx'
import { foundationChapters } from './stories/foundation-chapters.tsx'
import { placeChapters } from './stories/place-chapters.tsx'
import { questionChapters } from './stories/question-chapters.tsx'
import type { Chapter } from './story.ts'

/** Everything there is to see, in the order of the page. */
export const CHAPTERS: readonly Chapter[] = [
  ...foundationChapters,
  ...controlChapters,
  ...placeChapters,
  ...questionChapters,
  ...bindingChapters,
]
