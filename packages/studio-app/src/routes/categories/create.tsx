import { CategoryForm } from '../../features/categories/CategoryForm.tsx';
import { paths } from '../../paths.ts';
import { libraryCreateRoute } from '../library-create-route.tsx';

export const { handle, loader, Component } = libraryCreateRoute({
  tab: 'categories',
  title: 'Create Category',
  Form: CategoryForm,
  path: paths.category,
});
