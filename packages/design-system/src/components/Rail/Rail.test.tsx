import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu, MenuItem } from '../Menu/index.js';
import { Rail, RailItem, type RailIcon } from './index.js';

const Weight: RailIcon = ({ weight }) => <i data-testid="icon">{weight}</i>;

describe('Rail', () => {
  it('is a navigation with a list of links and buttons', () => {
    render(
      <Rail footer={<RailItem icon={HouseIcon}>Logout</RailItem>}>
        <RailItem asChild icon={HouseIcon} selected>
          <a href="/">Home</a>
        </RailItem>
      </Rail>,
    );
    const rail = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(rail.getByRole('link', { name: 'Home', current: 'page' })).toHaveAttribute('href', '/');
    expect(rail.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(rail.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['regular', {}],
    ['fill', { selected: true }],
    ['bold', { emphasis: true, selected: true }],
  ])('the icon is %s', (weight, props) => {
    render(
      <RailItem icon={Weight} {...props}>
        Home
      </RailItem>,
    );
    expect(screen.getByTestId('icon')).toHaveTextContent(weight);
  });

  it('an item opens a menu', async () => {
    const onSelect = vi.fn();
    render(
      <Menu
        side="right"
        trigger={
          <RailItem icon={PlusIcon} emphasis>
            Create New
          </RailItem>
        }
      >
        <MenuItem onSelect={onSelect}>Site</MenuItem>
      </Menu>,
    );
    screen.getByRole('button', { name: 'Create New' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Create New' })).toHaveFocus();
  });
});
