import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxChip, CheckboxChipGroup } from './index.js';

describe('CheckboxChip', () => {
  it('toggles independently of other chips, by click and by Space', async () => {
    const onCheckedChange = vi.fn();
    render(
      <CheckboxChipGroup aria-label="Data types">
        <CheckboxChip defaultChecked>3D Digital Twin</CheckboxChip>
        <CheckboxChip onCheckedChange={onCheckedChange}>2D Data</CheckboxChip>
      </CheckboxChipGroup>,
    );
    const other = screen.getByRole('checkbox', { name: '3D Digital Twin' });
    const chip = screen.getByRole('checkbox', { name: '2D Data' });
    await userEvent.click(screen.getByText('2D Data'));
    expect(chip).toBeChecked();
    expect(other).toBeChecked();
    await userEvent.keyboard(' ');
    expect(chip).not.toBeChecked();
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });
});
