import { ThemeProvider, ToastProvider, TooltipProvider } from '@inspection-studio/design-system';
import { type Call, calls, type User } from '@inspection-studio/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type Send, SendProvider } from '../../../api/index.ts';
import { createQueryClient } from '../../../data/index.ts';
import { SessionGate, SessionProvider, type Session } from '../../../session/index.ts';
import { RuntimeSettingsProvider } from '../../../settings/index.ts';
import { createSendingConditions, createUploadStore, UploadHostProvider } from '../../../uploads/index.ts';
import { hostOf } from '../../../uploads/testing/host-of.ts';

/** The person who is signed in. */
export const maren: User = {
  id: 'maren-1',
  companyId: 'grid-1',
  firstName: 'Maren',
  lastName: 'Solheim',
  name: 'Maren Solheim',
  email: 'maren@grid.example',
  phoneNumber: '',
  thumbnail: null,
  created: '2024-01-01T00:00:00.000Z',
  modified: '2024-01-01T00:00:00.000Z',
  roleId: 'Manager',
  status: 'Activated',
  invitedBy: null,
};

/** Replies by call; one that is an Error is thrown. */
export type Replies = Map<Call, unknown>;

/** A screen in the application's own providers, over a server that answers from a table. */
export function renderScreen(screen: ReactNode, replies: Replies) {
  const asked: { call: Call; payload: unknown }[] = [];
  const send = (async (call: Call, options: { payload?: unknown } = {}) => {
    asked.push({ call, payload: options.payload });
    const reply = call === calls.whoami ? maren : replies.get(call);
    if (reply instanceof Error) throw reply;
    return reply;
  }) as unknown as Send;
  const session: Session = {
    start: async () => undefined,
    getState: () => SIGNED_IN,
    subscribe: () => () => undefined,
    signInAgain: async () => undefined,
    signOut: async () => undefined,
    getToken: async () => 'token',
    renewToken: async () => 'token',
    tokenRefused: () => undefined,
  };
  const uploads = createUploadStore({
    send,
    putFile: () => new Promise(() => undefined),
    refreshToken: async () => undefined,
    onInspectionChanged: () => undefined,
    conditions: createSendingConditions({
      isOnline: () => true,
      probe: async () => undefined,
      session,
      network: new EventTarget(),
    }),
    random: () => 0,
  });
  const router = createMemoryRouter([{ path: '*', element: <Suspense>{screen}</Suspense> }]);
  render(
    <ThemeProvider>
      <TooltipProvider>
        <ToastProvider>
          <RuntimeSettingsProvider settings={SETTINGS}>
            <QueryClientProvider client={createQueryClient(() => undefined)}>
              <SendProvider send={send}>
                <SessionProvider session={session}>
                  <SessionGate loading={null} error={() => null} refused={() => null}>
                    <UploadHostProvider host={hostOf({ images: { ...uploads, Tray: () => null } })}>
                      <RouterProvider router={router} />
                    </UploadHostProvider>
                  </SessionGate>
                </SessionProvider>
              </SendProvider>
            </QueryClientProvider>
          </RuntimeSettingsProvider>
        </ToastProvider>
      </TooltipProvider>
    </ThemeProvider>,
  );
  return { asked, router, uploads };
}

const SIGNED_IN = { phase: 'signed-in', isExpired: false } as const;

const SETTINGS = {
  version: '9.3.3',
  supportEmail: 'support@grid.example',
  launchUrl: 'https://cloud.example',
  tileUrl: '/tiles/{z}/{x}/{y}',
  tileCredit: '',
  coatingBreakdownCompanies: [],
};
