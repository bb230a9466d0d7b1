import { imageChanges } from '@inspection-studio/domain/calls';
import type { Image } from '@inspection-studio/domain/images';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { imageKeys } from './keys.ts';
import { refresh } from './refresh.ts';

/** Images of one inspection, and whether they get a flag or lose it. */
export interface Flagging {
  ids: readonly string[];
  isFlagged: boolean;
}

interface ImagePage {
  items: readonly Image[];
}

/** The images of a page that a flagging changes. */
const changedIn = ({ items }: ImagePage, { ids, isFlagged }: Flagging): Image[] =>
  items.filter((image) => ids.includes(image.id) && image.isFlagged !== isFlagged);

/** Shows flags in every page that is here. */
function show(client: QueryClient, flagging: Flagging): void {
  client.setQueriesData<ImagePage>({ queryKey: imageKeys.all }, (page) => {
    const changed = page ? changedIn(page, flagging) : [];
    if (!page || changed.length === 0) return page;
    const items = page.items.map((image) =>
      changed.includes(image) ? { ...image, isFlagged: flagging.isFlagged } : image,
    );
    return { ...page, items };
  });
}

/**
 * Flags images of an inspection, or removes their flags. Updates the cache optimistically and takes back on failure what
 * it changed there. Changes of one inspection are sent one after another.
 */
export const flagImages = (send: Send, client: QueryClient, projectId: string) => {
  const mutationKey = [...imageKeys.all, 'flags', projectId];
  return mutationOptions({
    mutationKey,
    scope: { id: `flags ${projectId}` },
    mutationFn: ({ ids, isFlagged }: Flagging) =>
      send(imageChanges.flagImages, { params: { id: projectId }, payload: { ids: [...ids], isFlagged } }),
    onMutate: async (flagging) => {
      // A page that is read again would come with the flags from before. One that is read first is awaited by its screen.
      await client.cancelQueries({ queryKey: imageKeys.all, predicate: ({ state }) => state.data !== undefined });
      const pages = client.getQueriesData<ImagePage>({ queryKey: imageKeys.all });
      const changed = pages.flatMap(([, page]) => (page ? changedIn(page, flagging) : []));
      show(client, flagging);
      return { ids: changed.map(({ id }) => id) };
    },
    onError: (_error, { isFlagged }, result) => show(client, { ids: result?.ids ?? [], isFlagged: !isFlagged }),
    onSettled: () => {
      // A page that is read between two changes would lack the second one. The next change does not wait for the pages.
      if (client.isMutating({ mutationKey }) === 1) void refresh(client, imageKeys.all);
    },
  });
};
