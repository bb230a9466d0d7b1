import type { QueryClient } from '@tanstack/react-query';
import type { Send } from '../../api/index.ts';
import { archiveSeverityScale, readTag, restoreSeverityScale, severityScaleQuery } from '../../data/index.ts';
import type { LibraryDeletion, LibraryRestoration } from '../../widgets/library/index.ts';

export const severityScaleDeletion = (send: Send, client: QueryClient): LibraryDeletion => ({
  noun: 'severity scale',
  remove: (id) => archiveSeverityScale(send, client, id),
  readTag: (id) => readTag(client, severityScaleQuery(send, id)),
  restore: restoreSeverityScale(send, client),
});

export const severityScaleRestoration = (send: Send, client: QueryClient): LibraryRestoration => ({
  noun: 'severity scale',
  restore: restoreSeverityScale(send, client),
});
