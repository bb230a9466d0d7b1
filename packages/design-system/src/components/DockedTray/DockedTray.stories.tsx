import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChunkBar } from '../ChunkBar/index.js';
import { DockedTray, TrayButton } from './index.js';
import { guide } from './DockedTray.guide.js';

const rows = ['NorthTowerA', 'PierScourSonar', 'InsulatorsA', '20251117', 'RackEast'].map((name, index) => (
  <div
    key={name}
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'center',
      gap: 16,
      minHeight: 56,
      padding: '0 16px',
      borderBottom: '1px solid var(--ds-color-border-hairline)',
    }}
  >
    <strong>{name}</strong>
    <ChunkBar label={name} value={20 * (index + 1)} />
  </div>
));

const meta = {
  title: 'Overlays, structure/DockedTray',
  component: DockedTray,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    title: 'Uploads',
    icon: <UploadSimpleIcon size={20} />,
    summary: (
      <>
        <span>5,183 of 6,546 uploaded</span>
        <ChunkBar label="Uploads" value={5183} max={6546} status="bezel" valueText="5,183 of 6,546 uploaded" />
      </>
    ),
    announcement: '5,183 of 6,546 uploaded',
    notice: 'Please leave this tab open while uploading.',
    children: rows,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <p style={{ flex: 1, padding: 16 }}>The page goes on above.</p>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof DockedTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const MinimisedKeepsItsBar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Minimise' }));
    await expect(canvas.getByText('NorthTowerA')).not.toBeVisible();
    await expect(canvas.getByText('5,183 of 6,546 uploaded', { selector: 'div > span' })).toBeVisible();
    const barHeight = `${canvas.getByRole('region').offsetHeight}px`;
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--ds-tray-height')).toBe(barHeight));
  },
};

export const MinimisedShowsWhatItWaitsFor: Story = {
  args: { defaultOpen: false, waiting: "You're offline. The upload resumes automatically." },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^You're offline/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand' }));
    await expect(canvas.queryByText(/^You're offline/)).not.toBeInTheDocument();
  },
};

export const Matrix: Story = { tags: ['visual'] };

export const MatrixFinished: Story = {
  tags: ['visual'],
  args: {
    defaultOpen: false,
    notice: undefined,
    actions: <TrayButton>Dismiss all</TrayButton>,
    summary: <span>6,546 of 6,546 uploaded</span>,
  },
};
