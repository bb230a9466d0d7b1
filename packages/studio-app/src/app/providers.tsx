import { ThemeProvider, ToastProvider, useToast } from '@inspection-studio/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createClients, createSend, logError, SendProvider, studioConnection } from '../api/index.ts';
import { createQueryClient, refetchAfterOutages } from '../data/index.ts';
import { type Session, SessionProvider, whoamiQuery } from '../session/index.ts';
import { RuntimeSettingsProvider } from '../settings/index.ts';
import { answerOtherTabs, createUploadHost, UploadHostProvider, warnBeforeLeaving } from '../uploads/index.ts';
import type { Config } from './config.ts';
import { failureToast } from './failure-toast.ts';

/** Error code of an inactive account. */
const INACTIVE_ACCOUNT = 33;

interface ProvidersProps {
  config: Config;
  session: Session;
  children: ReactNode;
}

/** Theme, toasts and other visual providers. */
export function Looks({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <ToastProvider>{children}</ToastProvider>
    </ThemeProvider>
  );
}

/** Services of the screens, created once: API client, query cache and uploads. */
export function Providers({ config, session, children }: ProvidersProps) {
  const { show } = useToast();
  const [parts] = useState(() => {
    const send = createSend(createClients(session), {
      connection: studioConnection(),
      onFailure: (error) => {
        // The reasons are about the sign-in; without them the account is unknown or inactive.
        if (error.code === INACTIVE_ACCOUNT) session.refuse(error.reasons.join(' ') || error.message);
      },
    });
    const queryClient = createQueryClient((error) => show(failureToast(error)));
    const uploads = createUploadHost({
      send,
      session,
      queryClient,
      show,
      blocksFromBytes: config.uploadBlocksFromBytes,
      stallMs: config.uploadStallMs,
    });
    let hasAgreed = false;
    const signOut = () => {
      hasAgreed = true;
      const user = queryClient.getQueryData(whoamiQuery(send).queryKey);
      // A failure must not keep anybody from signing out.
      const ended = user && import('../session/end-session.ts').then(({ endSession }) => endSession(send, user));
      const forgot = user && import('../uploads/forget-forms.ts').then(({ forgetFormsOf }) => forgetFormsOf(user.id));
      return Promise.all([ended?.catch(logError), forgot?.catch(logError)])
        .then(() => session.signOut())
        .catch((error: unknown) => {
          hasAgreed = false;
          throw error;
        });
    };
    const warn = () => warnBeforeLeaving(uploads, { hasAgreed: () => hasAgreed });
    return { send, queryClient, uploads, session: { ...session, signOut }, warn };
  });
  useEffect(() => parts.warn(), [parts]);
  useEffect(() => answerOtherTabs(parts.uploads), [parts]);
  useEffect(() => refetchAfterOutages(parts.queryClient, studioConnection()), [parts]);
  return (
    <RuntimeSettingsProvider settings={config}>
      <QueryClientProvider client={parts.queryClient}>
        <SendProvider send={parts.send}>
          <SessionProvider session={parts.session}>
            <UploadHostProvider host={parts.uploads}>{children}</UploadHostProvider>
          </SessionProvider>
        </SendProvider>
      </QueryClientProvider>
    </RuntimeSettingsProvider>
  );
}
