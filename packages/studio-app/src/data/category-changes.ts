import { categoryChanges, type CategoryPayload } from '@inspection-studio/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { categoryKeys } from './keys.ts';
import { refresh } from './refresh.ts';

export const createCategory = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: CategoryPayload) => send(categoryChanges.createCategory, { payload }),
    onSuccess: () => refresh(client, categoryKeys.all),
  });

export const updateCategory = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (payload: CategoryPayload) => send(categoryChanges.updateCategory, { params: { id }, payload }),
    onSuccess: () => refresh(client, categoryKeys.all),
  });

/** Archives a category by id. Fails with 44 or 47 while it is in use. */
export const deleteCategory = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(categoryChanges.deleteCategory, { params: { id } }),
    onSuccess: () => refresh(client, categoryKeys.all),
  });

/** Restores an archived category by id. */
export const restoreCategory = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string): Promise<unknown> => send(categoryChanges.restoreCategory, { params: { id } }),
    onSuccess: () => refresh(client, categoryKeys.all),
  });
