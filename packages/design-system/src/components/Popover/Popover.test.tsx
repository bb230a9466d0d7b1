import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/index.js';
import { Popover } from './index.js';

const trigger = <Button>Settings</Button>;

describe('Popover', () => {
  it('has plain open and closed states: focus moves in and returns', async () => {
    const onOpenChange = vi.fn();
    render(
      <Popover label="Theme" trigger={trigger} onOpenChange={onOpenChange}>
        <input type="radio" aria-label="Dark" />
      </Popover>,
    );
    const button = screen.getByRole('button', { name: 'Settings' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByRole('dialog', { name: 'Theme' })).toHaveAttribute('data-state', 'open');
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    expect(onOpenChange.mock.calls.flat()).toEqual([true, false]);
  });

  it('closes on a click outside', async () => {
    render(
      <>
        <p>Elsewhere</p>
        <Popover label="Theme" trigger={trigger} defaultOpen />
      </>,
    );
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s opens it, Tab moves inside', async (_name, key) => {
  render(
    <Popover label="Theme" trigger={trigger}>
      <button type="button">Light</button>
      <button type="button">Dark</button>
    </Popover>,
  );
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(screen.getByRole('dialog', { name: 'Theme' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Light' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Dark' })).toHaveFocus();
});
