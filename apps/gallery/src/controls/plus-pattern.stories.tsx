import { PlusPattern } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/PlusPattern',
  component: PlusPattern,
  parameters: { bleed: true },
})

export const BehindAHeading = meta.story({
  render: (args) => (
    <div className="header">
      <PlusPattern {...args} />
      <h3>PREDICTOR</h3>
      <p>Men’s 2024</p>
    </div>
  ),
})
