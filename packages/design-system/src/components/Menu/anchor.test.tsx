import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type RefObject, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../Button/index.js';
import { Popover } from '../Popover/index.js';
import { SortButton, SortMenu } from '../SortDropdown/index.js';
import { Menu, MenuItem } from './index.js';

const orders = [
  { value: 'name', label: 'A - Z' },
  { value: 'modified', label: 'Newest' },
];

/** Overlays that are opened by a button outside them. */
const OVERLAYS = {
  menu: (props: AnchoredProps) => (
    <Menu aria-label="Create New" {...props}>
      <MenuItem>Site</MenuItem>
    </Menu>
  ),
  'sort menu': (props: AnchoredProps) => (
    <SortMenu aria-label="Create New" options={orders} value="name" onValueChange={() => undefined} {...props} />
  ),
  popover: (props: AnchoredProps) => (
    <Popover label="Create New" {...props}>
      <input aria-label="Name" />
    </Popover>
  ),
} as const;

interface AnchoredProps {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Anchored({ kind }: { kind: keyof typeof OVERLAYS }) {
  const Overlay = OVERLAYS[kind];
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={anchor} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Open
      </Button>
      <Overlay anchor={anchor} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const shown = () =>
  screen.queryByRole('menu', { name: 'Create New' }) ?? screen.queryByRole('dialog', { name: 'Create New' });

it.each(Object.keys(OVERLAYS) as (keyof typeof OVERLAYS)[])(
  'a %s with an anchor: the button opens and closes it, and Escape returns focus to the button',
  async (kind) => {
    render(<Anchored kind={kind} />);
    const button = screen.getByRole('button', { name: 'Open' });
    expect(shown()).toBeNull();
    await userEvent.click(button);
    expect(shown()).toBeVisible();
    await userEvent.click(button);
    expect(shown()).toBeNull();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(shown()).toBeNull();
    expect(button).toHaveFocus();
  },
);

it.each([
  ['a menu that is mounted before the key press', true],
  ['a menu that is mounted after it', false],
])('Enter moves focus to the first item of %s', async (_case, isThere) => {
  const Overlay = OVERLAYS.menu;
  const Late = () => {
    const anchor = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button ref={anchor} onClick={() => setOpen(true)}>
          Open
        </Button>
        {(isOpen || isThere) && <Overlay anchor={anchor} open={isOpen} onOpenChange={setOpen} />}
      </>
    );
  };
  render(<Late />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Site' })).toHaveFocus();
});

it('SortButton names the chosen order', () => {
  render(<SortButton chosen="Newest" />);
  expect(screen.getByRole('button', { name: 'Sort Newest' })).toHaveTextContent('Sort Newest');
});
