import { categoryChanges } from '@inspection-studio/domain/calls';
import type { CategoryPayload } from '@inspection-studio/domain/categories';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { Edit, SeenTag } from './edit.ts';
import { categoryKeys } from './keys.ts';
import { refresh } from './refresh.ts';

export const createCategory = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: CategoryPayload) => send(categoryChanges.createCategory, { payload }),
    onSuccess: () => refresh(client, categoryKeys.all),
  });

export const updateCategory = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: ({ values, etag }: Edit<CategoryPayload>) =>
      send(categoryChanges.updateCategory, { params: { id }, payload: values, ifMatch: etag }),
    onSuccess: () => refresh(client, categoryKeys.all),
  });

/** Archives a category. Fails with 44 or 47 while it is in use. */
export const deleteCategory = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) => send(categoryChanges.deleteCategory, { params: { id }, ifMatch: await etag }),
    onSuccess: () => refresh(client, categoryKeys.all),
  });

/** Restores an archived category by id. */
export const restoreCategory = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string): Promise<unknown> => send(categoryChanges.restoreCategory, { params: { id } }),
    onSuccess: () => refresh(client, categoryKeys.all),
  });
