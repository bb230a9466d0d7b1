import { ToastProvider } from '@inspection-studio/design-system';
import type { User } from '@inspection-studio/domain/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { type Send, SendProvider } from '../../api/index.ts';
import { createQueryClient } from '../../data/index.ts';
import { SessionGate, SessionProvider } from '../../session/index.ts';
import { fakeClient, fakeSession } from '../../session/testing/fake-session.ts';

/** Renders a form of a signed-in person. @returns the session, which a test can end */
export async function renderForm(form: ReactNode, ...otherRoutes: RouteObject[]) {
  const session = fakeSession(async () => fakeClient());
  await session.start();
  const send = (async () => ({ id: 'maren-1' }) as User) as unknown as Send;
  const router = createMemoryRouter([{ path: '/', element: form }, ...otherRoutes]);
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <SendProvider send={send}>
        <SessionProvider session={session}>
          <ToastProvider>
            <SessionGate loading={null} unreachable={null} error={() => null} signedOut={null} refused={() => null}>
              <RouterProvider router={router} />
            </SessionGate>
          </ToastProvider>
        </SessionProvider>
      </SendProvider>
    </QueryClientProvider>,
  );
  return session;
}
