import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
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

const trigger = <Button>Create New</Button>;

const item = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  it('has an open and a closed state, and returns focus to its trigger', async () => {
    const onOpenChange = vi.fn();
    render(
      <Menu trigger={trigger} onOpenChange={onOpenChange}>
        <MenuItem>Site</MenuItem>
      </Menu>,
    );
    const button = screen.getByRole('button', { name: 'Create New' });
    expect(button).toHaveAttribute('data-state', 'closed');
    await userEvent.click(button);
    expect(screen.getByRole('menu', { name: 'Create New' })).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
    expect(onOpenChange.mock.calls.flat()).toEqual([true, false]);
  });

  it('arrow keys, Home, End and typing move; Enter chooses and closes', async () => {
    const onSelect = vi.fn();
    render(
      <Menu trigger={trigger}>
        <MenuItem>Site</MenuItem>
        <MenuItem onSelect={onSelect}>Asset</MenuItem>
        <MenuItem>Inspection</MenuItem>
      </Menu>,
    );
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    expect(item('Site')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('Inspection')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Site')).toHaveFocus();
    await userEvent.keyboard('a');
    expect(item('Asset')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('Tab closes it and returns focus to the button, also from a submenu', async () => {
    const onOpenChange = vi.fn();
    render(
      <Menu trigger={trigger} onOpenChange={onOpenChange}>
        <MenuItem>Site</MenuItem>
        <Submenu label="More">
          <MenuItem>User</MenuItem>
        </Submenu>
      </Menu>,
    );
    const button = screen.getByRole('button', { name: 'Create New' });
    await userEvent.tab();
    for (const way of ['{Enter}', '{Enter}{ArrowDown}{ArrowRight}']) {
      await userEvent.keyboard(way);
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(button).toHaveFocus();
    }
    expect(onOpenChange.mock.calls.flat()).toEqual([true, false, true, false]);
  });

  it('a link item is a link and can be followed', async () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <Menu trigger={trigger} open>
        <MenuItem asChild icon={<svg />}>
          <a href="/sites/create" onClick={onClick}>
            Site
          </a>
        </MenuItem>
      </Menu>,
    );
    expect(item('Site')).toHaveAttribute('href', '/sites/create');
    item('Site').focus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('an item with disabledReason can be focused, announces the reason and cannot be chosen', async () => {
    const onSelect = vi.fn();
    render(
      <Menu trigger={trigger}>
        <MenuItem disabledReason="Only its creator may delete it." onSelect={onSelect}>
          Delete
        </MenuItem>
        <MenuItem disabled onSelect={onSelect}>
          Edit
        </MenuItem>
      </Menu>,
    );
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const refused = item('Delete Only its creator may delete it.');
    expect(refused).toHaveFocus();
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(refused);
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Edit')).not.toHaveFocus();
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('%s: %s opens a submenu and %s closes it', async (dir, openKey, closeKey) => {
    render(
      <Menu trigger={trigger} dir={dir}>
        <Submenu label="Export">
          <MenuItem>As CSV</MenuItem>
        </Submenu>
      </Menu>,
    );
    screen.getByRole('button').focus();
    await userEvent.keyboard(`{Enter}${openKey}`);
    expect(item('As CSV')).toHaveFocus();
    await userEvent.keyboard(closeKey);
    expect(screen.queryByRole('menuitem', { name: 'As CSV' })).toBeNull();
    expect(item('Export')).toHaveFocus();
  });

  it('checkbox and radio items report changes', async () => {
    const onCheckedChange = vi.fn();
    function Units() {
      const [unit, setUnit] = useState('metric');
      return (
        <Menu trigger={trigger}>
          <MenuCheckboxItem checked={false} onCheckedChange={onCheckedChange}>
            Show archived
          </MenuCheckboxItem>
          <MenuSeparator />
          <MenuLabel>Units</MenuLabel>
          <MenuRadioGroup aria-label="Units" value={unit} onValueChange={setUnit}>
            <MenuRadioItem value="metric">Metric</MenuRadioItem>
            <MenuRadioItem value="imperial">Imperial</MenuRadioItem>
          </MenuRadioGroup>
        </Menu>
      );
    }
    render(<Units />);
    const openMenu = () => userEvent.click(screen.getByRole('button'));
    await openMenu();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Show archived' }));
    expect(onCheckedChange).toHaveBeenCalledWith(true);
    await openMenu();
    expect(screen.getByRole('menuitemradio', { name: 'Metric' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Imperial' }));
    await openMenu();
    expect(screen.getByRole('menuitemradio', { name: 'Imperial' })).toBeChecked();
  });
});

it('Space opens the menu and chooses an item', async () => {
  const onSelect = vi.fn();
  render(
    <Menu trigger={trigger}>
      <MenuItem onSelect={onSelect}>Site</MenuItem>
    </Menu>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(item('Site')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

it('ArrowUp and Home move back', async () => {
  render(
    <Menu trigger={trigger}>
      <MenuItem>Site</MenuItem>
      <MenuItem>Asset</MenuItem>
      <MenuItem>Inspection</MenuItem>
    </Menu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{End}{ArrowUp}');
  expect(item('Asset')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(item('Site')).toHaveFocus();
});
