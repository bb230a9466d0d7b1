import { documentChanges } from '@inspection-studio/domain/calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { documentKeys } from './keys.ts';
import { refresh } from './refresh.ts';

/** Deletes a document. */
export const deleteDocument = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => send(documentChanges.deleteDocument, { params: { id } }),
    onSuccess: () => refresh(client, documentKeys.all),
  });
