import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Switch } from './index.js';

describe('Switch', () => {
  it('turns on and off by Space and by its words', async () => {
    const onCheckedChange = vi.fn();
    render(<Switch onCheckedChange={onCheckedChange}>Ground control points</Switch>);
    const control = screen.getByRole('switch', { name: 'Ground control points' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(control).toBeChecked();
    await userEvent.click(screen.getByText('Ground control points'));
    expect(control).not.toBeChecked();
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });
});
