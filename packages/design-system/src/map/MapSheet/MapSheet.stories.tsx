import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from './MapSheet.guide.js';
import { MapSheet } from './index.js';

const facts = (
  <p style={{ padding: '0 16px' }}>
    <strong>Kinnaird Viaduct</strong>
    <br />
    Bridge, Forth Estuary
  </p>
);

function UnderMap({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: 288, height: 420 }}>
      <div style={{ flex: 1, minHeight: 0, background: '#1c3a5e' }} />
      {children}
    </div>
  );
}

const meta = {
  title: 'Map/MapSheet',
  component: MapSheet,
  args: { title: 'Details', summary: 'Kinnaird Viaduct', children: facts, onHeightChange: fn() },
  parameters: { guide },
  render: (args) => (
    <UnderMap>
      <MapSheet {...args} />
    </UnderMap>
  ),
} satisfies Meta<typeof MapSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const MovesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onHeightChange).toHaveBeenLastCalledWith('half');
    await expect(canvas.getByText('Kinnaird Viaduct')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(['closed', 'half', 'full'] as const).map((height) => (
        <UnderMap key={height}>
          <MapSheet {...args} title={`${args.title}, ${height}`} height={height} />
        </UnderMap>
      ))}
    </div>
  ),
};
