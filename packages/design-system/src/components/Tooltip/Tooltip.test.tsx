import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './index.js';

const tooltipText = () => screen.queryByRole('tooltip')?.textContent ?? null;
function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const enter = (name: string) => fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' });

describe('Tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens after 700 ms', () => {
    render(
      <Tooltip content="Reset view">
        <button type="button">Reset</button>
      </Tooltip>,
    );
    enter('Reset');
    wait(690);
    expect(tooltipText()).toBeNull();
    wait(10);
    expect(tooltipText()).toBe('Reset view');
  });

  it.each([
    ['within 300 ms of the last close opens with no delay', 290, 'Zoom in'],
    ['after 300 ms waits again', 310, null],
  ])('%s', (_case, pauseMs, shown) => {
    render(
      <TooltipProvider>
        <Tooltip content="Reset view">
          <button type="button">Reset</button>
        </Tooltip>
        <Tooltip content="Zoom in">
          <button type="button">In</button>
        </Tooltip>
      </TooltipProvider>,
    );
    enter('Reset');
    wait(700);
    fireEvent.keyDown(document, { key: 'Escape' });
    leave('Reset');
    expect(tooltipText()).toBeNull();
    wait(pauseMs);
    enter('In');
    wait(1);
    expect(tooltipText()).toBe(shown);
  });
});

describe('Tooltip by keyboard', () => {
  it('opens at once on focus and closes on Escape', async () => {
    render(
      <Tooltip content="Reset view">
        <button type="button">Reset</button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(tooltipText()).toBe('Reset view');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Reset view');
    await userEvent.keyboard('{Escape}');
    expect(tooltipText()).toBeNull();
  });
});
