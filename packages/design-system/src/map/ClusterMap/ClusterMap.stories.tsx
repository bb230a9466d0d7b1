import { BridgeIcon } from '@phosphor-icons/react/dist/csr/Bridge';
import { CellTowerIcon } from '@phosphor-icons/react/dist/csr/CellTower';
import { DropIcon } from '@phosphor-icons/react/dist/csr/Drop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { MapPoint } from '../cluster-index.js';
import { PopupList } from '../PopupList/index.js';
import { ClusterMap } from './index.js';

interface Place {
  id: string;
  name: string;
  type: 'Bridge' | 'Cell Tower' | 'Water Tank';
  modified: string;
}

const icons = { Bridge: BridgeIcon, 'Cell Tower': CellTowerIcon, 'Water Tank': DropIcon };

const place = (name: string, type: Place['type'], modified: string, lng: number, lat: number): MapPoint<Place> => ({
  id: name,
  label: `${name}, ${type}`,
  position: [lng, lat],
  data: { id: name, name, type, modified },
});

const points = [
  place('Kinnaird Viaduct', 'Bridge', '2025-11-18', -3.4042, 56.0019),
  place('Penny Dock Mast', 'Cell Tower', '2025-11-09', -3.18, 55.95),
  place('Ardlay Tank B', 'Water Tank', '2025-11-06', -3.05, 56.07),
  place('Holm Reservoir Tank 2', 'Water Tank', '2025-11-17', 2.35, 48.86),
  place('Mill Bridge', 'Bridge', '2025-05-02', 12.5, 41.9),
];

/** A graticule instead of photographs: the same on every machine, without a network. */
const tile = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#24415f"/><path d="M0 0h256v256" fill="none" stroke="#3d5f80"/></svg>',
)}`;

const renderPopup = (items: Place[]) => (
  <PopupList
    items={items}
    itemKey={({ id }) => id}
    header={
      <>
        <strong>{items.length} assets</strong> in this place
      </>
    }
    renderItem={({ name, type, modified }) => (
      <a href="#asset" style={{ display: 'grid', padding: '8px 12px' }}>
        <strong>{name}</strong>
        <span>
          {type}, {modified}
        </span>
      </a>
    )}
  />
);

const meta = {
  title: 'Map/ClusterMap',
  component: ClusterMap<Place>,
  args: {
    points,
    renderPopup,
    renderIcon: ({ type }) => {
      const Icon = icons[type];
      return <Icon size={20} />;
    },
    tileUrl: tile,
    maxZoom: 14,
    onHoverPoint: fn(),
    labels: { map: 'Map of assets', cluster: (count) => `${count} assets` },
  },
  decorators: [
    (Story) => (
      <div style={{ height: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClusterMap<Place>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const FitsToAllPointsAndHasNoControlOfTheLibrary: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Mill Bridge, Bridge' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3 assets' })).toHaveTextContent('3');
    await expect(canvasElement.querySelector('.leaflet-control')).toBeNull();
  },
};

export const ClickOpensThePopupEscapeReturnsToThePin: Story = {
  play: async ({ canvas, userEvent }) => {
    const cluster = await canvas.findByRole('button', { name: '3 assets' });
    await userEvent.click(cluster);
    const popup = within(await canvas.findByRole('dialog', { name: '3 assets' }));
    await expect(popup.getAllByRole('listitem')).toHaveLength(3);
    await expect(popup.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(cluster).toHaveFocus();
  },
};

export const RightClickOnAClusterExpandsIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: await canvas.findByRole('button', { name: '3 assets' }) });
    await waitFor(() => expect(canvas.queryByRole('button', { name: '3 assets' })).toBeNull(), { timeout: 4000 });
    await expect(await canvas.findByRole('button', { name: 'Kinnaird Viaduct, Bridge' })).toBeInTheDocument();
  },
};

export const RightClickOnAPinFliesToTheLastZoom: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: await canvas.findByRole('button', { name: 'Mill Bridge, Bridge' }) });
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' });
    await waitFor(() => expect(zoomIn).toHaveAttribute('aria-disabled', 'true'), { timeout: 4000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset view' }));
    await expect(await canvas.findByRole('button', { name: '3 assets' })).toBeVisible();
    await expect(zoomIn).not.toHaveAttribute('aria-disabled');
  },
};

export const HoveringAPinTellsWhichOne: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(await canvas.findByRole('button', { name: 'Mill Bridge, Bridge' }));
    await expect(args.onHoverPoint).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Mill Bridge' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Mill Bridge, Bridge' }));
    await expect(args.onHoverPoint).toHaveBeenLastCalledWith(null);
  },
};

export const WithoutPointsShowsTheWorld: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 assets' }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
