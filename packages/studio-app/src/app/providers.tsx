import { ThemeProvider, ToastProvider, TooltipProvider, useToast } from '@inspection-studio/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createClients, createSend, SendProvider, StudioError } from '../api/index.ts';
import { createQueryClient, documentKeys, projectKeys, refreshProjects } from '../data/index.ts';
import { type Session, SessionProvider } from '../session/index.ts';
import { RuntimeSettingsProvider } from '../settings/index.ts';
import {
  createDocumentUpload,
  createSendingConditions,
  createUploadStore,
  DocumentUploadProvider,
  putFileByXhr,
  UploadsProvider,
  warnBeforeLeaving,
} from '../uploads/index.ts';
import { type Config, probeServer } from './config.ts';

interface ProvidersProps {
  config: Config;
  session: Session;
  children: ReactNode;
}

/** Looks first: everything below may show toasts, tooltips and either theme. */
export function Looks({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <TooltipProvider>
        <ToastProvider>{children}</ToastProvider>
      </TooltipProvider>
    </ThemeProvider>
  );
}

/** Everything the screens work with, made once: the way to the server, the cache, the uploads. */
export function Providers({ config, session, children }: ProvidersProps) {
  const { show } = useToast();
  const [parts] = useState(() => {
    const send = createSend(createClients(session));
    const queryClient = createQueryClient((error) => {
      const { notice, message } = StudioError.from(error);
      show(
        notice
          ? { kind: notice.severity === 'error' ? 'failed' : 'warning', title: notice.name, description: notice.message, prominent: notice.severity === 'error' }
          : { kind: 'failed', title: message },
      );
    });
    const services = {
      send,
      putFile: putFileByXhr,
      refreshToken: () => session.renewToken(),
      conditions: createSendingConditions({ isOnline: () => navigator.onLine, probe: probeServer, session }),
      random: Math.random,
    };
    const uploads = createUploadStore({
      ...services,
      onInspectionChanged: (id) => {
        void queryClient.invalidateQueries({ queryKey: projectKeys.one(id) });
        void refreshProjects(queryClient);
      },
    });
    const documentUpload = createDocumentUpload({
      ...services,
      onUploaded: (name) => {
        void queryClient.invalidateQueries({ queryKey: documentKeys.all });
        show({ kind: 'completed', title: 'Document uploaded', description: name });
      },
    });
    let hasAgreed = false;
    const signOut = () => {
      hasAgreed = true;
      return session.signOut().catch((error: unknown) => {
        hasAgreed = false;
        throw error;
      });
    };
    const warn = () => warnBeforeLeaving([uploads, documentUpload], { hasAgreed: () => hasAgreed });
    return { send, queryClient, uploads, documentUpload, session: { ...session, signOut }, warn };
  });
  useEffect(() => parts.warn(), [parts]);
  return (
    <RuntimeSettingsProvider settings={config}>
      <QueryClientProvider client={parts.queryClient}>
        <SendProvider send={parts.send}>
          <SessionProvider session={parts.session}>
            <UploadsProvider store={parts.uploads}>
              <DocumentUploadProvider upload={parts.documentUpload}>{children}</DocumentUploadProvider>
            </UploadsProvider>
          </SessionProvider>
        </SendProvider>
      </QueryClientProvider>
    </RuntimeSettingsProvider>
  );
}
