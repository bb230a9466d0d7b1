import type { QueryClient } from '@tanstack/react-query';
import type { Send } from '../../api/index.ts';
import { archiveSeverityScale, restoreSeverityScale } from '../../data/index.ts';
import type { LibraryDeletion, LibraryRestoration } from '../../widgets/library/index.ts';

export const severityScaleDeletion = (send: Send, client: QueryClient): LibraryDeletion => ({
  noun: 'severity scale',
  remove: archiveSeverityScale(send, client),
  restore: restoreSeverityScale(send, client),
});

export const severityScaleRestoration = (send: Send, client: QueryClient): LibraryRestoration => ({
  noun: 'severity scale',
  restore: restoreSeverityScale(send, client),
});
