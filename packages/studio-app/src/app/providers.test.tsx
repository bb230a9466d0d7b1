import { useMutation } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { fakeClient, fakeSession } from '../session/testing/fake-session.ts';
import type { Config } from './config.ts';
import { Looks, Providers } from './providers.tsx';

// Failed mutations are logged.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function Save({ name, toastsError }: { name: string; toastsError: boolean }) {
  const { mutate, error } = useMutation<void, Error, void>({
    mutationFn: () => Promise.reject(StudioError.fromAnswer(500)),
    meta: { toastsError },
  });
  return (
    <button type="button" onClick={() => mutate()}>
      {error ? `${name} failed` : name}
    </button>
  );
}

it('a mutation without a place for its error shows it as a toast; others show it themselves', async () => {
  const config = { version: '9.3.3', uploadBlocksFromBytes: 1 } as Config;
  render(
    <Looks>
      <Providers config={config} session={fakeSession(async () => fakeClient())}>
        <Save name="Form" toastsError={false} />
        <Save name="Menu" toastsError />
      </Providers>
    </Looks>,
  );
  const toasts = () => screen.queryAllByText('500 Something went wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Form' }));
  await screen.findByRole('button', { name: 'Form failed' });
  expect(toasts()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('button', { name: 'Menu failed' });
  expect(toasts()[0]?.closest('li')).toBeVisible();
});
