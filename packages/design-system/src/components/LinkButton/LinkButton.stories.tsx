import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { LinkButton } from './index.js';
import { guide } from './LinkButton.guide.js';

const meta = {
  title: 'Actions, feedback/LinkButton',
  component: LinkButton,
  parameters: { guide },
  args: { children: 'Create Inspection', href: '#inspections', variant: 'primary' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const TextLinkInAParagraph: Story = {
  args: { variant: 'text', children: 'Text link' },
  render: (args) => (
    <p>
      The permit is in <LinkButton {...args} />, last changed 2025-11-13.
    </p>
  ),
};

const variants = ['primary', 'secondary', 'ghost', 'danger', 'dangerQuiet', 'text'] as const;

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={['Rest', 'Icon', 'Hover', 'Focus']}>
      {variants.map((variant) => ({
        name: variant,
        cells: ['rest', 'icon', 'pseudo-hover', 'pseudo-focus-visible'].map((state) => (
          <LinkButton
            key={state}
            href="#inspections"
            variant={variant}
            className={state}
            icon={state === 'icon' && <PlusIcon size={18} weight="bold" />}
          >
            Create Inspection
          </LinkButton>
        )),
      }))}
    </Grid>
  ),
};
