import { CountdownText } from '@touchline/ui-kit/questions'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Questions/CountdownText',
  component: CountdownText,
})

export const Running = meta.story({ args: { closesAt: Date.now() + 5_652_000 } })

export const Closing = meta.story({ args: { closesAt: Date.now() + 300_000 } })

export const Closed = meta.story({ args: { closesAt: 0 } })
