import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Mark } from '../Mark/index.js';
import { Menu, MenuItem } from '../Menu/index.js';
import { Rail, RailItem } from './index.js';
import { guide } from './Rail.guide.js';

const create = (
  <Menu
    key="create"
    side="right"
    trigger={
      <RailItem icon={PlusIcon} emphasis>
        Create New
      </RailItem>
    }
  >
    <MenuItem>Site</MenuItem>
    <MenuItem>Asset</MenuItem>
  </Menu>
);

const meta = {
  title: 'Overlays, structure/Rail',
  component: Rail,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    brand: (
      <a href="#home" aria-label="Home">
        <Mark size={32} />
      </a>
    ),
    children: [
      <RailItem key="home" asChild icon={HouseIcon} selected>
        <a href="#home">Home</a>
      </RailItem>,
      create,
      <RailItem key="library" asChild icon={BooksIcon}>
        <a href="#library">Library</a>
      </RailItem>,
      <RailItem key="company" asChild icon={BuildingsIcon}>
        <a href="#company">Company</a>
      </RailItem>,
    ],
    footer: [
      <RailItem key="settings" icon={GearSixIcon}>
        Settings
      </RailItem>,
      <RailItem key="logout" icon={SignOutIcon} wideOnly>
        Logout
      </RailItem>,
    ],
  },
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const AnItemOpensAMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create New' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Site' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create New' })).toHaveFocus());
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  args: {
    children: [
      <RailItem key="rest" icon={BooksIcon}>
        Rest
      </RailItem>,
      <RailItem key="hover" icon={BooksIcon} className="pseudo-hover">
        Hover
      </RailItem>,
      <RailItem key="active" icon={BooksIcon} className="pseudo-active">
        Active
      </RailItem>,
      <RailItem key="focus" icon={BooksIcon} className="pseudo-focus-visible">
        Focus
      </RailItem>,
      <RailItem key="selected" icon={HouseIcon} selected>
        Selected
      </RailItem>,
      create,
    ],
  },
};
