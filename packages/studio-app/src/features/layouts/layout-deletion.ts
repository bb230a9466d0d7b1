import type { QueryClient } from '@tanstack/react-query';
import type { Send } from '../../api/index.ts';
import { deleteLayout, layoutQuery, readTag } from '../../data/index.ts';
import type { LibraryDeletion } from '../../widgets/library/index.ts';

/** There is no call that brings a layout back. */
export const layoutDeletion = (send: Send, client: QueryClient): LibraryDeletion => ({
  noun: 'location layout',
  remove: (id) => deleteLayout(send, client, id),
  readTag: (id) => readTag(client, layoutQuery(send, id)),
  goesWith: 'all its layers',
});
