import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Toast, ToastProvider, useToast, type ToastMessage } from './index.js';
import { guide } from './Toast.guide.js';

const meta = {
  title: 'Actions, feedback/Toast',
  component: Toast,
  parameters: { guide },
  args: { kind: 'completed', title: 'Sent for processing', description: 'NorthTowerA' },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

function ShowButton(message: ToastMessage) {
  const { show } = useToast();
  return <Button onClick={() => show(message)}>Send for processing</Button>;
}

export const Basic: Story = {
  render: (args) => <ShowButton {...args} />,
};

export const F8MovesFocusIn: Story = {
  args: { prominent: true },
  render: (args) => <ShowButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send for processing' }));
    await screen.findByText('NorthTowerA');
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await expect(screen.getByText('NorthTowerA').closest('li')).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

const retry = { label: 'Retry', altText: 'Open the upload tray to retry', onSelect: () => {} };

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <Toast open kind="completed" title="Sent for processing" description="NorthTowerA" />
      <Toast open kind="failed" title="Upload failed" description="RoofSealRev2, 14 files" action={retry} />
      <Toast open kind="warning" title="Too many requests were sent. Please try again shortly." prominent />
      <Toast open kind="info" title="Processing queued" description="PierScourSonar" prominent />
    </>
  ),
};
