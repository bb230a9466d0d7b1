import { severityScaleChanges } from '@inspection-studio/domain/calls';
import { type SeverityScaleForm, toSeverityScalePayload } from '@inspection-studio/domain/severity-scales';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { SeenTag } from './edit.ts';
import { assetKeys, severityScaleKeys } from './keys.ts';
import { refresh } from './refresh.ts';

/** Creates a severity scale. The server assigns values and colours to its severities. */
export const createSeverityScale = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (form: SeverityScaleForm) =>
      send(severityScaleChanges.createSeverityScale, { payload: toSeverityScalePayload(form) }),
    onSuccess: () => refresh(client, severityScaleKeys.all),
  });

/** Archives a severity scale. Fails with 48 while an asset uses it. */
export const archiveSeverityScale = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) =>
      send(severityScaleChanges.deleteSeverityScale, { params: { id }, ifMatch: await etag }),
    onSuccess: () => refresh(client, severityScaleKeys.all, assetKeys.all),
  });

/** Restores an archived severity scale. */
export const restoreSeverityScale = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string): Promise<unknown> => send(severityScaleChanges.restoreSeverityScale, { params: { id } }),
    onSuccess: () => refresh(client, severityScaleKeys.all, assetKeys.all),
  });
