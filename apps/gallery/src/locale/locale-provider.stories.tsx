import type { Meta, StoryObj } from '@storybook/react-vite'
import { Counter, Swiper } from '@touchline/ui-kit'
import { LocaleProvider } from '@touchline/ui-kit/locale'
import { ARABIC, ARABIC_TEXTS } from '../arabic-texts.ts'

const meta = {
  title: 'Locale/LocaleProvider',
  component: LocaleProvider,
  argTypes: { texts: { control: false } },
  args: {
    locale: ARABIC,
    texts: ARABIC_TEXTS,
    children: (
      <Swiper label="الجولة">
        <Counter label="المحاولات" max={20} defaultValue={4} />
      </Swiper>
    ),
  },
} satisfies Meta<typeof LocaleProvider>
export default meta

type Story = StoryObj<typeof meta>

export const Arabic: Story = {}

export const NumbersOnly: Story = {
  args: {
    locale: 'de',
    texts: undefined,
    children: <Counter label="Tackles" max={9999} defaultValue={1204} />,
  },
}
