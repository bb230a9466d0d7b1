import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { WideAndNarrow } from '../../testing/WideAndNarrow.js';
import { fileTransfer } from '../../testing/file-transfer.js';
import { picturesAreDrawn, samplePictures } from '../../testing/sample-pictures.js';
import { Field } from '../Field/index.js';
import { MultiImageField } from './index.js';
import { guide } from './MultiImageField.guide.js';

const meta = {
  title: 'Files/MultiImageField',
  component: MultiImageField,
  parameters: { guide },
  args: { label: 'Visual images', onValueChange: fn() },
  loaders: [async () => ({ pictures: await samplePictures(14) })],
} satisfies Meta<typeof MultiImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ShowsUpToNinePreviews: Story = {
  render: (args, { loaded }) => <MultiImageField {...args} defaultValue={(loaded['pictures'] as File[]).slice(0, 9)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(9);
  },
};

export const ShowsSixPreviewsAndACountAboveNine: Story = {
  render: (args, { loaded }) => <MultiImageField {...args} defaultValue={loaded['pictures'] as File[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: '+8 show more images' })).toBeVisible();
  },
};

export const TheCountShowsTheOthers: Story = {
  render: (args, { loaded }) => <MultiImageField {...args} defaultValue={loaded['pictures'] as File[]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+8 show more images' }));
    await expect(canvas.getAllByRole('img')).toHaveLength(14);
    await expect(canvas.getAllByRole('button', { name: /^Remove (?!all)/ })[6]).toHaveFocus();
  },
};

export const AsksBeforeItAddsAnImageAgain: Story = {
  render: (args, { loaded }) => <MultiImageField {...args} defaultValue={loaded['pictures'] as File[]} />,
  play: async ({ canvas, loaded }) => {
    const again = (loaded['pictures'] as File[]).slice(0, 5);
    await fireEvent.drop(canvas.getByRole('group'), { dataTransfer: fileTransfer(...again) });
    await waitFor(() => expect(canvas.getByText('5 files were already added')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Add anyway' })).toBeVisible();
  },
};

export const RejectsOtherTypes: Story = {
  play: async ({ canvas, args }) => {
    const scan = new File(['scan'], 'scan.png', { type: 'image/png' });
    await fireEvent.drop(canvas.getByRole('group'), { dataTransfer: fileTransfer(scan) });
    await waitFor(() => expect(canvas.getByText('File types must be the following: image/jpeg')).toBeVisible());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** No, two, nine and fourteen images, in a wide and a narrow column. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (_args, { loaded }) => {
    const pictures = loaded['pictures'] as File[];
    return (
      <WideAndNarrow wide={720} narrow={320}>
        {[0, 2, 9, 14].flatMap((count) =>
          ['wide', 'narrow'].map((width) => (
            <MultiImageField key={`${count} ${width}`} label="Visual images" defaultValue={pictures.slice(0, count)} />
          )),
        )}
        <Field label="Thermal images" required error="At least 20 images are needed." touched>
          <MultiImageField />
        </Field>
        <MultiImageField label="Visual images" defaultValue={pictures.slice(0, 2)} disabled />
      </WideAndNarrow>
    );
  },
  play: async ({ canvasElement }) => {
    await picturesAreDrawn(canvasElement);
  },
};
