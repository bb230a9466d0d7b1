import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { AppShell } from '../../../components/AppShell/index.js';
import { BottomBar } from '../../../components/BottomBar/index.js';
import { Breadcrumb, Breadcrumbs } from '../../../components/Breadcrumbs/index.js';
import { Button } from '../../../components/Button/index.js';
import { ButtonRow } from '../../../components/ButtonRow/index.js';
import { Collapsible } from '../../../components/Collapsible/index.js';
import { DockedTray, TrayButton } from '../../../components/DockedTray/index.js';
import { FullPageState } from '../../../components/FullPageState/index.js';
import { PanelButton, PanelButtonGroup } from '../../../components/PanelButtonGroup/index.js';
import { Rail, RailItem } from '../../../components/Rail/index.js';
import { SidePanel } from '../../../components/SidePanel/index.js';
import { TabNav, TabNavItem } from '../../../components/TabNav/index.js';
import { TabPanel, Tabs } from '../../../components/Tabs/index.js';
import { Wizard } from '../../../components/Wizard/index.js';
import type { Subject } from '../subject.js';

const noop = () => {};
const house = <HouseIcon size={18} aria-hidden="true" />;

const rail = (
  <Rail>
    <RailItem icon={HouseIcon} selected>
      Home
    </RailItem>
    <RailItem icon={HouseIcon}>Sites</RailItem>
  </Rail>
);
const tray = (
  <DockedTray title="2 uploads" actions={<TrayButton>Dismiss all</TrayButton>} style={{ position: 'static' }}>
    NorthTowerA
  </DockedTray>
);

/** The frame of a page and its parts. */
export const structure: readonly Subject[] = [
  {
    name: 'AppShell',
    element: (
      <AppShell rail={rail} header={<a href="#account">Maren Solheim</a>} tray={<DockedTray title="2 uploads" />}>
        <h1>Sites</h1>
      </AppShell>
    ),
    outer: HTMLDivElement,
  },
  {
    name: 'BottomBar',
    element: <BottomBar>86 assets</BottomBar>,
    outer: HTMLDivElement,
  },
  {
    name: 'Breadcrumbs',
    element: (
      <Breadcrumbs>
        <Breadcrumb href="#home">Home</Breadcrumb>
        <Breadcrumb href="#sites">Sites</Breadcrumb>
        <Breadcrumb current>Forth Estuary</Breadcrumb>
      </Breadcrumbs>
    ),
    outer: HTMLElement,
  },
  {
    name: 'Breadcrumb',
    element: <Breadcrumb href="#home">Home</Breadcrumb>,
    outer: HTMLAnchorElement,
    partOf: 'Breadcrumbs',
  },
  {
    name: 'ButtonRow',
    element: (
      <ButtonRow>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </ButtonRow>
    ),
    outer: HTMLDivElement,
  },
  {
    name: 'Collapsible',
    element: (
      <Collapsible title="Archived" count={1}>
        <Button>Graffiti</Button>
      </Collapsible>
    ),
    outer: HTMLElement,
    opens: { shows: 'section[data-state=open]', unfolds: 'its content', staysOnEscape: 'it is part of the page' },
  },
  { name: 'DockedTray', element: tray, outer: HTMLElement },
  {
    name: 'TrayButton',
    element: <TrayButton>Dismiss all</TrayButton>,
    outer: HTMLButtonElement,
    partOf: 'DockedTray',
  },
  {
    name: 'FullPageState',
    element: (
      <FullPageState drawing="barrier" title="Unauthorized" action={<Button>Home</Button>}>
        <p>You do not have permission to view this page.</p>
      </FullPageState>
    ),
    outer: HTMLDivElement,
  },
  {
    name: 'PanelButtonGroup',
    element: (
      <PanelButtonGroup label="View" corner="TopLeft" style={{ position: 'static' }}>
        <PanelButton label="Fit" icon={house} />
        <PanelButton label="Grid" icon={house} pressed />
      </PanelButtonGroup>
    ),
    outer: HTMLDivElement,
    arrows: '{ArrowDown}',
  },
  {
    name: 'PanelButton',
    element: <PanelButton label="Fit" icon={house} />,
    outer: HTMLButtonElement,
    wrapper: ({ children }) => (
      <PanelButtonGroup label="View" corner="TopLeft">
        {children}
      </PanelButtonGroup>
    ),
    partOf: 'PanelButtonGroup',
  },
  { name: 'Rail', element: rail, outer: HTMLElement },
  {
    name: 'RailItem',
    element: <RailItem icon={HouseIcon}>Log out</RailItem>,
    outer: HTMLButtonElement,
    partOf: 'Rail',
  },
  {
    name: 'SidePanel',
    element: <SidePanel title="This inspection">NorthTowerA</SidePanel>,
    outer: HTMLElement,
  },
  {
    name: 'TabNav',
    element: (
      <TabNav label="Library">
        <TabNavItem href="#categories" selected count={14}>
          Categories
        </TabNavItem>
        <TabNavItem href="#tags">Tags</TabNavItem>
      </TabNav>
    ),
    outer: HTMLElement,
  },
  {
    name: 'TabNavItem',
    element: <TabNavItem href="#tags">Tags</TabNavItem>,
    outer: HTMLAnchorElement,
    partOf: 'TabNav',
  },
  {
    name: 'Tabs',
    element: (
      <Tabs
        label="Asset"
        tabs={[
          { value: 'a', label: 'Images', count: 14 },
          { value: 'b', label: 'Reports' },
        ]}
      >
        <TabPanel value="a">Images of the asset</TabPanel>
        <TabPanel value="b">Reports on the asset</TabPanel>
      </Tabs>
    ),
    outer: HTMLDivElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'TabPanel',
    element: <TabPanel value="a">Images</TabPanel>,
    outer: HTMLDivElement,
    wrapper: ({ children }) => (
      <Tabs label="Asset" tabs={[{ value: 'a', label: 'Images' }]}>
        {children}
      </Tabs>
    ),
    partOf: 'Tabs',
  },
  {
    name: 'Wizard',
    element: (
      <Wizard
        label="Create Inspection"
        steps={['Data Types', 'Details', 'Confirmation'].map((label) => ({ id: label, label }))}
        defaultIndex={1}
        onCancel={noop}
        onSave={noop}
      >
        Fields
      </Wizard>
    ),
    outer: HTMLDivElement,
    arrows: '{ArrowRight}',
  },
];
