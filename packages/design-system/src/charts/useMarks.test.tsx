import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findings } from '../testing/chart-samples.js';
import { BarChart } from './BarChart/index.js';
import { CHART_DEBOUNCE_MS } from './debounce.js';
import { DonutChart } from './DonutChart/index.js';

const charts = [
  ['BarChart', <BarChart key="bar" label="Findings" data={findings} />],
  ['DonutChart', <DonutChart key="donut" label="Findings" data={findings} />],
] as const;
const marks = () => screen.getAllByRole('img');
const tooltip = () => screen.queryByRole('tooltip')?.textContent ?? null;

describe.each(charts)('%s by keyboard', (_name, chart) => {
  it('is one tab stop, and is come back to where it was left', async () => {
    render(
      <>
        {chart}
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    expect(marks()[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
    expect(marks()[1]).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByText('After')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(marks()[1]).toHaveFocus();
  });

  it('Home and End lead to the ends, where arrows stop', async () => {
    render(chart);
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(marks().at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(marks()[0]).toHaveFocus();
  });

  it('describes the focused mark; Escape closes the tooltip but not a dialog around it', async () => {
    const onEscape = vi.fn();
    render(chart);
    document.addEventListener('keydown', onEscape);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Steel corrosionCounts: 42 (23.7%)');
    onEscape.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', onEscape);
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Concrete crack');
  });
});

it('runs the other way where text runs from right to left', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <BarChart label="Findings" data={findings} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(marks()[1]).toHaveFocus();
});

it('keeps its tab stop when the mark that had it is gone', () => {
  const { rerender } = render(<BarChart label="Findings" data={findings} />);
  act(() => marks().at(-1)?.focus());
  rerender(<BarChart label="Findings" data={findings.slice(0, 2)} />);
  expect(marks().map((mark) => mark.getAttribute('tabindex'))).toEqual(['-1', '0']);
});

describe.each(charts)('%s by pointer', (_name, chart) => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const enter = (index: number) => fireEvent.pointerEnter(marks()[index]!);

  it('The tooltip debounce is about 6.9 ms.', () => {
    expect(CHART_DEBOUNCE_MS).toBe(1000 / 144);
    render(chart);
    enter(1);
    // Timers count whole milliseconds.
    wait(5);
    expect(tooltip()).toBeNull();
    wait(2);
    expect(tooltip()).toBe('Concrete crackCounts: 37 (20.9%)');
  });

  it("The chart tooltip shows the category label and 'Counts: {count} ({percent}%)'.", () => {
    render(chart);
    enter(2);
    wait(7);
    expect(screen.getByText('Counts: 28 (15.8%)').previousElementSibling).toHaveTextContent('Concrete spalling');
  });

  it('the tooltip stays while the pointer is on it, and goes with it', () => {
    render(chart);
    enter(3);
    wait(7);
    fireEvent.pointerLeave(marks()[3]!, { pointerType: 'mouse' });
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    wait(100);
    expect(tooltip()).toContain('Staining');
    fireEvent.pointerLeave(screen.getByRole('tooltip'));
    wait(7);
    expect(tooltip()).toBeNull();
  });

  it('Escape closes it without focus; the next mark shows it again', () => {
    render(chart);
    enter(0);
    wait(7);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tooltip()).toBeNull();
    enter(1);
    wait(7);
    expect(tooltip()).toContain('Concrete crack');
  });

  it('keeps describing a touched mark after the finger is lifted', () => {
    render(chart);
    enter(4);
    fireEvent.pointerLeave(marks()[4]!, { pointerType: 'touch' });
    wait(7);
    expect(tooltip()).toContain('Bearing defect');
    fireEvent.blur(marks()[4]!);
    wait(7);
    expect(tooltip()).toBeNull();
  });
});
