import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DockedTray, TRAY_ANNOUNCEMENT_INTERVAL_MS, type DockedTrayProps } from './index.js';

const tray = (props: Partial<DockedTrayProps> = {}) => (
  <DockedTray title="Uploads" summary="3 of 8 uploaded" {...props}>
    <p>NorthTowerA</p>
  </DockedTray>
);

afterEach(() => vi.useRealTimers());

describe('DockedTray', () => {
  it('is a region whose bar stays visible when minimised', async () => {
    const onOpenChange = vi.fn();
    render(tray({ onOpenChange, notice: 'Please leave this tab open while uploading.' }));
    expect(screen.getByRole('region', { name: 'Uploads' })).toHaveAttribute('data-state', 'open');
    expect(screen.getByText('NorthTowerA')).toBeVisible();
    screen.getByRole('button', { name: 'Minimise', expanded: true }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('NorthTowerA')).not.toBeVisible();
    expect(screen.getByText('3 of 8 uploaded')).toBeVisible();
    const expand = screen.getByRole('button', { name: 'Expand', expanded: false });
    expect(expand).toHaveFocus();
    await userEvent.click(expand);
    expect(onOpenChange.mock.calls.flat()).toEqual([false, true]);
  });

  it('shows what the work waits for only while minimised', async () => {
    const { rerender } = render(tray({ waiting: 'No connection.' }));
    expect(screen.queryByText('No connection.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Minimise' }));
    expect(screen.getByText('No connection.')).toBeVisible();
    rerender(tray());
    expect(screen.queryByText('No connection.')).not.toBeInTheDocument();
  });

  it('opens and closes with `open` when controlled', () => {
    const { rerender } = render(tray({ open: false }));
    expect(screen.getByText('NorthTowerA')).not.toBeVisible();
    rerender(tray({ open: true }));
    expect(screen.getByText('NorthTowerA')).toBeVisible();
  });

  it('sets its height on the document until it unmounts', () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
    const { unmount } = render(tray());
    const known = () => document.documentElement.style.getPropertyValue('--ds-tray-height');
    expect(known()).toBe('48px');
    unmount();
    expect(known()).toBe('');
    height.mockRestore();
  });

  it('announces the latest text at most every 10 seconds', () => {
    vi.useFakeTimers();
    const { rerender } = render(tray({ announcement: '1 of 8 uploaded' }));
    const announced = () => screen.getByRole('status').textContent;
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    pass(0);
    expect(announced()).toBe('1 of 8 uploaded');
    rerender(tray({ announcement: '2 of 8 uploaded' }));
    pass(4000);
    rerender(tray({ announcement: '3 of 8 uploaded' }));
    pass(TRAY_ANNOUNCEMENT_INTERVAL_MS - 4001);
    expect(announced()).toBe('1 of 8 uploaded');
    pass(1);
    expect(announced()).toBe('3 of 8 uploaded');
  });
});
