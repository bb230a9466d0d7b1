import { severityScaleChanges, type SeverityScaleForm, toSeverityScalePayload } from '@inspection-studio/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, severityScaleKeys } from './keys.ts';
import { refresh } from './refresh.ts';

/** Creates a severity scale; the server gives its severities their values and colours. */
export const createSeverityScale = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (form: SeverityScaleForm) =>
      send(severityScaleChanges.createSeverityScale, { payload: toSeverityScalePayload(form) }),
    onSuccess: () => refresh(client, severityScaleKeys.all),
  });

/** Archives a severity scale; refused with 48 while an asset uses it. @see STATE-053 */
export const archiveSeverityScale = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(severityScaleChanges.deleteSeverityScale, { params: { id } }),
    onSuccess: () => refresh(client, severityScaleKeys.all, assetKeys.all),
  });

/** Brings an archived severity scale back. @see STATE-054 */
export const restoreSeverityScale = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string): Promise<unknown> => send(severityScaleChanges.restoreSeverityScale, { params: { id } }),
    onSuccess: () => refresh(client, severityScaleKeys.all, assetKeys.all),
  });
