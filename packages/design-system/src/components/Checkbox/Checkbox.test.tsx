import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './index.js';

describe('Checkbox', () => {
  it('takes its name from its children, its description from `description`, and toggles with Space', async () => {
    const onCheckedChange = vi.fn();
    render(
      <Checkbox description="Needed for orthomosaics" onCheckedChange={onCheckedChange}>
        Ground control points
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox', { name: 'Ground control points' });
    expect(box).toHaveAccessibleDescription('Needed for orthomosaics');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onCheckedChange).toHaveBeenLastCalledWith(true);
    expect(box).toBeChecked();
    await userEvent.click(screen.getByText('Ground control points'));
    expect(onCheckedChange).toHaveBeenLastCalledWith(false);
    expect(box).not.toBeChecked();
  });

  it('requests true when an indeterminate checkbox is pressed, and stays mixed while the prop does', async () => {
    const onCheckedChange = vi.fn();
    render(<Checkbox aria-label="Select all" checked="indeterminate" onCheckedChange={onCheckedChange} />);
    const box = screen.getByRole('checkbox');
    expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    expect(onCheckedChange).toHaveBeenCalledWith(true);
    expect(box).toBePartiallyChecked();
  });

  it('does nothing when disabled', async () => {
    const onCheckedChange = vi.fn();
    render(
      <Checkbox disabled onCheckedChange={onCheckedChange}>
        Lidar
      </Checkbox>,
    );
    await userEvent.click(screen.getByText('Lidar'));
    expect(onCheckedChange).not.toHaveBeenCalled();
  });
});
