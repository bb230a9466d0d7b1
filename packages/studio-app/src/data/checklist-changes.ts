import { checklistChanges } from '@inspection-studio/domain/calls';
import type { ChecklistPayload } from '@inspection-studio/domain/checklists';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { Edit, SeenTag } from './edit.ts';
import { forget } from './forget.ts';
import { checklistKeys, projectKeys } from './keys.ts';
import { refresh } from './refresh.ts';

export const createChecklist = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: ChecklistPayload) => send(checklistChanges.createChecklist, { payload }),
    onSuccess: () => refresh(client, checklistKeys.all),
  });

/** Updates a checklist template. Refreshes inspections, which include its name. */
export const updateChecklist = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: ({ values, etag }: Edit<ChecklistPayload>) =>
      send(checklistChanges.updateChecklist, { params: { id }, payload: values, ifMatch: etag }),
    onSuccess: () => refresh(client, checklistKeys.all, projectKeys.all),
  });

/** Permanently deletes a checklist template and removes it from its inspections. */
export const deleteChecklist = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) =>
      send(checklistChanges.deleteChecklist, { params: { id }, ifMatch: await etag }),
    onSuccess: async () => {
      await forget(client, checklistKeys.one(id));
      await refresh(client, checklistKeys.all, projectKeys.all);
    },
  });
