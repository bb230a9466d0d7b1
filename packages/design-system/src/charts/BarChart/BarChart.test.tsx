import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findings, twoFindings, zeroFindings } from '../../testing/chart-samples.js';
import { BarChart } from './index.js';

const bars = () => screen.getAllByRole('button');

describe('BarChart', () => {
  it('Charts have a bar view: one bar per datum, in its colour', () => {
    render(<BarChart label="Findings" data={twoFindings} onBarClick={vi.fn()} />);
    expect(bars().map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Rust, Counts: 3 (37.5%)',
      'Crack, Counts: 5 (62.5%)',
    ]);
    expect(bars().map((bar) => bar.lastElementChild?.getAttribute('style'))).toEqual(
      twoFindings.map(({ fill }) => `fill: ${fill};`),
    );
  });

  it('draws its plot area 45 from the left, 15 from the top and 20 from the bottom', () => {
    render(<BarChart label="Findings" data={twoFindings} height={200} onBarClick={vi.fn()} />);
    const [highest] = bars().toReversed();
    expect(highest?.lastElementChild).toHaveAttribute('y', '15');
    expect(highest?.lastElementChild).toHaveAttribute('height', String(200 - 15 - 20));
    expect(document.querySelector('svg > line')).toHaveAttribute('x1', '45');
  });

  it('writes names under the bars, cut after 12 characters', () => {
    render(<BarChart label="Findings" data={findings} />);
    expect(screen.getByText('Steel corros...')).toBeInTheDocument();
    expect(screen.getAllByText('Missing bolt').map(({ tagName }) => tagName)).toEqual(['SPAN', 'BDI']);
  });

  it('writes whole numbers beside the axis', () => {
    render(<BarChart label="Findings" data={[{ id: 'rust', name: 'Rust', count: 3, fill: '#833f1d' }]} />);
    const [drawing] = document.querySelectorAll('div[aria-hidden="true"]');
    expect([...(drawing?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['0', '1', '2', '3', 'Rust']);
  });

  it('Clicking a bar calls back with the category name, and so do Enter and Space', async () => {
    const onBarClick = vi.fn();
    render(<BarChart label="Findings" data={twoFindings} onBarClick={onBarClick} />);
    await userEvent.click(screen.getByRole('button', { name: /^Crack/ }));
    await userEvent.keyboard('{Home}{Enter}{End} ');
    expect(onBarClick.mock.calls).toEqual([['Crack'], ['Rust'], ['Crack']]);
  });

  it('bars that cannot be clicked are images, still reached by keys', async () => {
    render(<BarChart label="Findings" data={twoFindings} />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole('img', { name: /^Rust/ })).toHaveFocus();
  });

  it('is a group named by its label, with a table of its values', () => {
    render(<BarChart label="Findings" data={twoFindings} />);
    const group = within(screen.getByRole('group', { name: 'Findings' }));
    const rows = within(group.getByRole('table', { name: 'Findings' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['CategoryCountsPercent', 'Rust337.5%', 'Crack562.5%']);
  });

  it('without data says so, in words of its own if it has some', () => {
    const { rerender } = render(<BarChart label="Findings" data={[]} />);
    expect(screen.getByRole('group', { name: 'Findings' })).toHaveTextContent("There's nothing here yet.");
    rerender(<BarChart label="Findings" data={[]} texts={{ empty: 'No findings.' }} />);
    expect(screen.getByText('No findings.')).toBeInTheDocument();
  });

  it('where all counts are 0 the bars stay to be found, without height', () => {
    render(<BarChart label="Findings" data={zeroFindings} onBarClick={vi.fn()} />);
    expect(bars().map((bar) => bar.lastElementChild?.getAttribute('height'))).toEqual(['0', '0', '0']);
    expect(bars()[0]).toHaveAccessibleName('Rust, Counts: 0 (0.0%)');
  });
});
