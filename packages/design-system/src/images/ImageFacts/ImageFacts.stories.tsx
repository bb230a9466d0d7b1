import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { ErrorPanel } from '../../components/ErrorPanel/index.js';
import { LinkButton } from '../../components/LinkButton/index.js';
import { sampleFacts } from '../../testing/sample-images.js';
import { guide } from './ImageFacts.guide.js';
import { ImageFacts } from './index.js';

/** As wide as in an image viewer. */
const InPlace = ({ children }: { children: ReactNode }) => (
  <div style={{ width: '20rem', maxWidth: '100%' }}>{children}</div>
);

const meta = {
  title: 'Images/ImageFacts',
  component: ImageFacts,
  args: { facts: sampleFacts, onClose: fn() },
  render: (args) => (
    <InPlace>
      <ImageFacts {...args} />
    </InPlace>
  ),
  parameters: { guide },
} satisfies Meta<typeof ImageFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Copying: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close facts' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Taken' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Copied')).toHaveAttribute('role', 'status');
    await expect(writeText).toHaveBeenLastCalledWith('November 18, 2025, 10:15:12 UTC');
    writeText.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Position' }));
    await expect(await canvas.findByText('Not copied')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Close facts' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

const LONG_NAME = 'DJI_20251118101512_0128_V_Kinnaird-Viaduct-North-Tower-A.JPG';
const ADDRESS = 'https://files.example.com/kinnaird-viaduct/north-tower/2025-11-18/0128';
const longFacts = [
  { label: 'File name', value: LONG_NAME, copyText: LONG_NAME },
  { label: 'Address', value: ADDRESS, copyText: ADDRESS },
  { label: 'Checksum', value: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  { label: 'Problem', value: 'The position is 4.2 km away from that of the other images of this inspection.' },
  {
    label: 'Asset',
    value: (
      <LinkButton variant="text" href="#kinnaird">
        Kinnaird Viaduct
      </LinkButton>
    ),
  },
  { label: 'Images', value: 0 },
  { label: 'Altitude', value: null },
];

/** All facts with a map below, facts that are loading, a problem, and long values. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <InPlace>
        <ImageFacts {...args} labels={{ heading: 'Facts with a map' }}>
          <div style={{ height: 120, background: '#1c3a5e' }} />
        </ImageFacts>
      </InPlace>
      <InPlace>
        <ImageFacts {...args} labels={{ heading: 'Facts on their way' }} facts={[]} pending />
      </InPlace>
      <InPlace>
        <ImageFacts
          {...args}
          labels={{ heading: 'Facts with a problem' }}
          facts={args.facts.slice(0, 2)}
          problem={<ErrorPanel onRetry={fn()}>Unable to reach the server.</ErrorPanel>}
        />
      </InPlace>
      <InPlace>
        <ImageFacts {...args} labels={{ heading: 'Facts with long values' }} facts={longFacts} />
      </InPlace>
    </div>
  ),
};
