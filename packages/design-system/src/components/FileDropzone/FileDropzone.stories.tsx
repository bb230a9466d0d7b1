import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { FileDrop, FileDropState } from '../../internal/file-drop/useFileDrop.js';
import { WideAndNarrow } from '../../testing/WideAndNarrow.js';
import { fileTransfer } from '../../testing/file-transfer.js';
import { Field } from '../Field/index.js';
import { DropArea, dropAreaTexts } from './DropArea.js';
import { FileDropzone } from './index.js';
import { guide } from './FileDropzone.guide.js';

const meta = {
  title: 'Files/FileDropzone',
  component: FileDropzone,
  parameters: { guide },
  args: { 'aria-label': 'Visual images', accept: ['image/jpeg'], onFiles: fn(), onReject: fn() },
} satisfies Meta<typeof FileDropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

const jpeg = (name: string) => new File(['image'], name, { type: 'image/jpeg' });
const png = new File(['scan'], 'scan.png', { type: 'image/png' });

export const Basic: Story = {};

export const AcceptsDroppedFiles: Story = {
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('group', { name: 'Visual images' });
    await fireEvent.drop(zone, { dataTransfer: fileTransfer(jpeg('DJI_0001.JPG'), jpeg('.DS_Store')) });
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1));
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

export const ShowsThatADropWouldBeAccepted: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group');
    await fireEvent.dragEnter(zone, { dataTransfer: fileTransfer(jpeg('DJI_0001.JPG'), jpeg('DJI_0002.JPG')) });
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'accept'));
    await expect(canvas.getByText('Release to add 2 files')).toBeVisible();
  },
};

export const ARejectedDropSetsAnErrorAndEndsTheHover: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group');
    await fireEvent.dragEnter(zone, { dataTransfer: fileTransfer(png) });
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'reject'));
    await fireEvent.drop(zone, { dataTransfer: fileTransfer(png) });
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('File type must be one of image/jpeg'));
    await expect(zone).toHaveAttribute('data-state', 'idle');
  },
};

const still = (state: FileDropState) =>
  ({
    state,
    drag: { verdict: 'accept', count: 12, reason: undefined },
    dragRejection: 'File type must be one of image/jpeg',
    open: () => {},
  }) as FileDrop;
const states: FileDropState[] = ['idle', 'ready', 'accept', 'reject', 'dialog', 'reading'];

/** Every state in a wide and a narrow column. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <WideAndNarrow wide={560} narrow={288}>
      {states.flatMap((state) =>
        ['wide', 'narrow'].map((width) => (
          <DropArea
            key={`${state} ${width}`}
            drop={still(state)}
            hint=".jpg, .jpeg"
            texts={dropAreaTexts}
            disabled={false}
          />
        )),
      )}
      <FileDropzone aria-label="Disabled" accept={['image/jpeg']} onFiles={() => {}} disabled />
      <Field label="Template" required error="Required" touched>
        <FileDropzone accept={['.xls', '.xlsx']} onFiles={() => {}} />
      </Field>
    </WideAndNarrow>
  ),
};
