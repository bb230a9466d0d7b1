import { Avatar } from '../../../components/Avatar/index.js';
import { AvatarGroup } from '../../../components/AvatarGroup/index.js';
import { CreateTile } from '../../../components/CreateTile/index.js';
import { DifferenceTable } from '../../../components/DifferenceTable/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import { OverflowList } from '../../../components/OverflowList/index.js';
import { PagePagination } from '../../../components/PagePagination/index.js';
import { SelectAll, type SelectAllProps } from '../../../components/SelectAll/index.js';
import { SkipPagination } from '../../../components/SkipPagination/index.js';
import { SortableTable, type SortableTableProps } from '../../../components/SortableTable/index.js';
import { SortButton, SortDropdown, SortMenu } from '../../../components/SortDropdown/index.js';
import { StatisticList } from '../../../components/StatisticList/index.js';
import { LetterMark, SwatchLabel } from '../../../components/SwatchLabel/index.js';
import { Tile, TileSkeleton } from '../../../components/Tile/index.js';
import { TileGrid } from '../../../components/TileGrid/index.js';
import { TitleBlock } from '../../../components/TitleBlock/index.js';
import { UsageMeter } from '../../../components/UsageMeter/index.js';
import { useSelection } from '../../../hooks/useSelection.js';
import type { Subject } from '../subject.js';

const noop = () => {};
const names = ['Maren Solheim', 'Idris Bello', 'Ana Prieto', 'Jun Park'];
const elsewhere = { current: null };
const orders = ['A - Z', 'Z - A', 'Newest'].map((label) => ({ value: label, label }));
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';

const tile = (
  <Tile
    picture={<img src={picture} alt="" width="240" height="160" />}
    title={<a href="#viaduct">Kinnaird Viaduct</a>}
    rows={[{ start: 'Bridge', end: '2025-11-18' }]}
    actions={<IconButton label="Actions of Kinnaird Viaduct" icon="…" variant="ghost" />}
  />
);

interface Report {
  name: string;
  pages: number;
}
const reports: readonly Report[] = [
  { name: 'Deck', pages: 14 },
  { name: 'Piers', pages: 31 },
];
const reportNames = reports.map(({ name }) => name);

const SelectReports = (props: Partial<SelectAllProps>) => (
  <SelectAll selection={useSelection(reportNames)} ids={reportNames} {...props} />
);
const Reports = (props: Partial<SortableTableProps<Report>>) => (
  <SortableTable
    label="Reports"
    columns={[
      { id: 'name', header: 'Name', sortValue: ({ name }) => name, cell: ({ name }) => <a href="#report">{name}</a> },
      { id: 'pages', header: 'Pages', cell: ({ pages }) => pages },
    ]}
    rows={reports}
    rowKey={({ name }) => name}
    selection={useSelection(reportNames)}
    {...props}
  />
);

/** Collections. */
export const collections: readonly Subject[] = [
  { name: 'Avatar', element: <Avatar name="Maren Solheim" />, outer: HTMLSpanElement },
  {
    name: 'AvatarGroup',
    element: <AvatarGroup aria-label="Team" people={names.map((name) => ({ id: name, name }))} />,
    outer: HTMLUListElement,
    opens: { shows: '[role=dialog]' },
  },
  {
    name: 'OverflowList',
    element: <OverflowList items={names} max={3} renderItem={(name) => name} getKey={(name) => name} />,
    outer: HTMLUListElement,
  },
  {
    name: 'PagePagination',
    element: <PagePagination page={3} pages={8} onPageChange={noop} />,
    outer: HTMLElement,
  },
  { name: 'SelectAll', element: <SelectReports />, outer: HTMLDivElement },
  {
    name: 'SkipPagination',
    element: <SkipPagination skip={12} top={12} count={86} onSkipChange={noop} />,
    outer: HTMLElement,
  },
  {
    name: 'DifferenceTable',
    element: (
      <DifferenceTable
        aria-label="Differences"
        differences={[{ id: 'name', label: 'Name', mine: 'Kinnaird Viaduct', theirs: 'Kinnaird Viaduct (north)' }]}
      />
    ),
    outer: HTMLTableElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'SortableTable',
    element: <Reports />,
    outer: HTMLDivElement,
    arrows: '{ArrowDown}',
  },
  {
    name: 'SortDropdown',
    element: <SortDropdown options={orders} />,
    outer: HTMLButtonElement,
    opens: { shows: '[role=menu]', arrows: '{ArrowDown}' },
  },
  {
    name: 'SortButton',
    element: <SortButton chosen="A - Z" />,
    outer: HTMLButtonElement,
  },
  {
    name: 'SortMenu',
    element: (
      <SortMenu
        aria-label="Sort"
        anchor={elsewhere}
        options={orders}
        value="A - Z"
        onValueChange={noop}
        open={false}
        onOpenChange={noop}
      />
    ),
    outer: HTMLDivElement,
    shownBy: { open: true },
    partOf: 'SortDropdown',
  },
  {
    name: 'StatisticList',
    element: <StatisticList values={{ low: 1, high: 9, median: 4, average: null }} />,
    outer: HTMLDListElement,
  },
  {
    name: 'LetterMark',
    element: <LetterMark letters="AI" label="found by a model" />,
    outer: HTMLSpanElement,
  },
  {
    name: 'SwatchLabel',
    element: (
      <SwatchLabel colour="#8b4513" archived archivedTooltip="This category has been deleted.">
        Steel corrosion
      </SwatchLabel>
    ),
    outer: HTMLSpanElement,
    opens: { press: null, shows: '[role=tooltip]' },
  },
  { name: 'Tile', element: tile, outer: HTMLElement },
  {
    name: 'TileSkeleton',
    element: <TileSkeleton />,
    outer: HTMLDivElement,
  },
  {
    name: 'CreateTile',
    element: <CreateTile href="#create">Create Asset</CreateTile>,
    outer: HTMLAnchorElement,
  },
  {
    name: 'TileGrid',
    element: <TileGrid aria-label="Assets">{tile}</TileGrid>,
    outer: HTMLUListElement,
  },
  {
    name: 'TitleBlock',
    element: (
      <TitleBlock
        items={[
          { label: 'Site', value: 'Forth Estuary' },
          { label: 'Asset', value: null },
        ]}
      />
    ),
    outer: HTMLDListElement,
  },
  {
    name: 'UsageMeter',
    element: <UsageMeter label="Users" value={38} max={40} valueText="38" maxText="of 40" />,
    outer: HTMLDivElement,
  },
];
