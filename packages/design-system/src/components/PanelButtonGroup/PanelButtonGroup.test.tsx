import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PanelButton, PanelButtonGroup } from './index.js';

describe('PanelButtonGroup', () => {
  it('is a toolbar with one tab stop; arrows move, Enter presses', async () => {
    const onZoom = vi.fn();
    render(
      <PanelButtonGroup label="View" corner="TopLeft">
        <PanelButton label="Reset view" icon={<svg />} />
        <PanelButton label="Zoom in" icon={<svg />} onClick={onZoom} />
      </PanelButtonGroup>,
    );
    expect(screen.getByRole('toolbar', { name: 'View' })).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Reset view' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onZoom).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('exposes the state of a toggle button', () => {
    render(
      <PanelButtonGroup label="View" corner="TopLeft">
        <PanelButton label="3D" icon={<svg />} pressed />
        <PanelButton label="2D" icon={<svg />} pressed={false} />
        <PanelButton label="Reset view" icon={<svg />} />
      </PanelButtonGroup>,
    );
    const pressed = screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
    expect(pressed).toEqual(['true', 'false', null]);
  });
});

it.each([
  ['vertical', '{ArrowDown}', '{ArrowUp}'],
  ['horizontal', '{ArrowRight}', '{ArrowLeft}'],
] as const)('%s: %s moves on, %s back', async (orientation, on, back) => {
  render(
    <PanelButtonGroup label="View" corner="TopLeft" orientation={orientation}>
      <PanelButton label="Fit" icon={<svg />} />
      <PanelButton label="Grid" icon={<svg />} />
    </PanelButtonGroup>,
  );
  await userEvent.tab();
  await userEvent.keyboard(on);
  expect(screen.getByRole('button', { name: 'Grid' })).toHaveFocus();
  await userEvent.keyboard(back);
  expect(screen.getByRole('button', { name: 'Fit' })).toHaveFocus();
});
