import { checklistChanges, type ChecklistPayload } from '@inspection-studio/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
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
    mutationFn: (payload: ChecklistPayload) => send(checklistChanges.updateChecklist, { params: { id }, payload }),
    onSuccess: () => refresh(client, checklistKeys.all, projectKeys.all),
  });

/** Permanently deletes a checklist template (F14) and removes it from its inspections. */
export const deleteChecklist = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(checklistChanges.deleteChecklist, { params: { id } }),
    onSuccess: (_gone, id) => {
      client.removeQueries({ queryKey: checklistKeys.one(id) });
      return refresh(client, checklistKeys.all, projectKeys.all);
    },
  });
