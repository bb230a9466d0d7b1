import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Tooltip } from './index.js';
import { guide } from './Tooltip.guide.js';

const meta = {
  title: 'Actions, feedback/Tooltip',
  component: Tooltip,
  args: { content: 'This category has been deleted.', children: <Button>Graffiti</Button> },
  parameters: { guide, layout: 'centered' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const OpensOnFocusAndClosesOnEscape: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('This category has been deleted.');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 64, padding: '48px min(200px, 8vw)' }}>
      {(['top', 'right', 'bottom', 'left'] as const).map((side) => (
        <Tooltip key={side} open side={side} content="This severity has been deleted.">
          <Button>{side}</Button>
        </Tooltip>
      ))}
    </div>
  ),
};
