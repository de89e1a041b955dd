import { ConnectionNotice } from '../../src/engagement/index.ts'
import type { Chapter } from '../story.ts'

/** What the bindings show; the hooks have nothing to look at. */
export const bindingChapters: readonly Chapter[] = [
  {
    component: 'ConnectionNotice',
    part: 'Bindings',
    stories: [
      { name: 'late', render: () => <ConnectionNotice phase="reconnecting" /> },
      { name: 'offline', render: () => <ConnectionNotice phase="offline" /> },
    ],
  },
]
