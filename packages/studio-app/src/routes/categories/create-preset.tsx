import { categoryListQuery, prefetch } from '../../data/index.ts';
import { PresetForm } from '../../features/categories/PresetForm.tsx';
import { paths } from '../../paths.ts';
import { libraryCreateRoute } from '../library-create-route.tsx';

export const { handle, loader, Component } = libraryCreateRoute({
  tab: 'categories',
  title: 'Create Category Preset',
  description: 'A preset cannot be changed later.',
  Form: PresetForm,
  path: paths.preset,
  load: ({ send, queryClient }) => prefetch(queryClient, categoryListQuery(send, { isArchived: false })),
});
