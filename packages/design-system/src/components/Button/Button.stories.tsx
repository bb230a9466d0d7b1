import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { Button, type ButtonProps } from './index.js';
import { guide } from './Button.guide.js';

const meta = {
  title: 'Actions, feedback/Button',
  component: Button,
  parameters: { guide },
  args: { children: 'Launch', variant: 'primary', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithIcon: Story = { args: { children: 'Create New', icon: <PlusIcon size={18} weight="bold" /> } };

export const PendingIgnoresClicksAndKeepsItsWidth: Story = {
  args: { pending: true, pendingLabel: 'launching' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /launching$/ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

const variants = ['primary', 'secondary', 'ghost', 'danger', 'dangerQuiet'] as const;
const sizes = ['compact', 'default', 'touch'] as const;
const states: Record<string, ButtonProps> = {
  Rest: {},
  Hover: { className: 'pseudo-hover' },
  Active: { className: 'pseudo-active' },
  Focus: { className: 'pseudo-focus-visible' },
  Disabled: { disabled: true },
  Pending: { pending: true },
};

/** Every variant, state and size. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <Grid columns={Object.keys(states)}>
        {variants.map((variant) => ({
          name: variant,
          cells: Object.entries(states).map(([name, state]) => (
            <Button key={name} variant={variant} {...state}>
              {variant.startsWith('danger') ? 'Delete' : 'Launch'}
            </Button>
          )),
        }))}
      </Grid>
      <Grid corner="Size" columns={['Label', 'With icon']}>
        {sizes.map((size) => ({
          name: size,
          cells: [
            <Button key="label" variant="primary" size={size}>
              Create New
            </Button>,
            <Button key="icon" variant="primary" size={size} icon={<PlusIcon size={18} weight="bold" />}>
              Create New
            </Button>,
          ],
        }))}
      </Grid>
    </>
  ),
};
