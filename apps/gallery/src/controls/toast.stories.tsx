import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Toast, type ToastProps } from '@touchline/ui-kit'
import { type ReactElement, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

function OnButton(props: ToastProps): ReactElement {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show</Button>
      <Toast
        {...props}
        open={open}
        onClose={() => {
          setOpen(false)
          props.onClose()
        }}
      />
    </>
  )
}

const meta = {
  title: 'Controls/Toast',
  component: Toast,
  args: { open: false, onClose: fn(), tone: 'positive', children: 'Saved' },
  render: (args) => <OnButton {...args} />,
} satisfies Meta<typeof Toast>
export default meta

type Story = StoryObj<typeof meta>

export const OnDemand: Story = {}

export const Dismissed: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByText('Saved')).toBeNull())
  },
}
