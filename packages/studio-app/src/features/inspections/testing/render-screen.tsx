import { ThemeProvider, ToastProvider, TooltipProvider } from '@inspection-studio/design-system';
import { type Call, calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { type InitialEntry, createMemoryRouter, RouterProvider } from 'react-router';
import { createConnection, type Send, SendProvider, studioConnection } from '../../../api/index.ts';
import { createQueryClient } from '../../../data/index.ts';
import { SessionGate, SessionProvider, type Session } from '../../../session/index.ts';
import { RuntimeSettingsProvider } from '../../../settings/index.ts';
import type { RuntimeSettings } from '../../../settings/runtime-settings.tsx';
import { createUploadHost, UploadHostProvider } from '../../../uploads/index.ts';
import { createSendingConditions } from '../../../uploads/sending-conditions.ts';
import { hostOf } from '../../../uploads/testing/host-of.ts';
import { createUploadStore } from '../../../uploads/upload-store.ts';

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

/** Replies by call; one that is an Error is thrown, a function is called with the options of the call. */
export type Replies = Map<Call, unknown>;

/** A call as a screen sent it. */
export interface Asked {
  call: Call;
  payload?: unknown;
  query?: { filter?: string; orderBy?: string; interruptUploads?: boolean; uploadId?: string };
  page?: { top: number; skip: number };
  ifMatch?: string;
}

/** How the person, the settings and the route differ from the usual ones. */
interface Differences {
  person?: Partial<User>;
  settings?: Partial<RuntimeSettings>;
  /** Whether uploads are sent as in the app, instead of staying where they are. @default false */
  hasUploads?: boolean;
  /** Pattern of the address, with what the route says of itself. @default every address, without a handle */
  route?: { path: string; handle?: unknown };
}

/** A screen in the application's own providers, over a server that answers from a table. @param entry address of the page */
export function renderScreen(
  screen: ReactNode,
  replies: Replies,
  entry: InitialEntry = '/',
  { person = {}, settings = {}, hasUploads = false, route = { path: '*' } }: Differences = {},
) {
  // The files of a worker share the connection. One that says that the network is back makes it ask a server that is not there.
  studioConnection().confirm();
  const asked: Asked[] = [];
  const send = (async (call: Call, options: Omit<Asked, 'call'> = {}) => {
    asked.push({ call, ...options });
    const reply = call === calls.whoami ? { ...maren, ...person } : replies.get(call);
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply(options) : reply;
  }) as unknown as Send;
  const session: Session = {
    start: async () => undefined,
    getState: () => SIGNED_IN,
    subscribe: () => () => undefined,
    signInAgain: async () => undefined,
    signInForExpired: async () => undefined,
    signInOnPage: async () => undefined,
    refuse: () => undefined,
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
    page: window,
    conditions: createSendingConditions({
      connection: createConnection({ isOnline: () => true, probe: async () => undefined, network: new EventTarget() }),
      session,
    }),
    random: () => 0,
  });
  const router = createMemoryRouter([{ ...route, element: <Suspense>{screen}</Suspense> }], {
    initialEntries: [entry],
  });
  const queryClient = createQueryClient(() => undefined);
  const host = hasUploads
    ? createUploadHost({
        send,
        session,
        queryClient,
        show: () => undefined,
        blocksFromBytes: SETTINGS.uploadBlocksFromBytes,
      })
    : hostOf({ images: { ...uploads, Tray: () => null } });
  render(
    <ThemeProvider>
      <TooltipProvider>
        <ToastProvider>
          <RuntimeSettingsProvider settings={{ ...SETTINGS, ...settings }}>
            <QueryClientProvider client={queryClient}>
              <SendProvider send={send}>
                <SessionProvider session={session}>
                  <SessionGate
                    loading={null}
                    unreachable={null}
                    error={() => null}
                    signedOut={null}
                    refused={() => null}
                  >
                    <UploadHostProvider host={host}>
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
  signInMethodsPath: null,
  isDemoSignInOpen: false,
  isSignInHosted: true,
  uploadBlocksFromBytes: 16 * 1024 * 1024,
};
