import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { EmptyState } from '../EmptyState/index.js';
import { Stack } from '../Stack/index.js';
import { Section } from './index.js';
import { guide } from './Section.guide.js';

const meta = {
  title: 'Layout, text/Section',
  component: Section,
  parameters: { guide },
  args: { title: 'Inspections', children: <EmptyState>There is nothing here yet.</EmptyState> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithActions: Story = { args: { count: 12, actions: <Button>Create Inspection</Button> } };

/** With and without actions, with their place alone, and a row that wraps. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack gap={8}>
      <Section {...args} />
      <Section {...args} title="Recent inspections" count={12} actions={<Button>Create Inspection</Button>} />
      <Section {...args} title="Earlier inspections" headingSize="titleSm" actions={false} gap={2} />
      <Section
        {...args}
        title="Inspections of Forth Estuary"
        headingLevel={3}
        actions={<Button>Create Inspection</Button>}
        style={{ maxWidth: 320 }}
      />
    </Stack>
  ),
};
