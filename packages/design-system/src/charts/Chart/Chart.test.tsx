import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { twoFindings } from '../../testing/chart-samples.js';
import { Chart } from './index.js';

const marks = () => screen.getAllByRole('button').map((mark) => mark.querySelectorAll('rect').length);

describe('Chart', () => {
  it('The view is switchable by a chart type (pie, bar): the other view has the same data', async () => {
    const onTypeChange = vi.fn();
    const [onBarClick, onSliceClick] = [vi.fn(), vi.fn()];
    render(
      <Chart
        label="Findings"
        data={twoFindings}
        onTypeChange={onTypeChange}
        onBarClick={onBarClick}
        onSliceClick={onSliceClick}
      />,
    );
    expect(marks()).toEqual([0, 0]);
    const before = screen.getByRole('table').textContent;
    await userEvent.click(screen.getByRole('button', { name: /^Crack/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Bar' }));
    expect(onTypeChange).toHaveBeenCalledExactlyOnceWith('bar');
    expect(marks()).toEqual([2, 2]);
    expect(screen.getByRole('table').textContent).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: /^Crack/ }));
    expect(onSliceClick.mock.calls).toEqual([['crack']]);
    expect(onBarClick.mock.calls).toEqual([['Crack']]);
  });

  it('a controlled type waits for its owner', async () => {
    const onTypeChange = vi.fn();
    const { rerender } = render(<Chart label="Findings" data={twoFindings} type="bar" onTypeChange={onTypeChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Pie' }));
    expect(onTypeChange).toHaveBeenCalledWith('pie');
    expect(screen.getByRole('radio', { name: 'Bar' })).toBeChecked();
    rerender(<Chart label="Findings" data={twoFindings} type="pie" />);
    expect(screen.getByRole('radio', { name: 'Pie' })).toBeChecked();
  });

  it('every text can be another one', () => {
    const texts = {
      type: 'Ansicht',
      pie: 'Ring',
      bar: 'Balken',
      counts: (count: number, percent: string) => `${count}, ${percent} %`,
    };
    render(<Chart label="Befunde" data={twoFindings} texts={texts} />);
    expect(screen.getByRole('radiogroup', { name: 'Ansicht' })).toHaveTextContent('RingBalken');
    expect(screen.getByRole('img', { name: 'Rust, 3, 37.5 %' })).toBeInTheDocument();
  });
});
