import { LayoutForm } from '../../features/layouts/LayoutForm.tsx';
import { paths } from '../../paths.ts';
import { libraryCreateRoute } from '../library-create-route.tsx';

export const { handle, loader, Component } = libraryCreateRoute({
  tab: 'layouts',
  title: 'Create Location Layout',
  size: 'sm',
  Form: LayoutForm,
  path: paths.layout,
});
