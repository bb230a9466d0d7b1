import { tagChanges } from '@inspection-studio/domain/calls';
import type { TagPayload } from '@inspection-studio/domain/tags';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { Edit, SeenTag } from './edit.ts';
import { tagKeys } from './keys.ts';
import { refresh } from './refresh.ts';

export const createTag = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: TagPayload) => send(tagChanges.createTag, { payload }),
    onSuccess: () => refresh(client, tagKeys.all),
  });

export const updateTag = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: ({ values, etag }: Edit<TagPayload>) =>
      send(tagChanges.updateTag, { params: { id }, payload: values, ifMatch: etag }),
    onSuccess: () => refresh(client, tagKeys.all),
  });

/** Archives a tag. */
export const deleteTag = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) => send(tagChanges.deleteTag, { params: { id }, ifMatch: await etag }),
    onSuccess: () => refresh(client, tagKeys.all),
  });

/** Restores an archived tag by id. */
export const restoreTag = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string): Promise<unknown> => send(tagChanges.restoreTag, { params: { id } }),
    onSuccess: () => refresh(client, tagKeys.all),
  });
