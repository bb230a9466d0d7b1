import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.js';
import { ButtonRow } from './index.js';
import { guide } from './ButtonRow.guide.js';

const buttons = [
  <Button key="cancel">Cancel</Button>,
  <Button key="save" variant="primary">
    Save
  </Button>,
];

const meta = {
  title: 'Overlays, structure/ButtonRow',
  component: ButtonRow,
  parameters: { guide },
  args: { children: buttons },
} satisfies Meta<typeof ButtonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const PendingKeepsTheHeight: Story = {
  render: () => (
    <>
      <ButtonRow data-testid="rest">{buttons}</ButtonRow>
      <ButtonRow data-testid="pending" pending>
        {buttons}
      </ButtonRow>
    </>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('rest')).toBeGreaterThan(0);
    await expect(height('pending')).toBe(height('rest'));
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <ButtonRow>{buttons}</ButtonRow>
      <ButtonRow pending>{buttons}</ButtonRow>
    </div>
  ),
};
