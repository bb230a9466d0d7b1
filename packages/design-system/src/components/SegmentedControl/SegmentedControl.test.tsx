import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SegmentedControl } from './index.js';

const layouts = [
  { value: 'grid', label: 'Grid' },
  { value: 'map', label: 'Map' },
] as const;

describe('SegmentedControl', () => {
  it('always has a selection: the first option by default', () => {
    render(<SegmentedControl aria-label="Layout" options={layouts} />);
    expect(screen.getByRole('radiogroup', { name: 'Layout' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
  });

  it('moves with arrow keys and says where to', async () => {
    const onValueChange = vi.fn();
    render(<SegmentedControl aria-label="Layout" options={layouts} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange.mock.calls).toEqual([['map']]);
    expect(screen.getByRole('radio', { name: 'Map' })).toBeChecked();
  });

  it('keeps its names when only icons are shown', () => {
    render(<SegmentedControl aria-label="Layout" options={layouts} iconOnly />);
    expect(screen.getByRole('radio', { name: 'Map' })).toBeInTheDocument();
  });

  it('shows the filled icon of what is selected', async () => {
    render(
      <SegmentedControl
        aria-label="Layout"
        options={[
          { value: 'grid', label: 'Grid', icon: <i>grid outline</i>, selectedIcon: <i>grid filled</i> },
          { value: 'map', label: 'Map', icon: <i>map outline</i>, selectedIcon: <i>map filled</i> },
        ]}
        iconOnly
      />,
    );
    expect(screen.getByText('grid filled')).toBeInTheDocument();
    expect(screen.getByText('map outline')).toBeInTheDocument();
  });
});

it('ArrowLeft chooses the one before', async () => {
  const onValueChange = vi.fn();
  render(
    <SegmentedControl
      aria-label="Layout"
      options={layouts}
      defaultValue={layouts[1]!.value}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onValueChange.mock.calls).toEqual([[layouts[0]!.value]]);
});
