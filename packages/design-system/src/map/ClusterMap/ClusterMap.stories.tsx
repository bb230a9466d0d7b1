import { BridgeIcon } from '@phosphor-icons/react/dist/csr/Bridge';
import { CellTowerIcon } from '@phosphor-icons/react/dist/csr/CellTower';
import { DropIcon } from '@phosphor-icons/react/dist/csr/Drop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { samplePoints, scatteredPoints, type SamplePlace } from '../../testing/sample-points.js';
import { PopupList } from '../PopupList/index.js';
import { guide } from './ClusterMap.guide.js';
import { ClusterMap } from './index.js';

const icons = { Bridge: BridgeIcon, 'Cell Tower': CellTowerIcon, 'Water Tank': DropIcon };

/** A graticule instead of satellite images: identical everywhere, without a network. */
const tile = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#24415f"/><path d="M0 0h256v256" fill="none" stroke="#3d5f80"/></svg>',
)}`;

const renderPopup = (items: SamplePlace[]) => (
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
  component: ClusterMap<SamplePlace>,
  args: {
    points: samplePoints,
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
  parameters: { layout: 'fullscreen', guide },
} satisfies Meta<typeof ClusterMap<SamplePlace>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const FitsToAllPointsAndHasNoControlOfTheLibrary: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pin = await canvas.findByRole('button', { name: 'Mill Bridge, Bridge' });
    await expect(pin).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3 assets' })).toHaveTextContent('3');
    await expect(canvasElement.querySelector('.leaflet-control')).toBeNull();
    const before = pin.style.cssText;
    await userEvent.dblClick(canvas.getByRole('application'));
    await expect(pin.style.cssText).toBe(before);
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
    await waitFor(() => expect(cluster).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const RightClickOnAClusterExpandsIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: await canvas.findByRole('button', { name: '3 assets' }) });
    await waitFor(() => expect(canvas.queryByRole('button', { name: '3 assets' })).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Ardlay Tank B, Water Tank' })).toBeInTheDocument();
  },
};

export const RightClickOnAPinFliesToTheLastZoom: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: await canvas.findByRole('button', { name: 'Mill Bridge, Bridge' }),
    });
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' });
    await waitFor(() => expect(zoomIn).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset view' }));
    await expect(await canvas.findByRole('button', { name: '3 assets' })).toBeVisible();
    await expect(zoomIn).not.toHaveAttribute('aria-disabled');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const cluster = await canvas.findByRole('button', { name: '3 assets' });
    for (const name of ['Show as list', 'Reset view', 'Zoom in', 'Zoom out']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('application', { name: 'Map of assets' })).toHaveFocus();
    await userEvent.tab();
    await expect(cluster).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Holm Reservoir Tank 2, Water Tank' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ardlay Tank B, Water Tank' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '3 assets' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(within(await canvas.findByRole('dialog', { name: '3 assets' })).getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '3 assets' })).toHaveFocus());
  },
};

export const AsAList: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '3 assets' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = within(canvas.getByRole('region', { name: 'In view' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const row = list.getAllByRole('button')[1]!;
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: row.textContent ?? '' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Show as list' })).toHaveFocus();
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

export const WithTracks: Story = {
  args: {
    tracks: [
      { positions: samplePoints.slice(0, 4).map(({ position }) => position) },
      { positions: samplePoints.slice(3).map(({ position }) => position), dashed: true },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: '3 assets' });
    const lines = () =>
      [...canvasElement.querySelectorAll('[role="group"]')].map((group) => group.previousElementSibling);
    await expect(lines().some((before) => before?.tagName === 'svg')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Mill Bridge, Bridge' }));
    await expect(await canvas.findByRole('dialog', { name: 'Mill Bridge, Bridge' })).toBeVisible();
  },
};

const answersOfWorkers = fn();

export const FiftyThousandPoints: Story = {
  args: { points: scatteredPoints(50_000) },
  beforeEach: () => {
    const { Worker: Native } = window;
    answersOfWorkers.mockClear();
    window.Worker = class extends Native {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', answersOfWorkers);
      }
    };
    return () => {
      window.Worker = Native;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /assets/ }).length).toBeGreaterThan(10));
    await expect(answersOfWorkers).toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const rows = within(canvas.getByRole('region', { name: 'In view' })).getAllByRole('button');
    await expect(rows.length).toBeGreaterThan(10);
    await expect(rows[0]).toHaveAccessibleName(/^\d+ assets: Span \d+, .* and others$|^Span/);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 assets' }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};

export const MatrixList: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '3 assets' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'In view' })).toBeVisible();
  },
};
