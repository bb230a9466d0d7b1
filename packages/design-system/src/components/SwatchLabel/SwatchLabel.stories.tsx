import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { SwatchLabel } from './index.js';
import { guide } from './SwatchLabel.guide.js';

const meta = {
  title: 'Overlays, structure/SwatchLabel',
  component: SwatchLabel,
  parameters: { guide },
  args: { colour: '#8b4513', children: 'Steel corrosion' },
} satisfies Meta<typeof SwatchLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ArchivedExplainsItself: Story = {
  args: { archived: true, archivedTooltip: 'This category has been deleted.', children: 'Graffiti', colour: '#444744' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('This category has been deleted.');
  },
};

const noop = () => {};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 360 }}>
      <SwatchLabel colour="#8b4513" marker={{ letters: 'AI', label: 'found by a model' }}>
        Steel corrosion
      </SwatchLabel>
      <SwatchLabel colour="#4db8e8">Joint leakage</SwatchLabel>
      <SwatchLabel colour="#444744" archived archivedTooltip="This category has been deleted.">
        Graffiti
      </SwatchLabel>
      <SwatchLabel>Before repair</SwatchLabel>
      <SwatchLabel colour="#7b3fb5" onRemove={noop} removeLabel="Remove Bird nest">
        Bird nest
      </SwatchLabel>
      <SwatchLabel colour="#1b7f4b" style={{ maxWidth: 160 }}>
        Vegetation on the northern abutment
      </SwatchLabel>
    </div>
  ),
};
