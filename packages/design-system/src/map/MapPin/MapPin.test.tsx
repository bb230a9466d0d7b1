import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.js';
import { MapPin } from './index.js';

describeConformance('MapPin', <MapPin label="Mill Bridge" />, { refInstanceof: HTMLButtonElement });

it('a marker is a button named by what it stands for', async () => {
  const onClick = vi.fn();
  render(<MapPin label="Mill Bridge, Bridge" icon={<svg />} onClick={onClick} />);
  screen.getByRole('button', { name: 'Mill Bridge, Bridge' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});
