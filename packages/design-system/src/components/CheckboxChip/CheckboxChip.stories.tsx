import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { CheckboxChip, CheckboxChipGroup, type CheckboxChipProps } from './index.js';
import { guide } from './CheckboxChip.guide.js';

const meta = {
  title: 'Fields/CheckboxChip',
  component: CheckboxChip,
  parameters: { guide },
  args: { children: '3D Digital Twin', onCheckedChange: fn() },
} satisfies Meta<typeof CheckboxChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const EachChipTogglesIndependently: Story = {
  render: (args) => (
    <CheckboxChipGroup aria-label="Data types">
      <CheckboxChip {...args} />
      <CheckboxChip>2D Data</CheckboxChip>
      <CheckboxChip>Orthomosaic</CheckboxChip>
    </CheckboxChipGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('3D Digital Twin'));
    await userEvent.click(canvas.getByText('Orthomosaic'));
    await expect(canvas.getByRole('checkbox', { name: '3D Digital Twin' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '2D Data' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Orthomosaic' })).toBeChecked();
  },
};

const states: Record<string, Omit<CheckboxChipProps, 'children'>> = {
  Rest: {},
  Hover: { className: 'pseudo-hover' },
  Active: { className: 'pseudo-active' },
  Focus: { className: 'pseudo-focus-visible' },
  Disabled: { disabled: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={['Off', 'On']}>
      {Object.entries(states).map(([name, state]) => ({
        name,
        cells: [false, true].map((checked) => (
          <CheckboxChip key={String(checked)} defaultChecked={checked} {...state}>
            Sonar Data
          </CheckboxChip>
        )),
      }))}
    </Grid>
  ),
};
