import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PopupList } from './index.js';

const spans = (count: number) => Array.from({ length: count }, (_, index) => `Line 4 Span ${index + 1}`);
const row = (name: string) => <a href="#span">{name}</a>;

describe("a popup list shows up to 50 items, and '+N more' beyond", () => {
  it.each([
    [0, 0, null],
    [50, 50, null],
    [51, 50, '+1 more'],
    [60, 50, '+10 more'],
  ])('%d items', (count, rows, more) => {
    render(<PopupList items={spans(count)} itemKey={String} renderItem={row} />);
    expect(screen.queryAllByRole('listitem')).toHaveLength(rows);
    expect(screen.queryByText(/more$/)?.textContent ?? null).toBe(more);
  });

  it('reports the hovered row, and when that ends', () => {
    const onHoverItem = vi.fn();
    render(<PopupList items={spans(2)} itemKey={String} renderItem={row} onHoverItem={onHoverItem} />);
    const second = screen.getAllByRole('link')[1] as HTMLElement;
    fireEvent.pointerOver(second);
    expect(onHoverItem).toHaveBeenLastCalledWith('Line 4 Span 2');
    fireEvent.pointerOut(second);
    expect(onHoverItem).toHaveBeenLastCalledWith(null);
  });

  it('focus counts like the pointer', async () => {
    const onHoverItem = vi.fn();
    render(<PopupList items={spans(2)} itemKey={String} renderItem={row} onHoverItem={onHoverItem} />);
    await userEvent.tab();
    expect(onHoverItem).toHaveBeenLastCalledWith('Line 4 Span 1');
  });
});

it('Enter follows the link of a row', async () => {
  const onClick = vi.fn();
  const link = (name: string) => (
    <a href="#span" onClick={onClick}>
      {name}
    </a>
  );
  render(<PopupList items={['Span 1']} itemKey={String} renderItem={link} />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Span 1' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
