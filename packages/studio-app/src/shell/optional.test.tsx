import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { optional } from './optional.ts';

it('a part whose code cannot be loaded is left out or replaced, and the page around it stays', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = new Error('/assets/Banners.js is missing.');
  const Missing = optional(() => Promise.reject(missing));
  const Replaced = optional(
    () => Promise.reject(missing),
    () => <p>Instead</p>,
  );
  const There = optional(async () => ({ default: () => <p>There</p> }));
  render(
    <Suspense fallback={null}>
      <p>Page</p>
      <Missing />
      <There />
      <Replaced />
    </Suspense>,
  );
  expect(await screen.findByText('Page')).toBeVisible();
  expect(screen.getByText('There')).toBeVisible();
  expect(screen.getByText('Instead')).toBeVisible();
  expect(logged.mock.calls.flat().map(String).join()).toContain('is missing');
});
