import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { IconButton } from './index.js';
import { guide } from './IconButton.guide.js';

const bold = { size: 18, weight: 'bold' } as const;

const meta = {
  title: 'Actions, feedback/IconButton',
  component: IconButton,
  parameters: { guide },
  args: { label: 'Edit Kinnaird Viaduct', icon: <PencilSimpleIcon {...bold} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const CanBePressedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Edit Kinnaird Viaduct' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

const variants = {
  primary: <PencilSimpleIcon {...bold} />,
  secondary: <PencilSimpleIcon {...bold} />,
  ghost: <DotsThreeIcon {...bold} />,
  danger: <TrashIcon {...bold} />,
  dangerQuiet: <TrashIcon {...bold} />,
} as const;

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={['Compact', 'Default', 'Touch', 'Hover', 'Focus', 'Disabled', 'Pending']}>
      {Object.entries(variants).map(([name, icon]) => {
        const shared = { label: name, icon, variant: name as keyof typeof variants };
        return {
          name,
          cells: [
            <IconButton key="compact" {...shared} size="compact" />,
            <IconButton key="default" {...shared} />,
            <IconButton key="touch" {...shared} size="touch" />,
            <IconButton key="hover" {...shared} className="pseudo-hover" />,
            <IconButton key="focus" {...shared} className="pseudo-focus-visible" />,
            <IconButton key="disabled" {...shared} icon={<XIcon {...bold} />} disabled />,
            <IconButton key="pending" {...shared} pending />,
          ],
        };
      })}
    </Grid>
  ),
};
