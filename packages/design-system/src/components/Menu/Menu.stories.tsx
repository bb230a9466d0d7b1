import { ArchiveIcon } from '@phosphor-icons/react/dist/csr/Archive';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  Submenu,
} from './index.js';
import { guide } from './Menu.guide.js';

const noop = () => {};
const onSelect = fn();

const everything = (
  <>
    <MenuItem icon={<PencilSimpleIcon size={20} />} onSelect={onSelect}>
      Edit
    </MenuItem>
    <MenuItem asChild icon={<ArchiveIcon size={20} />}>
      <a href="#archive">Archived assets</a>
    </MenuItem>
    <Submenu label="Download" icon={<DownloadSimpleIcon size={20} />}>
      <MenuItem>Images</MenuItem>
      <MenuItem>Orthomosaic</MenuItem>
    </Submenu>
    <MenuItem icon={<TrashIcon size={20} />} disabledReason="Only its creator may delete a draft.">
      Delete
    </MenuItem>
    <MenuSeparator />
    <MenuCheckboxItem checked onCheckedChange={noop}>
      Show archived
    </MenuCheckboxItem>
    <MenuSeparator />
    <MenuLabel>Units</MenuLabel>
    <MenuRadioGroup aria-label="Units" value="metric" onValueChange={noop}>
      <MenuRadioItem value="metric">Metric</MenuRadioItem>
      <MenuRadioItem value="imperial">Imperial</MenuRadioItem>
    </MenuRadioGroup>
    <MenuSeparator />
    <MenuItem variant="danger" icon={<TrashIcon size={20} />}>
      Remove all
    </MenuItem>
  </>
);

const meta = {
  title: 'Overlays, structure/Menu',
  component: Menu,
  parameters: { guide },
  args: { trigger: <Button>Actions</Button>, children: everything },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ItemsCanBeChosenWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Orthomosaic' })).toBeVisible());
  },
};
