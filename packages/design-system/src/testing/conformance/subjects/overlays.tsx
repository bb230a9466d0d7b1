import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.js';
import { CommandPalette, type CommandPaletteProps } from '../../../components/CommandPalette/index.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog/index.js';
import { Dialog } from '../../../components/Dialog/index.js';
import {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  Submenu,
} from '../../../components/Menu/index.js';
import { Popover } from '../../../components/Popover/index.js';
import { TextField } from '../../../components/TextField/index.js';
import { Toast, ToastProvider } from '../../../components/Toast/index.js';
import { Tooltip, TooltipProvider } from '../../../components/Tooltip/index.js';
import type { Subject } from '../subject.js';

const noop = () => {};
const opener = <Button>Open</Button>;

const InMenu = ({ children }: { children: ReactNode }) => (
  <Menu trigger={opener} open>
    {children}
  </Menu>
);
/** It has no opener of its own: keys of the application open it. */
function InOpener({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const palette = children as ReactElement<CommandPaletteProps>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {cloneElement(palette, { open: isOpen || palette.props.open, onOpenChange: setOpen })}
    </>
  );
}
const InRadioGroup = ({ children }: { children: ReactNode }) => (
  <InMenu>
    <MenuRadioGroup aria-label="Sort" value="name" onValueChange={noop}>
      {children}
    </MenuRadioGroup>
  </InMenu>
);
const partOfMenu = { outer: HTMLDivElement, wrapper: InMenu, partOf: 'Menu' };

/** What lies over the page. */
export const overlays: readonly Subject[] = [
  {
    name: 'CommandPalette',
    element: (
      <CommandPalette
        open={false}
        onOpenChange={noop}
        onSelect={noop}
        commands={[
          { id: 'home', label: 'Home', group: 'Go to' },
          { id: 'site', label: 'Site', group: 'Create', shortcut: ['Alt', 'S'] },
        ]}
      />
    ),
    outer: HTMLDivElement,
    wrapper: InOpener,
    shownBy: { open: true },
    opens: { shows: '[role=listbox]', arrows: '{ArrowDown}' },
  },
  {
    name: 'ConfirmDialog',
    element: (
      <ConfirmDialog
        title="Delete tag"
        trigger={opener}
        confirmLabel="Delete"
        destructive
        requireText="Crack"
        onConfirm={noop}
      >
        It goes from every image.
      </ConfirmDialog>
    ),
    outer: HTMLDivElement,
    shownBy: { open: true },
    opens: { shows: '[role=alertdialog]' },
  },
  {
    name: 'Dialog',
    element: (
      <Dialog
        title="Edit tag"
        description="Used on 14 images"
        trigger={opener}
        footer={<Button variant="primary">Save</Button>}
      >
        <TextField aria-label="Name" />
      </Dialog>
    ),
    outer: HTMLDivElement,
    shownBy: { open: true },
    opens: { shows: '[role=dialog]' },
  },
  {
    name: 'Menu',
    element: (
      <Menu trigger={opener}>
        <MenuLabel>Asset</MenuLabel>
        <MenuItem>Edit</MenuItem>
        <MenuItem disabledReason="It has inspections">Move</MenuItem>
        <MenuSeparator />
        <MenuCheckboxItem checked onCheckedChange={noop}>
          Show archived
        </MenuCheckboxItem>
        <MenuRadioGroup aria-label="Sort" value="name" onValueChange={noop}>
          <MenuRadioItem value="name">By name</MenuRadioItem>
          <MenuRadioItem value="date">By date</MenuRadioItem>
        </MenuRadioGroup>
        <Submenu label="Export">
          <MenuItem>PDF</MenuItem>
        </Submenu>
        <MenuItem variant="danger">Delete</MenuItem>
      </Menu>
    ),
    outer: HTMLDivElement,
    shownBy: { open: true },
    opens: { shows: '[role=menu]', arrows: '{ArrowDown}' },
  },
  { name: 'MenuItem', element: <MenuItem>Site</MenuItem>, ...partOfMenu },
  { name: 'MenuLabel', element: <MenuLabel>Asset</MenuLabel>, ...partOfMenu },
  { name: 'MenuSeparator', element: <MenuSeparator />, ...partOfMenu },
  {
    name: 'MenuCheckboxItem',
    element: (
      <MenuCheckboxItem checked onCheckedChange={noop}>
        Show archived
      </MenuCheckboxItem>
    ),
    ...partOfMenu,
  },
  {
    name: 'MenuRadioGroup',
    element: (
      <MenuRadioGroup aria-label="Sort" value="name" onValueChange={noop}>
        <MenuRadioItem value="name">By name</MenuRadioItem>
      </MenuRadioGroup>
    ),
    unstyled: 'it is a name around items',
    ...partOfMenu,
  },
  {
    name: 'MenuRadioItem',
    element: <MenuRadioItem value="name">By name</MenuRadioItem>,
    ...partOfMenu,
    wrapper: InRadioGroup,
  },
  {
    name: 'Submenu',
    element: <Submenu label="Export" />,
    ...partOfMenu,
    outer: 'ref and remaining props reach the list that opens beside its item, which appears on a key or hover only',
  },
  {
    name: 'Popover',
    element: (
      <Popover label="Settings" trigger={opener}>
        <Button>Compact</Button>
        <Button>Roomy</Button>
      </Popover>
    ),
    outer: HTMLDivElement,
    shownBy: { open: true },
    opens: { shows: '[role=dialog]' },
  },
  {
    name: 'Toast',
    element: (
      <Toast title="Tag saved" open action={{ label: 'Undo', altText: 'Undo saving the tag', onSelect: noop }} />
    ),
    outer: HTMLLIElement,
    wrapper: ToastProvider,
  },
  {
    name: 'ToastProvider',
    element: <ToastProvider />,
    outer: 'gives what is around it the call that shows a toast; the list of toasts is its own',
    partOf: 'Toast',
  },
  {
    name: 'Tooltip',
    element: (
      <Tooltip content="This category has been deleted.">
        <Button>Graffiti</Button>
      </Tooltip>
    ),
    outer: HTMLDivElement,
    shownBy: { open: true },
    opens: { press: null, shows: '[role=tooltip]' },
  },
  {
    name: 'TooltipProvider',
    element: <TooltipProvider>{opener}</TooltipProvider>,
    outer: 'sets the delays of the tooltips in it and draws nothing',
    partOf: 'Tooltip',
  },
];
