import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MapControls } from './index.js';

const calls = () => ({ onResetView: vi.fn(), onZoomIn: vi.fn(), onZoomOut: vi.fn() });

describe('MapControls', () => {
  it.each([
    ['Reset view', 'onResetView'],
    ['Zoom in', 'onZoomIn'],
    ['Zoom out', 'onZoomOut'],
  ] as const)('%s', async (name, handler) => {
    const handlers = calls();
    render(<MapControls {...handlers} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(handlers[handler]).toHaveBeenCalledTimes(1);
  });

  it('at the last zoom the button keeps focus and does nothing', async () => {
    const handlers = calls();
    render(<MapControls {...handlers} canZoomIn={false} />);
    const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
    zoomIn.focus();
    await userEvent.keyboard('{Enter}');
    expect(handlers.onZoomIn).not.toHaveBeenCalled();
    expect(zoomIn).toHaveFocus();
    expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  });
});
