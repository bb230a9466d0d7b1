import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/index.js';
import { Menu, MenuItem, Submenu } from './index.js';

const item = (name: string) => screen.getByRole('menuitem', { name });
const inSubmenu = () => screen.queryByRole('menuitem', { name: 'As CSV' });
const move = (element: Element, clientX: number, clientY = 20) =>
  fireEvent.pointerMove(element, { pointerType: 'mouse', clientX, clientY });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Menu timing', () => {
  it('type-ahead restarts after 1000 ms', () => {
    render(
      <Menu trigger={<Button>Create New</Button>} open>
        <MenuItem>Asset</MenuItem>
        <MenuItem>Absorber</MenuItem>
        <MenuItem>Boiler</MenuItem>
      </Menu>,
    );
    const type = (key: string) => {
      fireEvent.keyDown(document.activeElement!, { key });
      wait(1);
    };
    item('Boiler').focus();
    type('a');
    type('b');
    expect(item('Absorber')).toHaveFocus();
    wait(1000);
    item('Asset').focus();
    type('a');
    wait(1000);
    type('b');
    expect(item('Boiler')).toHaveFocus();
  });

  it.each([
    ['ArrowDown', 'Asset'],
    ['ArrowUp', 'Inspection'],
    ['End', 'Inspection'],
  ])('Enter right after %s activates %s', (key, expected) => {
    const chosen: string[] = [];
    render(
      <Menu trigger={<Button>Create New</Button>} open>
        {['Site', 'Asset', 'Inspection'].map((name) => (
          <MenuItem key={name} onSelect={() => chosen.push(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>,
    );
    item('Site').focus();
    fireEvent.keyDown(document.activeElement!, { key });
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(chosen).toEqual([expected]);
  });

  it('Enter right after a letter activates the item with that letter', () => {
    const chosen: string[] = [];
    render(
      <Menu trigger={<Button>Create New</Button>} open>
        <MenuItem onSelect={() => chosen.push('Site')}>Site</MenuItem>
        <MenuItem onSelect={() => chosen.push('Inspection')}>Inspection</MenuItem>
      </Menu>,
    );
    item('Site').focus();
    fireEvent.keyDown(document.activeElement!, { key: 'i' });
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(chosen).toEqual(['Inspection']);
  });

  function openMenu() {
    render(
      <Menu trigger={<Button>Actions</Button>} open>
        <Submenu label="Export">
          <MenuItem>As CSV</MenuItem>
        </Submenu>
        <MenuItem>Delete</MenuItem>
      </Menu>,
    );
  }

  it('a submenu opens after 100 ms', () => {
    openMenu();
    move(item('Export'), 50);
    wait(99);
    expect(inSubmenu()).toBeNull();
    wait(1);
    expect(inSubmenu()).toBeInTheDocument();
  });

  it('the pointer can cross other items for 300 ms on the way to a submenu', () => {
    openMenu();
    move(item('Export'), 50);
    wait(100);
    const submenu = screen.getByRole('menu', { name: 'Export' });
    submenu.dataset.side = 'right';
    vi.spyOn(submenu, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 0, 200, 200));
    move(item('Export'), 60);
    fireEvent.pointerLeave(item('Export'), { pointerType: 'mouse', clientX: 100, clientY: 20 });
    wait(299);
    move(item('Delete'), 120, 40);
    wait(1);
    expect(inSubmenu()).toBeInTheDocument();
    move(item('Delete'), 130, 45);
    wait(1);
    expect(inSubmenu()).toBeNull();
  });
});
