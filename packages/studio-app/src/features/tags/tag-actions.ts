import type { Tag } from '@inspection-studio/domain/tags';
import type { QueryClient } from '@tanstack/react-query';
import type { Send } from '../../api/index.ts';
import { deleteTag, readTag, restoreTag, tagQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import type { LibraryDeletion, LibraryEdit, LibraryRestoration } from '../../widgets/library/index.ts';

/** Tags are edited by those who may create library items. */
export const tagEdit = ({ id }: Tag): LibraryEdit => ({ to: paths.updateTag(id), permission: 'CreateLibrary' });

export const tagDeletion = (send: Send, client: QueryClient): LibraryDeletion => ({
  noun: 'tag',
  remove: (id) => deleteTag(send, client, id),
  readTag: (id) => readTag(client, tagQuery(send, id)),
  restore: restoreTag(send, client),
});

export const tagRestoration = (send: Send, client: QueryClient): LibraryRestoration => ({
  noun: 'tag',
  restore: restoreTag(send, client),
});
