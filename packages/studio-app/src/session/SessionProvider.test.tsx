import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Send, SendProvider } from '../api/index.ts';
import { createQueryClient } from '../data/index.ts';
import { createSession } from './session.ts';
import { SessionProvider, useUser } from './SessionProvider.tsx';

afterEach(() => vi.restoreAllMocks());

it("ERR-063: reading the person before sign-in throws 'User is not fetched.'", () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = vi.fn<() => Promise<unknown>>();
  const session = createSession(() => new Promise(() => undefined));
  const queryClient = createQueryClient(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SendProvider send={send as unknown as Send}>
        <SessionProvider session={session}>{children}</SessionProvider>
      </SendProvider>
    </QueryClientProvider>
  );
  expect(() => renderHook(useUser, { wrapper })).toThrow(/^User is not fetched\.$/);
  expect(send).not.toHaveBeenCalled();
});
