import { ArrowIcon, Button, InfoIcon, PencilIcon, PersonIcon } from '../../src/index.ts'
import type { Chapter } from '../story.ts'

/** Buttons. */
export const buttonChapters: readonly Chapter[] = [
  {
    component: 'Button',
    part: 'Controls',
    stories: [
      {
        name: 'variants',
        render: () => (
          <div className="row">
            <Button variant="primary">Submit</Button>
            <Button>Back to fixtures</Button>
            <Button variant="quiet">Not now</Button>
          </div>
        ),
      },
      {
        name: 'large, with an icon',
        render: () => (
          <div className="row">
            <Button variant="primary" size="l" icon={<ArrowIcon />}>
              Predict now
            </Button>
            <Button size="l">Rules</Button>
          </div>
        ),
      },
      {
        name: 'busy: same size as at rest',
        render: () => (
          <div className="row">
            <Button variant="primary" size="l" busyLabel="Submitting">
              Submit
            </Button>
            <Button variant="primary" size="l" busyLabel="Submitting" busy>
              Submit
            </Button>
          </div>
        ),
      },
      {
        name: 'disabled',
        render: () => (
          <div className="row">
            <Button variant="primary" disabled>
              Confirm
            </Button>
            <Button disabled>Confirm</Button>
          </div>
        ),
      },
      {
        name: 'round',
        render: () => (
          <div className="row">
            <Button shape="round" label="Rules">
              <InfoIcon />
            </Button>
            <Button shape="round" label="Profile">
              <PersonIcon />
            </Button>
            <Button shape="round" size="l" label="Edit" variant="primary">
              <PencilIcon />
            </Button>
          </div>
        ),
      },
      { name: 'wide', render: () => <Button wide>Back to fixtures</Button> },
    ],
  },
]
