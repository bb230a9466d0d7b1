import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AvatarGroup } from './index.js';

const people = ['Maren Solheim', 'Iain Kinnear', 'Adaeze Okafor', 'Tomasz Wrona'].map((name) => ({ id: name, name }));

describe('AvatarGroup shows two people, then a count', () => {
  it.each([
    [1, 1, null],
    [2, 2, null],
    [3, 2, '+1'],
    [4, 2, '+2'],
  ])('%d people', (count, shown, overflow) => {
    render(<AvatarGroup people={people.slice(0, count)} />);
    expect(screen.getAllByRole('img')).toHaveLength(shown);
    expect(screen.queryByRole('button')?.textContent ?? null).toBe(overflow);
  });

  it("says 'person' for one more", () => {
    render(<AvatarGroup people={people.slice(0, 3)} />);
    expect(screen.getByRole('button', { name: 'Show 1 more person' })).toBeVisible();
  });

  it('lists the other people when the count is clicked', async () => {
    render(<AvatarGroup people={people} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more people' }));
    expect(screen.getByText('Adaeze Okafor')).toBeVisible();
    expect(screen.getByText('Tomasz Wrona')).toBeVisible();
  });
});

it('Enter opens the list of other people, Escape closes it and returns focus', async () => {
  render(<AvatarGroup people={people} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Show 2 more people' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show 2 more people' })).toHaveFocus();
});
