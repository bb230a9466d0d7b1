import type { User } from '@inspection-studio/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Send, SendProvider, StudioError } from '../api/index.ts';
import { createQueryClient } from '../data/index.ts';
import { createSession, SessionGate, SessionProvider } from '../session/index.ts';
import { FormStatus } from './FormStatus.tsx';
import { useStudioForm } from './useStudioForm.ts';

const schema = z.object({ name: z.string() });
const ENDED = 'Your session has expired. Please log in again.';

function TagForm({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const form = useStudioForm({ schema, defaultValues: { name: '' }, onSubmit });
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      <FormStatus error={form.serverError} />
      <button onClick={() => void form.submit()}>Save</button>
    </>
  );
}

/** The form of a person who is signed in, with what ends the session: a fresh token that is refused. */
async function showForm(onSubmit: () => Promise<void>) {
  const session = createSession(async () => ({
    finishRedirect: async () => false,
    signInSilently: async () => ({ accessToken: 'silent' }),
    acquireToken: async () => ({ accessToken: 'renewed' }),
    signInByRedirect: async () => undefined,
    signInByPopup: async () => ({ accessToken: 'popup' }),
    signOut: async () => undefined,
  }));
  await session.start();
  const send = (async () => ({ id: 'maren-1' }) as User) as unknown as Send;
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <SendProvider send={send}>
        <SessionProvider session={session}>
          <SessionGate loading={null} error={() => null} refused={() => null}>
            <TagForm onSubmit={onSubmit} />
          </SessionGate>
        </SessionProvider>
      </SendProvider>
    </QueryClientProvider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'North quay');
  return { session, endSession: async () => act(async () => session.tokenRefused(await session.renewToken())) };
}

const status = () => screen.getByRole('status');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('ERR-017: a failed save is read in the status of the form, which keeps what was typed; the next one clears it', async () => {
  const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(StudioError.fromAnswer(409)).mockResolvedValue();
  await showForm(onSubmit);
  expect(status()).toBeEmptyDOMElement();
  await save();
  expect(status()).toHaveTextContent('This action did not pass validation.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North quay');
  await save();
  expect(status()).toBeEmptyDOMElement();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it.each([
  ['S01: that the session has expired is not said once it is back', 401, ENDED, ''],
  ['S01: another refusal still stands after it', 409, 'This action did not pass validation.', 'This action did not pass validation.'],
])('%s', async (_case, code, before, after) => {
  const { session, endSession } = await showForm(async () => Promise.reject(StudioError.fromAnswer(code)));
  await endSession();
  await save();
  expect(status()).toHaveTextContent(before);
  await act(session.signInAgain);
  expect(status().textContent).toBe(after);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North quay');
  await endSession();
  await save();
  expect(status()).toHaveTextContent(before);
});
