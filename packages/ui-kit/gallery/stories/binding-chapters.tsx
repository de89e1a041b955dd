import { ConnectionNotice } from '../../src/engagement/index.ts'
import type { Chapter } from '../story.ts'

/** Components of the engagement bindings. Hooks have no stories. */
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
