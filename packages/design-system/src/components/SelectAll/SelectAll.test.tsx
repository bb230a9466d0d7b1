import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBulkSelection } from '../../hooks/useBulkSelection.js';
import { useSelection } from '../../hooks/useSelection.js';
import { SelectAll, SELECTION_ANNOUNCEMENT_INTERVAL_MS } from './SelectAll.js';

const IDS = ['a', 'b', 'c', 'd', 'e'];

function OfList({ ids = IDS }: { ids?: readonly string[] }) {
  const selection = useSelection(ids);
  return (
    <>
      <SelectAll selection={selection} ids={ids} />
      <button type="button" onClick={() => selection[1]({ type: 'toggleMany', ids: ['a', 'b'] })}>
        Two
      </button>
    </>
  );
}

function OfPages() {
  const selection = useBulkSelection();
  return (
    <>
      <SelectAll selection={selection} ids={IDS} total={12_431} />
      <button type="button" onClick={() => selection[1]({ type: 'toggle', id: 'b' })}>
        One
      </button>
    </>
  );
}

const box = () => screen.getByRole('checkbox');

describe('SelectAll of a list', () => {
  it("The select-all control has the text 'N of M selected'.", async () => {
    render(<OfList />);
    expect(screen.getByRole('checkbox', { name: '0 of 5 selected' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Two' }));
    expect(screen.getByRole('checkbox', { name: '2 of 5 selected' })).toBeVisible();
  });

  it('Select-all is indeterminate when some but not all are selected.', async () => {
    render(<OfList />);
    expect(box()).not.toBeChecked();
    expect(box()).not.toBePartiallyChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Two' }));
    expect(box()).toBePartiallyChecked();
    await userEvent.click(box());
    expect(box()).toBeChecked();
    await userEvent.keyboard(' ');
    expect(box()).not.toBeChecked();
  });

  it('Escape clears', async () => {
    render(<OfList />);
    await userEvent.tab();
    await userEvent.keyboard(' {Escape}');
    expect(screen.getByRole('checkbox', { name: '0 of 5 selected' })).toHaveFocus();
  });

  it('is off and disabled while there is nothing to select', () => {
    render(<OfList ids={[]} />);
    expect(box()).toBeDisabled();
    expect(box()).not.toBeChecked();
  });
});

describe('SelectAll of several pages', () => {
  it('selects the page, then offers everything, then takes it back', async () => {
    render(<OfPages />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: '5 of 12,431 selected' })).toBePartiallyChecked();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Select all 12,431' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('checkbox', { name: '12,431 of 12,431 selected' })).toBeChecked();
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: '0 of 12,431 selected' })).not.toBeChecked();
  });

  it('all but one is mixed, and goes to all again', async () => {
    render(<OfPages />);
    await userEvent.click(box());
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('button', { name: 'One' }));
    expect(screen.getByRole('checkbox', { name: '12,430 of 12,431 selected' })).toBePartiallyChecked();
    await userEvent.click(box());
    expect(box()).toBeChecked();
  });
});

describe('the count is announced', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const status = () => screen.getByRole('status');
  const press = (element: HTMLElement) =>
    act(() => {
      element.click();
    });
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  it('politely, not before it first changes, and at most once a second', () => {
    render(<OfList />);
    pass(0);
    expect(status()).toBeEmptyDOMElement();
    press(screen.getByRole('button', { name: 'Two' }));
    pass(0);
    expect(status()).toHaveTextContent('2 of 5 selected');
    press(box());
    press(box());
    pass(SELECTION_ANNOUNCEMENT_INTERVAL_MS - 1);
    expect(status()).toHaveTextContent('2 of 5 selected');
    pass(1);
    expect(status()).toHaveTextContent('0 of 5 selected');
  });
});
