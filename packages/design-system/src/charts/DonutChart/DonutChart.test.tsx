import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findings, oneFinding, twoFindings, zeroFindings } from '../../testing/chart-samples.js';
import { layoutSlices } from '../donut-layout.js';
import { DonutChart } from './index.js';

const slices = () => screen.getAllByRole('button');
const outline = (slice: HTMLElement | undefined) => slice?.firstElementChild?.getAttribute('d');

describe('DonutChart', () => {
  it('Charts have a pie (donut) view: one ring slice per datum, in its colour', () => {
    render(<DonutChart label="Findings" data={twoFindings} onSliceClick={vi.fn()} />);
    expect(slices().map((slice) => slice.getAttribute('aria-label'))).toEqual([
      'Rust, Counts: 3 (37.5%)',
      'Crack, Counts: 5 (62.5%)',
    ]);
    expect(slices().map((slice) => slice.firstElementChild?.getAttribute('style'))).toEqual(
      twoFindings.map(({ fill }) => `fill: ${fill};`),
    );
  });

  it('draws the stated arcs inside its size, with room for a ring of 4', () => {
    render(<DonutChart label="Findings" data={twoFindings} size={208} onSliceClick={vi.fn()} />);
    expect(slices().map(outline)).toEqual(layoutSlices([3, 5], 100).map(({ path }) => path));
    expect(outline(slices()[0])).toMatch(/A100,100,.*A3,3,.*A50,50,/);
  });

  it('labels slices of 0.4 rad or more, cut after 12 characters', () => {
    render(<DonutChart label="Findings" data={findings} showLegend={false} />);
    const labels = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    // Missing bolt and Vegetation have 9 and 6 of 177: less than 0.4 rad.
    expect(labels).toEqual([
      'Steel corros...',
      'Concrete cra...',
      'Concrete spa...',
      'Staining',
      'Bearing defe...',
      'Joint leakag...',
    ]);
  });

  it('Clicking a slice calls back with its id, and so do Enter and Space', async () => {
    const onSliceClick = vi.fn();
    render(<DonutChart label="Findings" data={findings} onSliceClick={onSliceClick} />);
    await userEvent.click(screen.getByRole('button', { name: /^Bearing defect/ }));
    await userEvent.keyboard('{Home}{Enter}{End} ');
    expect(onSliceClick.mock.calls).toEqual([['bearing-defect'], ['steel-corrosion'], ['vegetation']]);
  });

  it('has a legend with counts and shares, there for screen readers where it is hidden', () => {
    const { rerender } = render(<DonutChart label="Findings" data={oneFinding} />);
    expect(screen.getByRole('row', { name: 'Rust 7 100.0%' })).toBeInTheDocument();
    rerender(<DonutChart label="Findings" data={oneFinding} showLegend={false} />);
    expect(
      within(screen.getByRole('table', { name: 'Findings' })).getByRole('row', { name: 'Rust 7 100.0%' }),
    ).toBeInTheDocument();
  });

  it('pointing at a row of the legend marks its slice', async () => {
    render(<DonutChart label="Findings" data={twoFindings} />);
    const row = screen.getByRole('row', { name: /Crack/ });
    await userEvent.hover(row);
    expect(row).toHaveAttribute('data-active');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('CrackCounts: 5 (62.5%)');
  });

  it.each([
    ['without data, says so', [], "There's nothing here yet."],
    ['shows zero shares when all counts are 0', zeroFindings, '0.0%'],
  ])('%s', (_case, data, text) => {
    render(<DonutChart label="Findings" data={data} />);
    expect(screen.getByRole('group', { name: 'Findings' })).toHaveTextContent(text);
    expect(document.querySelectorAll('circle')).toHaveLength(data.length === 0 ? 0 : 2);
  });
});
