import { ArrowsOutIcon } from '@phosphor-icons/react/dist/csr/ArrowsOut';
import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { MapTrifoldIcon } from '@phosphor-icons/react/dist/csr/MapTrifold';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PanelButton, PanelButtonGroup } from './index.js';
import { guide } from './PanelButtonGroup.guide.js';

const bold = { size: 18, weight: 'bold' } as const;
const corners = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const;

const meta = {
  title: 'Overlays, structure/PanelButtonGroup',
  component: PanelButtonGroup,
  parameters: { guide },
  args: {
    label: 'View',
    corner: 'TopLeft',
    children: [
      <PanelButton key="reset" label="Reset view" icon={<ArrowsOutIcon {...bold} />} />,
      <PanelButton key="in" label="Zoom in" icon={<PlusIcon {...bold} />} />,
      <PanelButton key="out" label="Zoom out" icon={<MinusIcon {...bold} />} disabled />,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 280, background: 'var(--ds-color-surface-image-well)' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof PanelButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const SitsInOneOfFourCorners: Story = {
  render: (args) => (
    <>
      {corners.map((corner) => (
        <PanelButtonGroup {...args} key={corner} corner={corner} label={corner} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const frame =
      canvas.getByRole('toolbar', { name: 'TopLeft' }).parentElement?.getBoundingClientRect() ?? new DOMRect();
    for (const corner of corners) {
      const box = canvas.getByRole('toolbar', { name: corner }).getBoundingClientRect();
      const across = corner.endsWith('Left') ? box.left - frame.left : frame.right - box.right;
      const down = corner.startsWith('Top') ? box.top - frame.top : frame.bottom - box.bottom;
      await expect([across, down]).toEqual([12, 12]);
    }
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      <PanelButtonGroup {...args} />
      <PanelButtonGroup label="Mode" corner="TopRight" orientation="horizontal">
        <PanelButton label="3D" icon={<CubeIcon {...bold} />} pressed />
        <PanelButton label="2D" icon={<ImageIcon {...bold} />} pressed={false} className="pseudo-hover" />
        <PanelButton label="Map" icon={<MapTrifoldIcon {...bold} />} pressed={false} className="pseudo-focus-visible" />
      </PanelButtonGroup>
    </>
  ),
};
