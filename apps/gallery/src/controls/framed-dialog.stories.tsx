import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, FramedDialog, type FramedDialogProps } from '@touchline/ui-kit'
import { type ReactElement, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

function OnButton(props: FramedDialogProps): ReactElement {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Terms and conditions</Button>
      <FramedDialog
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
  title: 'Controls/FramedDialog',
  component: FramedDialog,
  args: {
    open: false,
    onClose: fn(),
    title: 'Terms and conditions',
    children: <p>Open to people aged 18 or over.</p>,
  },
  render: (args) => <OnButton {...args} />,
} satisfies Meta<typeof FramedDialog>
export default meta

type Story = StoryObj<typeof meta>

export const OnDemand: Story = {}

export const Closed: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Terms and conditions' }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
