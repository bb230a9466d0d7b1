import { Button } from '../../components/Button/index.js';
import { DataListItem } from '../../components/DataList/index.js';
import { MenuItem, MenuRadioItem } from '../../components/Menu/index.js';
import { StatusSign } from '../../components/StatusSign/index.js';
import { Tile } from '../../components/Tile/index.js';

type Change = Record<string, unknown>;

const sign = <StatusSign key="sign" kind="failed" />;
const link = (
  <a key="link" href="#renamed">
    Renamed
  </a>
);
const words: readonly Change[] = [{ children: 'Renamed' }];
/** Texts beside each other and beside an element that comes and goes. */
const mixed: readonly Change[] = [
  { children: ['On ', 3, ' images'] },
  { children: ['On ', 4, ' images', sign] },
  ...words,
];
const options = ['Corrosion', 'Efflorescence'].map((label) => ({
  value: label,
  label,
  icon: sign,
  selectedIcon: link,
}));
const data = [
  { id: 'crack', name: 'Fissure', count: 20, fill: '#24415f' },
  { id: 'moss', name: 'Moss', count: 4, fill: '#4f5a48' },
];
const file = new File(['x'], 'pier.tif', { type: 'image/tiff' });

/** New props of each subject, one after the other, that add, remove and replace its texts and what is beside them. */
export const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  Banner: [{ title: undefined }, { title: 'Failed', kind: 'failed', action: undefined, children: 'Try again.' }],
  Button: [{ icon: undefined }, { pending: true, children: 'Saved' }, { icon: sign, children: ['Open', link] }],
  ChunkBar: [{ value: 8, label: 'SouthTower' }],
  CommandButton: [{ shortcut: [] }, { shortcut: ['K'], children: 'Find' }],
  EmptyState: [{ action: undefined }, ...words],
  ErrorPanel: [{ retrying: true }, { children: 'Offline', retryLabel: 'Retry' }],
  IconButton: [{ pending: true }, { icon: '…' }],
  LinkButton: [{ icon: sign }, ...mixed],
  ProgressBar: [{ value: 8, label: 'Sending' }],
  Spinner: [{ label: undefined }, { label: 'Saving' }],
  StatusBadge: [{ kind: 'failed' }, { kind: 'draft', children: 'Failed' }],
  StatusBox: [{ busy: false }, { busy: true, children: 'Loading files' }],
  Checkbox: [{ description: undefined }, { children: 'Control points', description: 'Optional' }],
  CheckboxChip: words,
  CheckboxChipGroup: [{ children: <Button>All</Button> }],
  Chip: [
    { archived: true, invalid: true, onRemove: undefined },
    { swatch: undefined, marker: sign, children: 'Rust' },
    ...mixed,
  ],
  ColourField: [{ swatches: [] }],
  DateField: [{ value: '2025-11-30' }, { value: null }, { readOnly: true }],
  Field: [
    { required: false, error: undefined },
    { hint: undefined, error: 'Too long', touched: true },
    { label: 'Title', requiredText: 'needed' },
  ],
  IconPicker: [{ disabled: true }],
  MultiSelectField: [{ value: [] }],
  MultiValueField: [{ value: ['c@example.com'] }],
  NumberField: [{ unit: undefined }, { unit: 'ft' }],
  RadioChipGroup: [{ options }],
  RangeSlider: [{ unit: 'ft' }, { inputs: false }],
  SegmentedControl: [{ options, value: 'Corrosion' }, { value: 'Graffiti' }, { iconOnly: true }],
  Select: [{ pending: true }, { value: 'Graffiti', clearable: false }],
  Switch: [{ description: 'Optional' }, { children: 'Control points' }],
  TextArea: [{ maxLength: 10, value: 'Joint' }, { value: 'Joint open' }],
  TextField: [
    { maxLength: 10, value: 'Joint' },
    { value: 'Joint open', start: 'No.' },
  ],
  FileDropzone: [{ disabled: true }, { texts: { title: 'Drop reports here' } }],
  FileTypeHint: [{ extensions: ['.pdf', '.tif'] }],
  MultiImageField: [{ label: 'Thermal images' }, { value: [file] }, { value: [] }],
  SingleFileField: [{ value: file }, { value: null }],
  Avatar: [{ name: 'Idris Bello' }],
  AvatarGroup: [{ max: 1 }, { max: 2 }, { max: 4 }],
  OverflowList: [{ max: 2 }, { max: 4 }],
  PagePagination: [{ page: 4 }, { page: 1 }],
  SkipPagination: [{ skip: 24 }, { count: 40 }],
  SelectAll: [{ ids: ['Deck'] }],
  DifferenceTable: [{ differences: [{ id: 'name', label: 'Title', mine: 'Viaduct', theirs: link }] }],
  SortableTable: [{ rows: [{ name: 'Bearings', pages: 3 }] }, { rows: [] }],
  SortDropdown: [{ value: 'Newest' }, { iconOnly: true }, { label: 'Order' }],
  SortButton: [{ chosen: 'Newest' }, { iconOnly: true }, { label: 'Order' }],
  SortMenu: [{ value: 'Newest' }, { options: [{ value: 'A - Z', label: 'From A' }] }],
  StatisticList: [{ values: { low: 2, high: 9, median: null, average: 5 } }],
  LetterMark: [{ letters: 'ML' }],
  SwatchLabel: [{ archived: false }, { children: 'Rust' }],
  Tile: [
    { title: 'Viaduct', struck: true, subtitle: 'Forth', plate: 'New' },
    { title: link, rows: [{ start: [sign, 'Tower'] }], actions: undefined },
  ],
  CreateTile: words,
  TileGrid: [{ children: <Tile picture={sign} title="Mill Bridge" /> }],
  TitleBlock: [
    {
      items: [
        { label: 'Site', value: null },
        { label: 'Asset', value: link },
      ],
    },
  ],
  UsageMeter: [
    { value: 44, valueText: '44', detail: '4 too many' },
    { value: 30, detail: '10 left' },
    { detail: undefined, maxText: 'of 50' },
  ],
  BottomBar: words,
  AppShell: [
    { header: 'Signed out', tray: undefined },
    { brand: 'Studio', children: <h1>Assets</h1> },
  ],
  Breadcrumb: [{ current: true }, ...words],
  Breadcrumbs: words,
  ButtonRow: [{ pending: true }],
  Collapsible: [{ count: undefined }, { title: 'Deleted' }, { title: link, count: 3 }],
  DockedTray: [
    { icon: sign, summary: '3 files', notice: 'Offline', waiting: 'Waiting' },
    { title: '3 uploads' },
    { actions: undefined },
  ],
  TrayButton: [{ icon: sign }, ...words],
  FullPageState: [{ action: undefined }, { title: 'Not found', children: 'Gone' }],
  Rail: [{ footer: <li>Settings</li> }, { brand: 'Studio' }],
  RailItem: words,
  SidePanel: [{ title: 'Summary' }, { children: [link, 'SouthTower'] }],
  TabNav: words,
  TabNavItem: [{ count: 3 }, { children: 'Categories' }],
  Tabs: [
    { tabs: [{ value: 'a', label: 'Pictures', error: 'One is too large' }] },
    { tabs: [{ value: 'a', label: 'Pictures', count: 3 }] },
  ],
  TabPanel: words,
  Wizard: [
    { index: 0 },
    { index: 2, aside: 'Summary' },
    {
      index: 1,
      steps: [
        { id: 'a', label: 'Data', status: 'done' },
        { id: 'b', label: 'Details', errorCount: 1 },
        { id: 'c', label: 'Summary', status: 'off' },
      ],
    },
  ],
  Section: [
    { actions: undefined },
    { count: undefined },
    { title: 'Images', children: 'SouthTower' },
    { actions: false, children: link },
  ],
  Heading: [{ count: undefined }, { count: 3, children: 'Images' }],
  Inline: mixed,
  Stack: mixed,
  Text: mixed,
  DataList: [{ children: <DataListItem label="Files">3</DataListItem> }],
  DataListItem: [{ label: 'Files', children: '3' }, ...mixed],
  CommandPalette: [
    { open: true, commands: [{ id: 'a', label: 'Asset', group: 'Go to', description: 'Last seen', icon: sign }] },
  ],
  ConfirmDialog: [
    { open: true, error: 'Not deleted', children: ['It ', 'stays.'] },
    { open: true, requireText: undefined },
  ],
  Dialog: [
    { open: true, description: undefined, headerActions: link },
    { open: true, footer: undefined, title: 'Tag' },
  ],
  Menu: [{ open: true, children: <MenuItem icon={sign}>Move</MenuItem> }],
  MenuItem: [
    { icon: sign, disabledReason: 'It has images' },
    { children: 'Asset', disabledReason: undefined },
  ],
  MenuLabel: words,
  MenuCheckboxItem: [{ checked: false }, ...words],
  MenuRadioItem: words,
  MenuRadioGroup: [{ children: <MenuRadioItem value="date">By date</MenuRadioItem> }],
  Submenu: [{ icon: sign, label: 'Send' }],
  Popover: [{ open: true, children: 'None' }],
  Toast: [{ description: 'It is new' }, { action: undefined, title: 'Saved' }],
  Tooltip: [
    { open: true, content: 'Deleted' },
    { open: true, content: link },
  ],
  TooltipProvider: [{ children: <Button>Closed</Button> }],
  BarChart: [{ data }],
  Chart: [{ data }],
  ChartLegend: [{ data, caption: 'Defects' }],
  ChartTooltip: [{ datum: { name: 'Fissure', count: 2, percent: 20 } }],
  DonutChart: [{ data }],
  Filmstrip: [
    { frameAt: () => undefined },
    {
      frameAt: (at: number) => ({ id: `${at}`, name: 'PIER.JPG', thumbnailUrl: '', problem: 'Dark', flagged: at > 1 }),
    },
    { count: 2, labels: { flagged: 'Marked', unknown: () => 'Loading' } },
  ],
  ImageFacts: [
    { facts: [{ label: 'File name', value: 'DJI_20251118101512_0129_SouthTower.JPG' }], children: link },
    { facts: [{ label: 'Asset', value: ['Pier ', link] }], onClose: undefined, labels: { heading: 'Details' } },
    { problem: 'Offline' },
    { facts: [], pending: true, children: undefined },
  ],
  ImageViewer: [
    { facts: 'No facts', factsOpen: true },
    { facts: link, factsOpen: true },
    { image: null, problem: 'Deleted' },
    { index: 1, actions: link, labels: { fit: 'Whole' } },
  ],
  Lightbox: [
    { open: true, label: 'Images of a pier' },
    { open: true, children: 'None' },
  ],
  ClusterPin: [{ count: 3 }],
  MapSheet: [{ title: 'Places' }, { children: 'None' }],
  MapPopup: [{ children: 'None' }, { onZoomHere: undefined, children: link }],
  PopupList: [{ header: '3 spans' }, { maxItems: 1 }, { maxItems: 3, header: undefined }],
};
