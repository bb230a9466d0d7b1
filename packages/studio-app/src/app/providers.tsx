import { ThemeProvider, ToastProvider, useToast } from '@inspection-studio/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createClients, createSend, SendProvider, StudioError } from '../api/index.ts';
import { createQueryClient } from '../data/index.ts';
import { type Session, SessionProvider } from '../session/index.ts';
import { RuntimeSettingsProvider } from '../settings/index.ts';
import { createUploadHost, UploadHostProvider, warnBeforeLeaving } from '../uploads/index.ts';
import type { Config } from './config.ts';

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
    const send = createSend(createClients(session));
    const queryClient = createQueryClient((error) => {
      const { notice, message } = StudioError.from(error);
      show(
        notice
          ? {
              kind: notice.severity === 'error' ? 'failed' : 'warning',
              title: notice.name,
              description: notice.message,
              prominent: notice.severity === 'error',
            }
          : { kind: 'failed', title: message },
      );
    });
    const uploads = createUploadHost({ send, session, queryClient, show });
    let hasAgreed = false;
    const signOut = () => {
      hasAgreed = true;
      return session.signOut().catch((error: unknown) => {
        hasAgreed = false;
        throw error;
      });
    };
    const warn = () => warnBeforeLeaving(uploads, { hasAgreed: () => hasAgreed });
    return { send, queryClient, uploads, session: { ...session, signOut }, warn };
  });
  useEffect(() => parts.warn(), [parts]);
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
