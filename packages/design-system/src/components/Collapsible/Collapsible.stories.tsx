import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Collapsible } from './index.js';
import { guide } from './Collapsible.guide.js';

const names = (
  <ul>
    <li>Graffiti</li>
    <li>Bird nest</li>
    <li>Paint peeling</li>
  </ul>
);

const meta = {
  title: 'Overlays, structure/Collapsible',
  component: Collapsible,
  parameters: { guide },
  args: { title: 'Archived', count: 3, children: names },
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const OpensAndClosesWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Graffiti')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Collapsible {...args} />
      <Collapsible {...args} defaultOpen />
      <Collapsible {...args} disabled />
    </div>
  ),
};
