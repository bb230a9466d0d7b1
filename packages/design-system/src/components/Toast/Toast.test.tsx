import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toast, ToastProvider, useToast, type ToastMessage } from './index.js';

function Shower({ messages }: { messages: readonly ToastMessage[] }) {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => messages.forEach(show)}>
      Show
    </button>
  );
}

/** Mounts a provider and shows the messages. */
function showToasts(...messages: ToastMessage[]) {
  render(
    <ToastProvider>
      <Shower messages={messages} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
}

const toasts = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent);
function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('useToast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a toast shows for 5000 ms', () => {
    showToasts({ title: 'Tag saved' });
    wait(4990);
    expect(toasts()).toEqual(['Tag saved']);
    wait(20);
    expect(toasts()).toEqual([]);
  });

  it('the name of a record is not translated', () => {
    showToasts({ title: 'Tag saved', name: 'Spalling' }, { title: 'Tag saved', name: 'Rust' });
    expect(toasts()).toEqual(['Tag savedSpalling', 'Tag savedRust']);
    expect(screen.getByText('Spalling')).toHaveAttribute('translate', 'no');
    expect(screen.getAllByText('Tag saved')[0]).not.toHaveAttribute('translate');
  });

  it('a prominent error stays until it is dismissed', () => {
    showToasts({ title: 'Unauthorised', kind: 'failed', prominent: true });
    wait(60_000);
    expect(toasts()).toEqual(['Unauthorised']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(toasts()).toEqual([]);
  });

  it('one that offers an action stays until it is dismissed', () => {
    showToasts({
      title: 'Tag archived',
      kind: 'completed',
      action: { label: 'Undo', altText: 'Restore it', onSelect: () => {} },
    });
    wait(60_000);
    expect(toasts()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(toasts()).toEqual([]);
  });

  it('pauses on hover and resumes afterwards', () => {
    showToasts({ title: 'Tag saved' });
    wait(3000);
    fireEvent.pointerMove(screen.getByRole('listitem'));
    wait(10_000);
    expect(toasts()).toEqual(['Tag saved']);
    fireEvent.pointerLeave(screen.getByRole('region', { name: /Notifications/ }));
    wait(2010);
    expect(toasts()).toEqual([]);
  });

  it('one that comes while another tab is shown waits until the page is seen', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    showToasts({ title: 'Upload complete' });
    wait(60_000);
    expect(toasts()).toEqual(['Upload complete']);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    wait(4990);
    expect(toasts()).toEqual(['Upload complete']);
    wait(20);
    expect(toasts()).toEqual([]);
    visibility.mockRestore();
  });

  it('waits while the window has no focus', () => {
    showToasts({ title: 'Tag saved' });
    fireEvent.blur(window);
    wait(60_000);
    expect(toasts()).toEqual(['Tag saved']);
    fireEvent.focus(window);
    wait(5010);
    expect(toasts()).toEqual([]);
  });

  it('shows three, and the fourth when one is gone', () => {
    showToasts(...['One', 'Two', 'Three', 'Four'].map((title) => ({ title, prominent: true })));
    expect(toasts()).toEqual(['One', 'Two', 'Three']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(toasts()).toEqual(['Two', 'Three', 'Four']);
  });
});

describe('Toast', () => {
  it('never takes focus; F8 goes there', async () => {
    showToasts({ title: 'Tag saved' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('[F8]');
    expect(screen.getByRole('list')).toHaveFocus();
  });

  it.each([
    ['Escape', '{Tab}{Escape}'],
    ['its Close button', '{Tab}{Tab}{Enter}'],
  ])('after closing by %s, focus moves to the remaining toasts, and after the last one returns', async (_how, keys) => {
    showToasts({ title: 'One' }, { title: 'Two' });
    const button = screen.getByRole('button', { name: 'Show' });
    act(() => button.focus());
    await userEvent.keyboard(`[F8]${keys}`);
    expect(toasts()).toHaveLength(1);
    expect(screen.getByRole('list')).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(toasts()).toEqual([]);
    expect(button).toHaveFocus();
  });

  it('runs its action once and closes', async () => {
    const onSelect = vi.fn();
    showToasts({ title: 'Upload failed', action: { label: 'Retry', altText: 'Open the tray to retry', onSelect } });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['swiped 49 px stays', 49, 1],
    ['swiped 50 px goes', 50, 0],
  ])('%s', (_case, distance, left) => {
    showToasts({ title: 'Tag saved' });
    const toast = screen.getByRole('listitem');
    fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(toast, { clientX: -20, clientY: 0 });
    fireEvent.pointerMove(toast, { clientX: -distance, clientY: 0 });
    fireEvent.pointerUp(toast, { clientX: -distance, clientY: 0 });
    expect(toasts()).toHaveLength(left);
  });

  it('is open or closed as its parent says', () => {
    const { rerender } = render(<Toast title="Tag saved" open />, { wrapper: ToastProvider });
    expect(screen.getByRole('listitem')).toHaveAttribute('data-state', 'open');
    rerender(<Toast title="Tag saved" open={false} />);
    expect(toasts()).toEqual([]);
  });

  it('useToast outside a provider says what is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Shower messages={[]} />)).toThrow('useToast needs a ToastProvider above it.');
    vi.restoreAllMocks();
  });
});

it('Escape closes the focused one', async () => {
  const onOpenChange = vi.fn();
  render(<Toast title="Tag saved" onOpenChange={onOpenChange} />, { wrapper: ToastProvider });
  await userEvent.keyboard('[F8]');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});
