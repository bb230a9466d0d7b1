import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { WideAndNarrow } from '../../testing/WideAndNarrow.js';
import { fileTransfer } from '../../testing/file-transfer.js';
import { picturesAreDrawn, samplePictures } from '../../testing/sample-pictures.js';
import { Field } from '../Field/index.js';
import { SingleFileField } from './index.js';
import { guide } from './SingleFileField.guide.js';

const survey =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"%3E%3Cpath fill="%236b7f8c" d="M0 0h30v20H0z"/%3E%3Cpath d="M3 16 15 5l12 11" fill="none" stroke="%23fff"/%3E%3C/svg%3E';

const meta = {
  title: 'Files/SingleFileField',
  component: SingleFileField,
  parameters: { guide },
  args: { 'aria-label': 'Thumbnail', onValueChange: fn(), onReject: fn() },
  loaders: [async () => ({ pictures: await samplePictures(1) })],
} satisfies Meta<typeof SingleFileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithAnExistingPicture: Story = { args: { existingSrc: survey, onExistingRemove: fn() } };

export const TwoFilesAreTooMany: Story = {
  play: async ({ canvas, args }) => {
    const scans = ['a.png', 'b.png'].map((name) => new File(['scan'], name, { type: 'image/png' }));
    await fireEvent.drop(canvas.getByRole('group'), { dataTransfer: fileTransfer(...scans) });
    await waitFor(() => expect(canvas.getByText('Too many files')).toBeVisible());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (_args, { loaded }) => {
    const [picture] = loaded['pictures'] as [File];
    const sheet = new File(['cells'], 'ortho-template.xlsx');
    return (
      <WideAndNarrow wide={480} narrow={288}>
        {['wide', 'narrow'].flatMap((width) => [
          <SingleFileField key={`empty ${width}`} aria-label="Empty" />,
          <SingleFileField key={`file ${width}`} aria-label="File" defaultValue={picture} />,
        ])}
        <SingleFileField aria-label="Existing" existingSrc={survey} onExistingRemove={() => {}} />
        <SingleFileField aria-label="Existing, narrow" existingSrc={survey} />
        <SingleFileField aria-label="No picture" accept={['.xlsx']} defaultValue={sheet} />
        <Field label="Thumbnail" required error="Required" touched>
          <SingleFileField />
        </Field>
        <SingleFileField aria-label="Disabled" defaultValue={picture} disabled />
      </WideAndNarrow>
    );
  },
  play: async ({ canvasElement }) => {
    await picturesAreDrawn(canvasElement);
  },
};
