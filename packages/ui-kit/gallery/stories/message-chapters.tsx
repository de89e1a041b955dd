import { useState } from 'react'
import { Button, FramedDialog, LockIcon, MessageScreen, Notice, TONES, Toast } from '../../src/index.ts'
import type { Chapter } from '../story.ts'

function DialogStory() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Terms and conditions</Button>
      <FramedDialog open={open} onClose={() => setOpen(false)} title="Terms and conditions">
        <p>Open to people aged 18 or over.</p>
      </FramedDialog>
    </>
  )
}

function ToastStory() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show</Button>
      <Toast open={open} onClose={() => setOpen(false)} tone="positive">
        Saved
      </Toast>
    </>
  )
}

/** Messages and dialogs. */
export const messageChapters: readonly Chapter[] = [
  {
    component: 'Notice',
    part: 'Controls',
    stories: [
      ...TONES.map((tone) => ({
        name: tone,
        render: () => (
          <Notice tone={tone} live="off" title="4 of 9 saved.">
            Five answers are still to be sent.
          </Notice>
        ),
      })),
      {
        name: 'with an action',
        render: () => (
          <Notice tone="negative" live="off" action={<Button>Retry</Button>} onDismiss={() => undefined}>
            Could not load the leaderboard.
          </Notice>
        ),
      },
    ],
  },
  { component: 'Toast', part: 'Controls', stories: [{ name: 'on demand', render: () => <ToastStory /> }] },
  {
    component: 'FramedDialog',
    part: 'Controls',
    stories: [{ name: 'on demand', render: () => <DialogStory /> }],
  },
  {
    component: 'MessageScreen',
    part: 'Controls',
    stories: [
      {
        name: 'error',
        bleed: true,
        render: () => (
          <MessageScreen
            title="ERROR"
            headingLevel={3}
            description="Something went wrong, please check back later."
            action={{ onSelect: () => undefined }}
          />
        ),
      },
      {
        name: 'with an icon',
        bleed: true,
        render: () => (
          <MessageScreen
            title="LOG IN TO PLAY"
            headingLevel={3}
            icon={<LockIcon />}
            description="You need to be logged in to make predictions."
          />
        ),
      },
    ],
  },
]
