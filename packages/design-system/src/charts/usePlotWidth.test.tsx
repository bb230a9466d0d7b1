import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { twoFindings } from '../testing/chart-samples.js';
import { BarChart } from './BarChart/index.js';
import { DonutChart } from './DonutChart/index.js';

type Report = (widths: readonly number[]) => void;

let report: Report;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect = disconnect;
      constructor(callback: (entries: { contentRect: { width: number } }[]) => void) {
        report = (widths) => callback(widths.map((width) => ({ contentRect: { width } })));
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drawing = () => screen.getByRole('group').querySelector('svg')?.getAttribute('viewBox');
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('the width of a chart', () => {
  it('is drawn at a size of its own on the server', () => {
    expect(renderToString(<BarChart label="Findings" data={twoFindings} />)).toContain('viewBox="0 0 640 280"');
    expect(renderToString(<DonutChart label="Findings" data={twoFindings} />)).toContain('viewBox="-152 -152 304 304"');
  });

  it('follows its place in whole pixels, 1000 / 144 ms after the last of several changes', () => {
    render(<BarChart label="Findings" data={twoFindings} />);
    report([500, 433.4]);
    expect(drawing()).toBe('0 0 640 280');
    wait(5);
    report([300.6]);
    wait(5);
    expect(drawing()).toBe('0 0 640 280');
    wait(2);
    expect(drawing()).toBe('0 0 301 280');
  });

  it('stays while the chart is not displayed', () => {
    render(<DonutChart label="Findings" data={twoFindings} />);
    report([0]);
    wait(10);
    expect(drawing()).toBe('-152 -152 304 304');
  });

  it('is measured once data has come, and no longer once it is gone', () => {
    const { rerender } = render(<BarChart label="Findings" data={[]} />);
    rerender(<BarChart label="Findings" data={twoFindings} />);
    report([400]);
    wait(7);
    expect(drawing()).toBe('0 0 400 280');
    rerender(<BarChart label="Findings" data={[]} />);
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
