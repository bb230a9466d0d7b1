import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog/index.js';
import { SearchField } from './index.js';

describe('SearchField: search is debounced 300 ms', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const setUp = () => {
    const onSearch = vi.fn();
    render(<SearchField aria-label="Search" onSearch={onSearch} />);
    const box = screen.getByRole('searchbox', { name: 'Search' });
    const type = (value: string) => fireEvent.change(box, { target: { value } });
    const wait = (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    return { onSearch, box, type, wait };
  };

  it('asks once, 300 ms after the last key', () => {
    const { onSearch, type, wait } = setUp();
    type('to');
    wait(200);
    type('tower');
    wait(299);
    expect(onSearch).not.toHaveBeenCalled();
    wait(1);
    expect(onSearch.mock.calls).toEqual([['tower']]);
  });

  it('asks at once on Enter, and not again afterwards', () => {
    const { onSearch, box, type, wait } = setUp();
    type('tower');
    fireEvent.keyDown(box, { key: 'Enter' });
    wait(1000);
    expect(onSearch.mock.calls).toEqual([['tower']]);
  });

  it('is emptied by its button, which gives focus back to the box', () => {
    const { onSearch, box, type, wait } = setUp();
    type('tower');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    wait(1000);
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('is emptied by Escape', () => {
    const { onSearch, box, type } = setUp();
    type('tower');
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(box).toHaveValue('');
    expect(onSearch.mock.calls).toEqual([['']]);
  });

  it('does not ask after it is gone', () => {
    const onSearch = vi.fn();
    const { unmount } = render(<SearchField aria-label="Search" onSearch={onSearch} />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tower' } });
    unmount();
    vi.advanceTimersByTime(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});

describe('SearchField in a dialog', () => {
  it('Escape empties the box first, and only then closes the dialog', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog title="Choose an asset" open onOpenChange={onOpenChange}>
        <SearchField aria-label="Search" />
      </Dialog>,
    );
    const box = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'tower{Escape}');
    expect(box).toHaveValue('');
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});

it('read-only, offers nothing to empty it by', async () => {
  render(<SearchField aria-label="Search" defaultValue="tower" readOnly />);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), '{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('tower');
});
