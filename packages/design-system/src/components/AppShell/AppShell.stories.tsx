import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar/index.js';
import { BottomBar } from '../BottomBar/index.js';
import { Breadcrumb, Breadcrumbs } from '../Breadcrumbs/index.js';
import { ChunkBar } from '../ChunkBar/index.js';
import { DockedTray } from '../DockedTray/index.js';
import { Mark } from '../Mark/index.js';
import { Rail, RailItem } from '../Rail/index.js';
import { SkipPagination } from '../SkipPagination/index.js';
import { TabNav, TabNavItem } from '../TabNav/index.js';
import { Tile } from '../Tile/index.js';
import { TileGrid } from '../TileGrid/index.js';
import { AppShell } from './index.js';
import { guide } from './AppShell.guide.js';

const noop = () => {};
const brand = (size: number) => (
  <a href="#home" aria-label="Home">
    <Mark size={size} />
  </a>
);

const rail = (
  <Rail
    brand={brand(32)}
    footer={
      <>
        <RailItem icon={GearSixIcon}>Settings</RailItem>
        <RailItem icon={SignOutIcon} wideOnly>
          Logout
        </RailItem>
      </>
    }
  >
    <RailItem asChild icon={HouseIcon} selected>
      <a href="#home">Home</a>
    </RailItem>
    <RailItem icon={PlusIcon} emphasis>
      Create New
    </RailItem>
    <RailItem asChild icon={BooksIcon}>
      <a href="#library">Library</a>
    </RailItem>
    <RailItem asChild icon={BuildingsIcon}>
      <a href="#company">Company</a>
    </RailItem>
  </Rail>
);

const drawing = (
  <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" strokeWidth="1.25">
    <path d="M-40 66h200M6 46h108M6 49h108M40 66V14M44 66V14M76 66V14M80 66V14M40 16 10 46M80 16l30 30" />
  </svg>
);

const names = [
  'Kinnaird Viaduct',
  'Holm Reservoir Tank 2',
  'Line 4 Span 118',
  'Brannock Mast',
  'Penny Dock Pipe Rack',
  'Ardlay Unit B',
];

const page = (
  <>
    <TabNav label="Home" size="title">
      <TabNavItem href="#sites" count={14}>
        Sites
      </TabNavItem>
      <TabNavItem href="#assets" count={86} selected>
        Assets
      </TabNavItem>
      <TabNavItem href="#inspections" count={214}>
        Inspections
      </TabNavItem>
    </TabNav>
    <TileGrid style={{ marginBlock: 24 }}>
      {names.map((name) => (
        <Tile
          key={name}
          picture={drawing}
          title={<a href={`#${name}`}>{name}</a>}
          subtitle="Forth Estuary"
          rows={[{ start: 'Bridge', end: '2025-11-18' }]}
        />
      ))}
    </TileGrid>
    <BottomBar>
      <span>86 assets, 12 per page</span>
      <SkipPagination skip={0} top={12} count={86} onSkipChange={noop} />
    </BottomBar>
  </>
);

const tray = (
  <DockedTray
    title="Uploads"
    icon={<UploadSimpleIcon size={20} />}
    defaultOpen={false}
    summary={
      <>
        <span>2,118 of 3,412 uploaded</span>
        <ChunkBar label="Uploads" value={2118} max={3412} status="bezel" />
      </>
    }
    notice="Please leave this tab open while uploading."
  >
    <p style={{ padding: 16 }}>NorthTowerA</p>
  </DockedTray>
);

const meta = {
  title: 'Overlays, structure/AppShell',
  component: AppShell,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    rail,
    brand: brand(20),
    header: (
      <>
        <Breadcrumbs>
          <Breadcrumb current>Home</Breadcrumb>
        </Breadcrumbs>
        <Avatar name="Maren Solheim" />
      </>
    ),
    children: page,
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const SkipLinkComesFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const FocusIsNeverUnderWhatIsDocked: Story = {
  args: { tray },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Kinnaird Viaduct' }).focus();
    for (const name of names) {
      const { top, bottom } = canvas.getByRole('link', { name }).getBoundingClientRect();
      const covered = canvas.getByText('86 assets, 12 per page').parentElement?.getBoundingClientRect().top ?? 0;
      await expect(bottom).toBeLessThanOrEqual(covered);
      await expect(top).toBeGreaterThanOrEqual(canvas.getByRole('banner').getBoundingClientRect().bottom);
      await userEvent.tab();
    }
  },
};

export const Matrix: Story = { tags: ['visual'] };

export const MatrixWithTray: Story = { tags: ['visual'], args: { tray } };
