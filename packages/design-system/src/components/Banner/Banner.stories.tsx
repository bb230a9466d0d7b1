import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { Banner } from './index.js';
import { guide } from './Banner.guide.js';

const meta = {
  title: 'Actions, feedback/Banner',
  component: Banner,
  parameters: { guide },
  args: {
    kind: 'processing',
    title: 'Processing',
    children: 'Thumbnails generating. This page refreshes every minute.',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 640 }}>
      <Banner kind="draft" title="Draft">
        Not sent for processing yet.
      </Banner>
      <Banner kind="processing" title="Processing">
        Thumbnails generating. This page refreshes every minute.
      </Banner>
      <Banner kind="failed" title="Failed" action={<Button size="compact">Retry</Button>}>
        Contact support.
      </Banner>
      <Banner kind="completed" title="Completed" />
      <Banner kind="warning">Please leave this tab open while uploading.</Banner>
      <Banner kind="info">Changes to supplementary data can be found in Manage mode.</Banner>
      <div style={{ width: 288 }}>
        <Banner kind="failed" title="Failed" action={<Button size="compact">Retry</Button>}>
          DJI_20251118142211_0117_T_radiometric_calibration.JPG could not be read.
        </Banner>
      </div>
    </div>
  ),
};
