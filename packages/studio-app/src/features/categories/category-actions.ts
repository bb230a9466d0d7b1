import type { Category } from '@inspection-studio/domain/categories';
import type { QueryClient } from '@tanstack/react-query';
import type { Send } from '../../api/index.ts';
import { categoryQuery, deleteCategory, readTag, restoreCategory } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import type { LibraryDeletion, LibraryEdit, LibraryRestoration } from '../../widgets/library/index.ts';

export const categoryEdit = ({ id }: Category): LibraryEdit => ({
  to: paths.updateCategory(id),
  permission: 'UpdateLibrary',
});

export const categoryDeletion = (send: Send, client: QueryClient): LibraryDeletion => ({
  noun: 'category',
  remove: (id) => deleteCategory(send, client, id),
  readTag: (id) => readTag(client, categoryQuery(send, id)),
  restore: restoreCategory(send, client),
});

export const categoryRestoration = (send: Send, client: QueryClient): LibraryRestoration => ({
  noun: 'category',
  restore: restoreCategory(send, client),
});

/** Shown where Restore would be. */
export const ARCHIVED_WITH_ASSET = 'Archived with its asset';
