import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MapPopup } from './index.js';

describe('MapPopup', () => {
  it.each([
    ['Popups close when clicked.', 'Bridge'],
    ['a click on a link follows it and closes', 'Mill Bridge'],
  ])('%s', async (_rule, text) => {
    const onClose = vi.fn();
    const onFollow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <MapPopup label="Mill Bridge" onClose={onClose}>
        <a href="/assets/1" onClick={onFollow}>
          Mill Bridge
        </a>
        <p>Bridge</p>
      </MapPopup>,
    );
    await userEvent.click(screen.getByText(text));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onFollow).toHaveBeenCalledTimes(text === 'Mill Bridge' ? 1 : 0);
  });

  it('Escape closes it', async () => {
    const onClose = vi.fn();
    render(<MapPopup label="Mill Bridge" onClose={onClose} />);
    screen.getByRole('dialog', { name: 'Mill Bridge' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("'Zoom here' does for touch what a right-click does, without counting as a click inside", async () => {
    const onClose = vi.fn();
    const onZoomHere = vi.fn();
    render(<MapPopup label="Mill Bridge" onClose={onClose} onZoomHere={onZoomHere} />);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom here' }));
    expect(onZoomHere).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });
});
